import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '@pruefer/platform';
import { bearer, suiteFixture, until } from '@pruefer/testkit';
import { checkFile } from '../src/backup/health/check-file.js';
import { backupTables } from '../src/backup/content/tables.js';
import {
  backupEnvironment,
  createDay,
  fillLog,
  fillSmallTables,
  rowsIn,
  toByteStream,
} from './support/backup-environment.js';
import { collectGarbage } from './support/collect-garbage.js';

const ROWS = 240_000;
const DAYS = 3;
const name = /^iban-backup-\d{4}-\d{2}-\d{2}-\d{4}(\d{2})?\.sql$/;

const site = suiteFixture(backupEnvironment, (site) => site.close());
let worker: RunningService;

beforeAll(async () => {
  await fillSmallTables(site.database);
  await fillLog(site.database, ROWS / DAYS, DAYS);
  worker = await site.start();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const download = async () => {
  const response = await site.get(worker, 'backup');
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const storedRows = async (day: string) => {
  const [row] = await site.database.sql<{ rows: number }>(
    'SELECT count(*)::int AS rows FROM logs.requests WHERE day = $1::date',
    [day],
  );
  return row!.rows;
};
/** Connections of backups with an open transaction. */
const readers = () =>
  site.database.sql<{ state: string }>(
    `SELECT state FROM pg_stat_activity WHERE application_name LIKE '% (backup)' AND datname = current_database() AND state <> 'idle'`,
  );
/** Asks for a backup and reads nothing of it. */
const begunDownload = async () => {
  const headers = await bearer({ role: 'admin' });
  const request = get(`${worker.url}/api/admin/database/backup`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { request, response };
};

describe('F1: a download', () => {
  it('holds every table and no secret, under a name by the clock, and is noted with its checksum', async () => {
    const { response, bytes } = await download();
    expect(response.headers.get('content-type')).toContain('application/sql');
    const [, fileName = ''] = /^attachment; filename="(.+)"$/.exec(response.headers.get('content-disposition')!) ?? [];
    expect(fileName).toMatch(name);
    const file = await checkFile(toByteStream(bytes));
    expect(file.tables.map(({ table }) => table)).toEqual(backupTables.map(({ table }) => table));
    expect(file.tables.find(({ table }) => table === 'logs.requests')).toEqual({ table: 'logs.requests', rows: ROWS });
    expect(file.header).toMatchObject({ secrets: [{ name: 'log-hash', fingerprint: '0123456789abcdef' }] });
    const text = Buffer.from(bytes).toString('latin1');
    for (const secret of ['ARGON-SECRET', Buffer.from('TOTP-SECRET').toString('hex'), 'HTML-OF-PAGE'])
      expect(text).not.toContain(secret);
    const facts = expect.objectContaining({ bytes: bytes.length, checksum: sha256(bytes) });
    const noted = await site.database.sql('SELECT action, target, actor, details FROM jobs.audit ORDER BY id');
    expect(noted).toEqual([
      { action: 'backup.download-begun', target: fileName, actor: 'anna', details: { name: fileName } },
      { action: 'backup.downloaded', target: fileName, actor: 'anna', details: facts },
    ]);
  });

  it('is of one moment, whatever happens while it is made', async () => {
    const today = new Date().toISOString().slice(0, 10);
    await createDay(site.database, today);
    let writing = true;
    const writers = [writeBookings(), writePages(), writeLog(today)].map(async (write) => {
      while (writing) await write();
    });
    await until('rows are stored', async () => (await storedRows(today)) > 20);
    const { bytes } = await download();
    writing = false;
    await Promise.all(writers);
    const tables = [
      'keys.contract',
      'keys.booking',
      'cms.page',
      'cms.page_revision',
      'logs.requests',
      'logs.total_sums',
    ];
    const rows = await rowsIn(toByteStream(bytes), tables);
    const of = (table: string) => rows[table]!;
    for (const { id, quota } of of('keys.contract')) {
      const booked = of('keys.booking').filter(({ contract_id }) => contract_id === id);
      expect(booked.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(quota));
    }
    for (const { id, version } of of('cms.page'))
      expect(of('cms.page_revision').filter(({ page_id }) => page_id === id)).toHaveLength(Number(version));
    expect(of('logs.requests').length).toBeGreaterThan(ROWS);
    const sum = of('logs.total_sums').reduce((all, { rows: counted }) => all + Number(counted), 0);
    expect(of('logs.requests')).toHaveLength(sum);
  });

  it('D4: keeps no transaction open without a reader, and is one at a time', async () => {
    const { request, response } = await free(begunDownload);
    await until('no reader', async () => (await readers()).length === 0);
    const other = await site.get(worker, 'backup');
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await other.json()).toMatchObject({ code: 'backups_busy' });
    response.on('error', () => undefined);
    request.destroy();
    await until('place is free', async () => {
      const { body, status } = await site.get(worker, 'backup');
      await body?.cancel();
      return status === 200;
    });
  });

  it('F1: takes memory that does not grow with the log', async () => {
    await until('place is free', async () => (await readers()).length === 0);
    const { response } = await free(begunDownload);
    const sizes: number[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > (sizes.length + 1) * 10e6) sizes.push(await heldBytes());
    }
    expect(sizes.length).toBeGreaterThan(7);
    // Holding what was read already would show as half of the file more in its second half.
    const half = Math.floor(sizes.length / 2);
    expect(median(sizes.slice(half)) - median(sizes.slice(0, half))).toBeLessThan(bytes / 4);
  });
});

/** What is no longer held must not count, and buffers are only freed some time after a collection, by another thread. */
async function heldBytes(): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await sleep(20);
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    least = Math.min(least, arrayBuffers + heapUsed);
  }
  return least;
}

function median(sizes: readonly number[]): number {
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]!;
}

/** Who went before may still be leaving. */
async function free(begin: typeof begunDownload): ReturnType<typeof begunDownload> {
  const begun = await begin();
  if (begun.response.statusCode === 200) return begun;
  begun.request.destroy();
  await sleep(50);
  return free(begin);
}

/** Each of these keeps together what a backup must not tear apart. */
function writeBookings(): () => Promise<unknown> {
  return () =>
    site.database.sql(`WITH changed AS (UPDATE keys.contract SET quota = quota + 1 RETURNING id, quota)
      INSERT INTO keys.booking (contract_id, kind, amount, quota_before, quota_after, actor)
      SELECT id, 'top-up', 1, quota - 1, quota, 'anna' FROM changed`);
}
function writePages(): () => Promise<unknown> {
  return () =>
    site.database.sql(`WITH changed AS (UPDATE cms.page SET version = version + 1 RETURNING id, version)
      INSERT INTO cms.page_revision (page_id, number, kind, at, actor, is_published, fields)
      SELECT id, version, 'saved', now(), 'anna', true, '{}' FROM changed`);
}
function writeLog(day: string): () => Promise<unknown> {
  return () =>
    site.database.sql(
      `WITH stored AS (INSERT INTO logs.requests (at, id, day, count, status, country) VALUES (now(), $1, $2::date, 1, 200, 'DE') RETURNING status)
       UPDATE logs.total_sums t SET rows = rows + 1, requests = requests + 1 FROM stored WHERE t.status = stored.status`,
      [randomUUID(), day],
    );
}
