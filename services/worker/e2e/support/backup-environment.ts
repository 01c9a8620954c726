import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackupOverview, DAY_MS, type Job } from '@pruefer/contracts';
import { type RunningService, startService } from '@pruefer/platform';
import { serviceEnvironment, type TestDatabase, workerDatabases } from '@pruefer/testkit';
import { Client } from 'pg';
import { openBackup } from '../../src/backup/format/open-backup.js';
import { type CopyRows, rowValues } from '../../src/backup/format/copy-text.js';
import { isListedTable } from '../../src/backup/content/schema-upgrades.js';
import { SCHEMA_VERSION } from '../../src/backup/content/tables.js';
import { WorkerConfig } from '../../src/config.js';
import { WorkerModule } from '../../src/worker.module.js';
import { fullDatabase } from './full-database.js';
import { inDaytime } from './in-daytime.js';
import { endedJob, staffAnswer, staffCall } from './staff-call.js';

type Worker = Pick<RunningService, 'url'>;

export type BackupEnvironment = Awaited<ReturnType<typeof backupEnvironment>>;

/** A database with every table of the product, a folder for backups, and workers that make them. */
export async function backupEnvironment() {
  const database = await fullDatabase();
  const folder = join(tmpdir(), `backups-${randomBytes(6).toString('hex')}`);
  const environment = serviceEnvironment({
    ...workerDatabases(database),
    BACKUP_DIR: folder,
    SECRET_FINGERPRINTS: 'log-hash=0123456789abcdef,webhook=fedcba9876543210',
    // These tests need no bank data, and loading it takes seconds.
    BANK_FILE: '/nowhere/blz-20260907.txt.gz',
  });
  const services: RunningService[] = [];
  const read = async <Body>({ url }: Worker, request: string) => (await staffAnswer<Body>(url, request)).body;
  return {
    database,
    folder,
    environment,
    start: async (change: Record<string, string> = {}) => {
      const env = { ...environment, ...change };
      const service = inDaytime(await startService('worker', WorkerModule, WorkerConfig, { env }));
      services.push(service);
      return service;
    },
    get: ({ url }: Worker, path: string, method = 'GET') => staffCall(url, `${method} database/${path}`),
    overview: (service: Worker) => read<BackupOverview>(service, 'GET database/backups'),
    /** Begins a backup that stays. */
    begin: async (service: Worker) => (await read<{ job: Job }>(service, 'POST database/backups')).job.id,
    ended: ({ url }: Worker, id: string) => endedJob(url, id),
    close: async () => {
      await Promise.all(services.map((service) => service.close()));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills days of the log with this many rows each, and with the sums of their statuses. */
export async function fillLog(database: TestDatabase, rowsPerDay: number, days: number): Promise<void> {
  for (let ago = 1; ago <= days; ago += 1) {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    await createDay(database, day);
    await database.sql(
      `INSERT INTO logs.requests (at, id, day, count, status, country, iban_masked, iban_hash, request_id, bank_details)
       SELECT $1::date + place * interval '1 ms', gen_random_uuid(), $1::date, 1, 200, 'DE', 'DE89…3000', sha256('x'), E'a\\tb\\\\' || place,
         '{"bankName": "Käse & Co", "bic": "COBADEFFXXX", "bankCode": "37040044", "bankAddress": "50447 Köln"}'
       FROM generate_series(1, $2::int) AS place`,
      [day, rowsPerDay],
    );
    await database.sql(
      `INSERT INTO logs.request_details SELECT id, day, 'DE89370400440532013000', '192.0.2.1' FROM logs.requests WHERE day = $1::date`,
      [day],
    );
  }
  await database.sql(
    'INSERT INTO logs.total_sums VALUES (200, $1, $1) ON CONFLICT (status) DO UPDATE SET rows = $1, requests = $1',
    [rowsPerDay * days],
  );
}

/**
 * Holds all backups until the returned function is called: each waits for the lock on the side table of the log, after
 * all earlier tables were written.
 * @param worker has estimated the backup size before and cached it, because the estimate would wait as well
 */
export async function holdBackups(
  site: BackupEnvironment,
  worker: Worker,
): Promise<{ readonly isHeld: () => Promise<boolean>; readonly letGo: () => Promise<void> }> {
  await site.overview(worker);
  const client = new Client({ connectionString: site.database.adminUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE logs.request_details IN ACCESS EXCLUSIVE MODE');
  const isHeld = async () => {
    const waitingBackups = await site.database.sql(heldBackups);
    return waitingBackups.length > 0 && (await backupsIn(site.folder)).some((file) => file.startsWith('.partial-'));
  };
  return { isHeld, letGo: () => client.end() };
}

/** Connections of backups that wait for a lock. */
export const heldBackups = `SELECT pid FROM pg_stat_activity
  WHERE application_name LIKE '% (backup)' AND wait_event_type = 'Lock' AND datname = current_database()`;

/** Partitions of a day. */
export async function createDay(database: TestDatabase, day: string): Promise<void> {
  for (const table of ['requests', 'request_details'])
    await database.sql(`CREATE TABLE IF NOT EXISTS logs.${table}_${day.replaceAll('-', '')} PARTITION OF logs.${table}
      FOR VALUES FROM ('${day}') TO (date '${day}' + 1)`);
}

/** Some of everything that is small. */
export async function fillSmallTables(database: TestDatabase): Promise<void> {
  await database.sql(`
    INSERT INTO keys.contract (client_name, client_email, quota) SELECT 'Kunde ' || n, 'k@example.org', 100 FROM generate_series(1, 20) n;
    INSERT INTO keys.booking (contract_id, kind, amount, quota_before, quota_after, actor) SELECT id, 'issue', 100, 0, 100, 'anna' FROM keys.contract;
    INSERT INTO keys.key (id, contract_id, hash, prefix, last_four) SELECT 'key_' || id, id, sha256(int8send(id)), 'iban_sk_', 'abcd' FROM keys.contract;
    INSERT INTO auth.users (username, email, canonical_username, canonical_email, role, password_hash, totp_secret)
      VALUES ('anna', 'a@example.org', 'anna', 'a@example.org', 'admin', 'ARGON-SECRET', 'TOTP-SECRET');
    INSERT INTO cms.page (id, slug, title, content, html, links, images, gaps, menu_order, is_published, show_in_menu, noindex, version, created_at, updated_at, updated_by)
      SELECT gen_random_uuid(), 'seite-' || n, E'Seite\\t' || n, E'Zeile\\nZeile \\\\N', '<p>HTML-OF-PAGE</p>', '{}', '{}', '{}', n, true, true, false, 1, now(), now(), 'anna'
      FROM generate_series(1, 20) n;
    INSERT INTO cms.page_revision (page_id, number, kind, at, actor, is_published, fields) SELECT id, 1, 'saved', now(), 'anna', true, '{}' FROM cms.page;
    INSERT INTO cms.image VALUES ('00000000-0000-4000-8000-000000000001', 'bild', 'Bild', 1, 1, 3, now(), 'anna');
    INSERT INTO cms.image_form SELECT id, 'webp', 1, '\\x00ff0a' FROM cms.image`);
}

/** Rows of the tables that are asked for, by column. */
export async function rowsIn(
  file: AsyncIterable<Uint8Array>,
  wanted: readonly string[],
): Promise<Record<string, Record<string, string | null>[]>> {
  const { pieces } = await openBackup(file, {
    newestSchema: SCHEMA_VERSION,
    isListed: isListedTable,
    maxBytes: Infinity,
  });
  const rowsByTable: Record<string, Record<string, string | null>[]> = Object.fromEntries(
    wanted.map((table) => [table, []]),
  );
  let current: { table: string; columns: readonly string[] } = { table: '', columns: [] };
  for await (const piece of pieces) {
    if (piece.kind === 'table') current = piece;
    if (piece.kind === 'rows') rowsByTable[current.table]?.push(...byColumn(piece, current.columns));
  }
  return rowsByTable;
}

function byColumn(rows: CopyRows, columns: readonly string[]): Record<string, string | null>[] {
  return [...rowValues(rows)].map((values) => Object.fromEntries(columns.map((name, index) => [name, values[index]!])));
}

/** A file that was read as a whole. */
export async function* toByteStream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Backup files in the folder, without their notes. */
export async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.json'));
}

/** A program of the operator's. */
export async function operatorsProgram(folder: string, script: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'offsite-copy.sh');
  await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  return path;
}
