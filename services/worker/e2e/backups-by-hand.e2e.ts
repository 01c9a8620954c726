import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '@pruefer/contracts';
import type { RunningService } from '@pruefer/platform';
import { builtFile, runBuiltProgram } from '@pruefer/testkit';
import { RunJobs } from '../src/jobs/run/run-jobs.js';
import {
  backupEnvironment,
  type BackupEnvironment,
  backupsIn,
  fillLog,
  fillSmallTables,
} from './support/backup-environment.js';

const blocker = '00000000-0000-4000-8000-00000000000b';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the operator’s command line', () => {
  let site: BackupEnvironment;
  let worker: RunningService;
  // A worker looks every ten seconds; here it does more often.
  let timer: NodeJS.Timeout;

  beforeAll(async () => {
    site = await backupEnvironment();
    await fillSmallTables(site.database);
    await fillLog(site.database, 1_000, 1);
    worker = await site.start();
    timer = setInterval(() => worker.app.get(RunJobs).wake(), 200);
  });
  afterAll(async () => {
    clearInterval(timer);
    await site.close();
  });

  const run = (words: string[], change: Record<string, string> = {}) =>
    runBuiltProgram(builtFile('worker', 'backup-cli.js'), words, {
      ...site.environment,
      PORT: '0',
      OPS_PORT: '0',
      ...change,
    });

  it('F1: makes a backup where the operator wants it, unreadable for others, and overwrites nothing', async () => {
    const elsewhere = `${site.folder}-elsewhere`;
    await mkdir(elsewhere, { recursive: true });
    const path = join(elsewhere, 'by-hand.sql');
    const made = await run(['make', path]);
    expect(made).toMatchObject({ code: 0, stderr: [] });
    expect(made.stdout.at(-1)).toBe(`SHA-256 ${sha256(await readFile(path))}`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    // The worker has made it, as a job like that of the night.
    const [job] = await site.database.sql<Pick<Job, 'result'>>(
      `SELECT result FROM jobs.job WHERE kind = 'backup' AND origin = 'command-line' AND state = 'done'`,
    );
    expect(job!.result!.backup!.checksum).toBe(sha256(await readFile(path)));
    expect(await run(['make', path])).toMatchObject({ code: 1, stderr: [`Es gibt schon eine Datei ${path}.`] });
    expect((await readdir(elsewhere)).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  it('D6: is refused while another backup is under way, and names it', async () => {
    await site.database.sql(
      `INSERT INTO jobs.job (id, kind, lane, origin, data, last_attempt, state, alive_at) VALUES ($1, 'restore', 'everything', 'staff', '{}', 3, 'running', clock_timestamp() + interval '1 hour')`,
      [blocker],
    );
    const refused = await run(['make']);
    await site.database.sql('DELETE FROM jobs.job WHERE id = $1', [blocker]);
    expect(refused).toMatchObject({ code: 1, stderr: [expect.stringContaining('läuft bereits')] });
  });

  it('makes it itself where no worker is at work, whatever the last one has left', async () => {
    const alone = await backupEnvironment();
    try {
      await alone.database.sql(
        `INSERT INTO jobs.job (id, kind, lane, origin, data, last_attempt, due_at) VALUES ($1, 'backup', 'everything', 'schedule', '{}', 3, now() - interval '1 minute')`,
        [blocker],
      );
      const { BACKUP_DIR = '', JOBS_DATABASE_URL = '' } = alone.environment;
      const MISSING_VARIABLES = 'BACKUP_PASSPHRASE,BACKUP_COMMAND';
      expect(await run(['make'], { BACKUP_DIR, JOBS_DATABASE_URL, MISSING_VARIABLES })).toMatchObject({
        code: 1,
        stderr: [expect.stringContaining('BACKUP_PASSPHRASE, BACKUP_COMMAND')],
      });
      expect(await backupsIn(alone.folder)).toEqual([]);
      expect(await run(['make'], { BACKUP_DIR, JOBS_DATABASE_URL })).toMatchObject({ code: 0, stderr: [] });
      expect(await backupsIn(alone.folder)).toHaveLength(1);
    } finally {
      await alone.close();
    }
  });

  it('shows the contents, needs and gaps of one, and refuses other files', async () => {
    const path = join(`${site.folder}-elsewhere`, 'by-hand.sql');
    const verified = await run(['verify', path], { SECRET_FINGERPRINTS: 'log-hash=ffffffffffffffff' });
    expect(verified.stdout[0]).toBe('Das Backup ist vollständig und unverändert.');
    expect(verified.stdout.join('\n')).toMatch(/logs\.requests +1\.000/);
    expect(verified.stdout.at(-1)).toMatch(/^Geheimnis log-hash \(0123456789abcdef\): fehlt hier\. /);
    await appendFile(path, 'DROP TABLE cms.page;\n');
    expect((await run(['verify', path])).code).toBe(1);
    expect(await run(['verify', '/nowhere'])).toMatchObject({ code: 1, stderr: ['Die Datei /nowhere gibt es nicht.'] });
  });
});
