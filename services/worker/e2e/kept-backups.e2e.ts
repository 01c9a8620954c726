import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '@pruefer/contracts';
import type { RunningService } from '@pruefer/platform';
import { startProcess, suiteFixture, until } from '@pruefer/testkit';
import { Jobs } from '../src/jobs/handlers/jobs.js';
import { checkFile } from '../src/backup/health/check-file.js';
import {
  backupEnvironment,
  backupsIn,
  fillLog,
  fillSmallTables,
  heldBackups,
  holdBackups,
  operatorsProgram,
  toByteStream,
} from './support/backup-environment.js';

const PASSPHRASE = 'Käse und Brot am Morgen';
const name = /^iban-backup-\d{4}-\d{2}-\d{2}-\d{4}(\d{2})?\.sql$/;

const site = suiteFixture(backupEnvironment, (site) => site.close());
let worker: RunningService;

beforeAll(async () => {
  await fillSmallTables(site.database);
  await fillLog(site.database, 60_000, 1);
  worker = await site.start();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Has a worker with other settings do everything: of two, either may take a job. */
async function withOther(
  change: Record<string, string>,
  work: (other: RunningService) => Promise<void>,
): Promise<void> {
  await worker.close();
  const other = await site.start(change);
  try {
    await work(other);
  } finally {
    await other.close();
    worker = await site.start();
  }
}

describe('a backup that stays', () => {
  it('is whole, unreadable for others, and downloaded unchanged', async () => {
    const job = await site.ended(worker, await site.begin(worker));
    expect(job).toMatchObject({ state: 'done', result: { backup: { isEncrypted: false, offsiteFailure: null } } });
    const { fileName, checksum, bytes } = job.result!.backup!;
    const path = join(site.folder, fileName);
    expect(fileName).toMatch(name);
    expect([(await stat(site.folder)).mode & 0o777, (await stat(path)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(await backupsIn(site.folder)).toEqual([fileName]);
    const response = await site.get(worker, `backups/${fileName}`);
    expect(response.headers.get('content-length')).toBe(String(bytes));
    expect(sha256(new Uint8Array(await response.arrayBuffer()))).toBe(checksum);
    const overview = await site.overview(worker);
    expect(overview).toMatchObject({ last: { fileName, reason: 'asked' }, isEncrypting: false, hasOffsiteCopy: false });
    expect(overview.warnings).toEqual(['Testen Sie, ob sich das Backup wiederherstellen lässt.']);
    expect(overview.estimatedBytes).toBeGreaterThan(1e6);
  });

  it('D8: is noted, and found by its name alone', async () => {
    const noted = await site.database.sql<{ details: object }>(
      `SELECT details FROM jobs.audit WHERE action = 'backup.created'`,
    );
    expect(noted).toMatchObject([{ details: { name: expect.stringMatching(name), reason: 'asked' } }]);
    for (const [path, status] of [
      ['backups/iban-backup-2020-01-01-0000.sql', 404],
      ['backups/..%2f..%2fetc%2fpasswd', 400],
      ['backups/iban-backup-2020-01-01-0000.sql.json', 400],
    ] as const)
      expect((await site.get(worker, path)).status).toBe(status);
  });

  it('F1: is encrypted with the passphrase, and copied offsite by a program that knows nothing of ours', async () => {
    const elsewhere = `${site.folder}-elsewhere`;
    const command = await operatorsProgram(elsewhere, `env > ${elsewhere}/env; cp "$2" ${elsewhere}/copy.enc`);
    await withOther({ BACKUP_PASSPHRASE: PASSPHRASE, BACKUP_COMMAND: `${command} --to` }, async (other) => {
      const job = await site.ended(other, await site.begin(other));
      expect(job.result!.backup).toMatchObject({ isEncrypted: true, offsiteFailure: null });
      expect(sha256(await readFile(join(elsewhere, 'copy.enc')))).toBe(job.result!.backup!.checksum);
    });
    const copy = await readFile(join(elsewhere, 'copy.enc'));
    await expect(checkFile(toByteStream(copy))).rejects.toMatchObject({ code: 'backup_locked' });
    await expect(checkFile(toByteStream(copy), { passphrase: PASSPHRASE })).resolves.toMatchObject({
      isEncrypted: true,
    });
    expect(await readFile(join(elsewhere, 'env'), 'utf8')).not.toMatch(/postgres|SECRET|PASS|KAFKA/);
  });

  it('warns when its offsite copy fails', async () => {
    const command = await operatorsProgram(`${site.folder}-elsewhere`, 'echo "Kein Platz" >&2; exit 3');
    await withOther({ BACKUP_COMMAND: command }, async (other) => {
      const job = await site.ended(other, await site.begin(other));
      const sentence = 'Der Befehl für den zweiten Ort endete mit 3: Kein Platz';
      expect(job).toMatchObject({ state: 'done', result: { backup: { offsiteFailure: sentence } } });
      expect((await site.overview(other)).warnings).toContain(sentence);
    });
  });
});

describe('the daily check', () => {
  const findings = async () => {
    const jobs = worker.app.get(Jobs);
    const { id } = await jobs.start('backup-check', {}, null);
    return (await jobs.waitForEnd(id, 30_000)).result?.check;
  };

  it('reads the last backup to its end, and reports a mistake until it is right again', async () => {
    await site.ended(worker, await site.begin(worker));
    const { last } = await site.overview(worker);
    expect(await findings()).toEqual({
      isHealthy: false,
      findings: ['Testen Sie, ob sich das Backup wiederherstellen lässt.'],
    });
    const path = join(site.folder, last!.fileName);
    const good = await readFile(path);
    const bad = Buffer.from(good);
    bad[Math.floor(good.length / 2)]! ^= 1;
    await writeFile(path, bad);
    const sentence = expect.stringContaining(`Das Backup ${last!.fileName} ist nicht lesbar`) as string;
    expect((await findings())?.findings).toContainEqual(sentence);
    expect((await site.overview(worker)).warnings).toContainEqual(sentence);
    await writeFile(path, good);
    expect((await findings())?.findings).toHaveLength(1);
  });

  it('is shown to operators as metrics', async () => {
    const { last } = await site.overview(worker);
    const metrics = await (await fetch(`${worker.opsUrl}/metrics`)).text();
    expect(metrics).toContain(`backup_last_bytes ${last!.bytes}`);
    expect(metrics).toMatch(/^backup_last_age_seconds \d/m);
    expect(metrics).toMatch(/^backup_healthy 0$/m);
    expect(metrics).not.toMatch(/^backup_last_proof_age_seconds /m);
  });
});

describe('D6: what dies in the middle', () => {
  const named = async () => (await backupsIn(site.folder)).filter((file) => name.test(file));

  it('leaves no file under its name: the worker, killed', async () => {
    const before = await named();
    // No other process may get the job.
    await worker.close();
    const killed = await startProcess('worker', { ...site.environment, LOG_LEVEL: 'fatal' }, 'alive');
    const held = await holdBackups(site, killed);
    const id = await site.begin(killed);
    await until('it is in the middle', held.isHeld);
    killed.kill('SIGKILL');
    await held.letGo();
    expect(await named()).toEqual(before);
    await site.database.sql(`UPDATE jobs.job SET alive_at = alive_at - interval '1 minute' WHERE id = $1`, [id]);
    worker = await site.start();
    const job = await site.ended(worker, id);
    expect(job).toMatchObject({ state: 'done', attempts: 2 });
    expect(await checkFile(createReadStream(join(site.folder, job.result!.backup!.fileName)))).toBeDefined();
  });

  it('leaves no file: PostgreSQL, which ends the connections', async () => {
    const before = await named();
    const held = await holdBackups(site, worker);
    const id = await site.begin(worker);
    await until('it is in the middle', held.isHeld);
    await site.database.sql(`SELECT pg_terminate_backend(pid) FROM (${heldBackups}) held`);
    const state = async () => ((await (await site.get(worker, `jobs/${id}`)).json()) as Job).state;
    await until('it was cut off', async () => (await state()) === 'waiting');
    expect(await named()).toEqual(before);
    // It would be tried again after a pause.
    await site.get(worker, `jobs/${id}/cancel`, 'POST');
    await held.letGo();
    expect(await site.ended(worker, id)).toMatchObject({ state: 'cancelled', attempts: 1 });
    expect(await site.ended(worker, await site.begin(worker))).toMatchObject({ state: 'done' });
  });

  it('leaves no file: a cancelled one', async () => {
    const before = await backupsIn(site.folder);
    const held = await holdBackups(site, worker);
    const id = await site.begin(worker);
    await until('it is in the middle', held.isHeld);
    await site.get(worker, `jobs/${id}/cancel`, 'POST');
    expect(await site.ended(worker, id)).toMatchObject({ state: 'cancelled' });
    await held.letGo();
    expect((await backupsIn(site.folder)).filter((file) => before.includes(file) || name.test(file))).toEqual(before);
  });
});
