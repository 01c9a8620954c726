import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BanksImportedV1,
  checkBackup,
  type Job,
  RESTORE_WORD,
  restoreBackup,
  type RestoreCheck,
  startBackup,
  startDrill,
  startRestore,
} from '@pruefer/contracts';
import { type RunningService, startService } from '@pruefer/platform';
import {
  bearer,
  FollowedEvents,
  serviceEnvironment,
  type TestDatabase,
  until,
  workerDatabases,
} from '@pruefer/testkit';
import { Client } from 'pg';
import { SCHEMA_VERSION } from '../src/backup/content/tables.js';
import { WorkerConfig } from '../src/config.js';
import type { JobRun } from '../src/jobs/handlers/job-handler.js';
import { RestoreData } from '../src/restore/run/restore-data.js';
import { RestoreHandler } from '../src/restore/run/restore.handler.js';
import { UploadedFiles } from '../src/restore/upload/uploaded-files.js';
import { WorkerModule } from '../src/worker.module.js';
import { createBackup } from './support/create-backup.js';
import { fullDatabase } from './support/full-database.js';
import { inDaytime } from './support/in-daytime.js';
import { endedJob } from './support/staff-call.js';
import { ids, storeEverything } from './support/stored-everything.js';

interface Answer {
  readonly code?: string;
  readonly job?: Job;
  readonly recordsRestored?: number;
}

describe('calls that restore', () => {
  let database: TestDatabase;
  let scratch: TestDatabase;
  let worker: RunningService;
  let backup: Buffer;
  let env: Record<string, string>;
  const folder = mkdtempSync(join(tmpdir(), 'restore-calls-'));

  beforeAll(async () => {
    [database, scratch] = await Promise.all([fullDatabase(), fullDatabase()]);
    const getDatabaseName = ({ adminUrl }: TestDatabase) => new URL(adminUrl).pathname.slice(1);
    await database.sql(`ALTER DATABASE ${getDatabaseName(scratch)} RENAME TO ${getDatabaseName(database)}_drill`);
    await storeEverything(database);
    backup = await createBackup(database);
    env = serviceEnvironment({
      ...workerDatabases(database),
      BACKUP_DIR: folder,
      BANK_FILE: '/nowhere/blz-20260907.txt.gz',
    });
    worker = inDaytime(await startService('worker', WorkerModule, WorkerConfig, { env }));
  });
  afterAll(async () => {
    await worker.close();
    const name = new URL(database.adminUrl).pathname.slice(1);
    await database.sql(`DROP DATABASE ${name}_drill WITH (FORCE)`);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = async (path: string, file: Buffer | object, name = 'mein.sql') => {
    const token = await bearer({ role: 'admin' });
    const form = new FormData();
    if (Buffer.isBuffer(file)) form.append('backupFile', new Blob([new Uint8Array(file)]), name);
    const isForm = Buffer.isBuffer(file);
    const response = await fetch(worker.url + path, {
      method: 'POST',
      headers: { ...token, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? form : JSON.stringify(file),
    });
    return { status: response.status, body: (await response.json()) as Answer & RestoreCheck };
  };
  const ended = ({ id }: Pick<Job, 'id'>) => endedJob(worker.url, id);
  const uploads = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.upload'));

  it('F2: a check ends with the connection that it came by', async () => {
    const waits = async () => {
      const rows = await database.sql<{ wait: string | null }>(
        `SELECT wait_event_type AS wait FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE '%(restore)'`,
      );
      return rows.map(({ wait }) => wait);
    };
    const holder = new Client({ connectionString: database.adminUrl });
    await holder.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE banks.data_set IN SHARE MODE');
      const controller = new AbortController();
      const { signal } = controller;
      const form = new FormData();
      form.append('backupFile', new Blob([new Uint8Array(backup)]), 'mein.sql');
      const headers = await bearer({ role: 'admin' });
      const call = fetch(worker.url + checkBackup.path, { method: 'POST', headers, body: form, signal });
      const failure = expect(call).rejects.toBeDefined();
      await until('the check to wait for a lock', async () => (await waits()).includes('Lock'));
      controller.abort();
      await failure;
      await until('the end of the check', async () => (await waits()).length === 0);
      await until('its file to be removed', () => uploads().length === 0);
    } finally {
      await holder.end();
    }
  });

  it('F3: checks, then restores the chosen parts, after a backup of the state before', async () => {
    const checked = await send(checkBackup.path, backup);
    expect(checked).toMatchObject({ status: 200, body: { isEncrypted: false, schemaVersion: SCHEMA_VERSION } });
    await database.sql(`UPDATE cms.page SET title = 'Anders' WHERE id = '${ids.imprint}'`);
    const wish = { parts: ['content'], confirmation: RESTORE_WORD };
    const started = await send(startRestore.path.replace(':id', checked.body.id), wish);
    const { state, failure, result } = await ended(started.body.job!);
    expect([state, failure]).toEqual(['done', null]);
    const { safetyBackup } = result!.restore!;
    expect(readdirSync(folder)).toContain(safetyBackup);
    const [page] = await database.sql<object>(`SELECT title FROM cms.page WHERE id = '${ids.imprint}'`);
    expect(page).toEqual({ title: 'Titel impressum' });
    expect(uploads()).toEqual([]);
    // A run that was cut off after the commit is taken up again, and nothing is done twice.
    const handler = worker.app.get(RestoreHandler, { strict: false });
    const data = {
      checkId: checked.body.id,
      backupAt: checked.body.backupAt,
      sha256: '0'.repeat(64),
      parts: ['content'],
      bringsBackDeleted: false,
    };
    expect(await handler.run({ data } as unknown as JobRun)).toEqual(result);
    await until('the event to be sent', async () => (await database.sql('SELECT FROM jobs.outbox')).length === 0);
    const again = await send(startRestore.path.replace(':id', checked.body.id), wish);
    expect([again.status, again.body.code]).toEqual([404, 'restore_check_unknown']);
  });

  it('F3: says why nothing was restored when the file was deleted after an interruption, without a safety backup', async () => {
    const { body } = await send(checkBackup.path, backup);
    await worker.app.get(UploadedFiles, { strict: false }).remove(body.id);
    const kept = readdirSync(folder);
    const wish = { parts: ['content'], confirmation: RESTORE_WORD };
    const { state, failure } = await ended((await send(startRestore.path.replace(':id', body.id), wish)).body.job!);
    expect([state, failure]).toEqual(['failed', expect.stringContaining('unterbrochen')]);
    expect(readdirSync(folder)).toEqual(kept);
  });

  it('F3: waits for a commit that is under way before it reads whether a restore has changed something', async () => {
    const committing = new Client({ connectionString: database.adminUrl });
    await committing.connect();
    try {
      const outcome = { safetyBackup: 'before.sql', parts: [] };
      await committing.query('BEGIN; UPDATE jobs.outbox_epoch SET epoch = epoch');
      await committing.query(`INSERT INTO jobs.audit (action, target, details) VALUES ('backup.restored', 'a', $1)`, [
        outcome,
      ]);
      const reading = worker.app.get(RestoreData, { strict: false }).readOutcome('a');
      await until('it waits', async () => {
        const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return (await database.sql(waiting)).length > 0;
      });
      await committing.query('COMMIT');
      expect(await reading).toEqual({ recordsRestored: 0, ...outcome });
    } finally {
      await committing.end();
    }
  });

  it('F3: wants the word typed, and parts that are there', async () => {
    const { body } = await send(checkBackup.path, backup);
    const path = startRestore.path.replace(':id', body.id);
    expect((await send(path, { parts: ['content'], confirmation: 'ja' })).status).toBe(400);
    expect((await send(path, { parts: ['users'], confirmation: RESTORE_WORD })).status).toBe(400);
  });

  it('restores everything in one step, as the specification says', async () => {
    const { KAFKA_BROKERS = '', KAFKA_TOPIC_PREFIX = '' } = env;
    const followed = new FollowedEvents(BanksImportedV1, { KAFKA_BROKERS, KAFKA_TOPIC_PREFIX });
    await followed.follow();
    await database.sql(`UPDATE cms.page SET title = 'Anders' WHERE id = '${ids.imprint}'; DELETE FROM logs.requests`);
    const { status, body } = await send(restoreBackup.path, backup);
    expect([status, body.recordsRestored]).toEqual([200, 1_001]);
    // Replicas need not wait for their own look at the bank data.
    const isTold = () => followed.events.some((event) => (event as { version: string }).version === '2026-09');
    await until('the bank data in force is announced', isTold, 20_000);
    await followed.stop();
  });

  it('F2: refuses other files and forms, and keeps nothing of them', async () => {
    const before = uploads().length;
    const answers = [
      await send(checkBackup.path, Buffer.from('SELECT 1;')),
      await send(checkBackup.path, backup.subarray(0, 2_000)),
      await send(checkBackup.path, {}),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'backup_unreadable'],
      [400, 'backup_damaged'],
      [415, 'unsupported_media_type'],
    ]);
    const two = new FormData();
    for (const name of ['a.sql', 'b.sql']) two.append('backupFile', new Blob([new Uint8Array(backup)]), name);
    const token = await bearer({ role: 'admin' });
    const refused = await fetch(worker.url + checkBackup.path, { method: 'POST', headers: token, body: two });
    expect(refused.status).toBe(400);
    expect(uploads().length).toBe(before);
  });

  it('proves the newest backup by restoring it separately, and leaves nothing there', async () => {
    // Of an erasure that is not complete rows are still there; they are not missed.
    await database.sql(
      `INSERT INTO logs.erased (iban_hash, at, erased_until, erased_by) VALUES (sha256('iban 5'::bytea), now(), now(), 'anna')`,
    );
    const { body } = await send(startBackup.path, {});
    expect((await ended(body.job!)).state).toBe('done');
    const drilled = await send(startDrill.path, {});
    const { state, failure, result } = await ended(drilled.body.job!);
    expect([state, failure]).toEqual(['done', null]);
    expect(result!.drill!.records).toBeGreaterThan(1_000);
  });

  it('F3: a process that is killed leaves no uploaded file behind', async () => {
    await send(checkBackup.path, backup);
    expect(uploads().length).toBeGreaterThan(0);
    const next = await startService('worker', WorkerModule, WorkerConfig, { env });
    expect(uploads()).toEqual([]);
    await next.close();
  });
});
