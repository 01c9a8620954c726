import { execFile } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { timeoutFactor, until } from '../../shared/until.mjs';
import { cacheDir } from '../../shared/folders.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { Parts } from '../parts/parts.mjs';
import { postgresUrl, preparePostgres } from '../servers/postgres.mjs';
import { readKeptSecrets } from '../secrets/kept-secrets.mjs';
import { openSecrets } from '../secrets/open-secrets.mjs';
import { readSettings } from '../settings/settings.mjs';
import { startNightly } from '../whole-backup/nightly.mjs';
import { restoreWholeBackup } from '../whole-backup/restore.mjs';
import { wholeProgram } from '../whole-backup/whole-program.mjs';
import { queryRows } from '../../shared/database.mjs';
import { withPostgres } from './recovery-postgres.mjs';

const execute = promisify(execFile);
const PASSPHRASE = 'ein Satz nur für die Sicherungen';

describe('a whole backup', () => {
  // This hook comes first, so the server ends before its folder is removed.
  afterAll(() => parts.stop());
  const folder = temporaryFolder('whole-backup-');
  const parts = new Parts(join(folder, 'logs'), { say: () => {}, changed: () => {} });
  let url = '';
  /** The backup that the first test makes. */
  let backup = '';
  /** @type {number | undefined} of the account that PostgreSQL runs as */
  let uid;

  beforeAll(async () => {
    const context = { dataDir: join(folder, 'first'), cacheDir: cacheDir(folder), say: () => {} };
    await mkdir(context.dataDir);
    const port = await freePort();
    const part = await preparePostgres(context, { port, password: 'p', durable: false });
    uid = part.account?.uid;
    url = postgresUrl(port, 'p');
    await parts.start(part, 60_000 * timeoutFactor());
    await openSecrets(context.dataDir);
    await queryRows(url, `CREATE TABLE customer AS SELECT n, md5(n::text) AS name FROM generate_series(1, 1000) n`);
  });
  /**
   * @param {string[]} words
   * @param {Record<string, string>} [change]
   * @param {string[]} [before] a program that runs it
   */
  async function program(words, change = {}, before = []) {
    const env = {
      DATABASE_URL: url,
      BACKUP_DIR: join(folder, 'backups'),
      BACKUP_PASSPHRASE: PASSPHRASE,
      OWN_SERVER: '1',
    };
    const [command = '', ...args] = [...before, process.execPath, wholeProgram(), ...words];
    const options = { env: { PATH: process.env['PATH'], ...env, ...change } };
    return execute(command, args, options).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }) => ({ code, said: stderr }),
    );
  }

  it('F1: is made at night, kept in the folder of backups, whole, and unreadable for others', async () => {
    const kept = join(folder, 'backups', 'whole');
    // The system has been running for more than a day, and no backup of the night has come.
    await mkdir(kept, { recursive: true });
    const since = new Date(Date.now() - 26 * 3_600_000).toISOString();
    await writeFile(
      join(kept, 'state.json'),
      JSON.stringify({ since, attemptAt: null, failure: null, offsiteFailure: null }),
    );
    /** @type {string[]} */
    const said = [];
    const settings = {
      ...readSettings({ DATA_DIR: join(folder, 'first') }),
      backups: { BACKUP_DIR: join(folder, 'backups'), BACKUP_PASSPHRASE: PASSPHRASE },
    };
    const end = await startNightly(settings, { databaseUrl: url, say: (line) => said.push(line), pollIntervalMs: 100 });
    const isMade = async () => (await readFile(join(kept, 'state.json'), 'utf8')).includes('"attemptAt":"');
    await until(isMade, 60_000).finally(end);
    expect(said).toEqual([]);
    const names = await readdir(kept);
    expect(names.toSorted()).toEqual([expect.stringMatching(/^iban-whole-backup-[\d-]{17}$/), 'state.json']);
    backup = join(kept, names.find((name) => name !== 'state.json') ?? '');
    expect((await readdir(backup)).toSorted()).toEqual([
      'backup_manifest',
      'base.tar.gz.enc',
      'secrets.json',
      'whole-backup.json',
    ]);
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    expect((await stat(join(backup, 'base.tar.gz.enc'))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(join(kept, 'state.json'), 'utf8'))).toMatchObject({ failure: null });
  });

  it('is refused to a role that may not replicate, and of a server with tablespaces', async () => {
    await queryRows(url, `CREATE ROLE reader LOGIN PASSWORD 'p'`);
    const reader = url.replace('//iban:', '//reader:');
    const target = join(folder, 'refused');
    expect((await program(['make', target], { DATABASE_URL: reader })).said).toContain('fehlt das Recht REPLICATION');
    const space = join(folder, 'space');
    await mkdir(space, { mode: 0o700 });
    if (uid !== undefined) await chown(space, uid, uid);
    await queryRows(url, `CREATE TABLESPACE elsewhere LOCATION '${space}'`);
    const refused = await program(['make', target]);
    await queryRows(url, 'DROP TABLESPACE elsewhere');
    expect(refused.said).toMatch(/Tablespaces außerhalb seines Datenordners \(elsewhere\)/);
    await expect(stat(target)).rejects.toThrow('ENOENT');
  });

  it('leaves nothing on a disk that is full, and says where and how much room it needs', async () => {
    const disk = join(folder, 'disk');
    await mkdir(disk);
    // A separate mount namespace, which ends with the program.
    const own = ['--mount', '--map-root-user'];
    const isPossible = await execute('unshare', [...own, 'true']).then(Boolean, () => false);
    if (!isPossible) return console.warn('no file system of its own here');
    const script = `mount -t tmpfs -o size=1m tmpfs ${disk} && { "$@"; code=$?; ls -A ${disk} >&2; exit $code; }`;
    const before = ['unshare', ...own, 'sh', '-c', script, 'sh'];
    const { code, said } = await program(['make', join(disk, 'backup')], {}, before);
    expect(code).toBe(1);
    expect(said).toMatch(/^In \S+\/disk ist zu wenig Platz: Frei sind \d+ MB, nötig sind höchstens \d+ MB\.\n$/);
  });

  it('is restored to a new data folder only, and not when a byte of it was changed', async () => {
    process.env['BACKUP_PASSPHRASE'] = PASSPHRASE;
    try {
      process.env['DATA_DIR'] = join(folder, 'first');
      await expect(restoreWholeBackup(['--whole', backup])).rejects.toThrow(/^Der Datenordner \S+ ist nicht neu: /);
      process.env['DATA_DIR'] = join(folder, 'second');
      await restoreWholeBackup(['--whole', backup]);
      expect(await readKeptSecrets(join(folder, 'second'))).toEqual(await readKeptSecrets(join(folder, 'first')));
      const rows = await withPostgres(join(folder, 'second'), (there) =>
        queryRows(there, 'SELECT * FROM customer ORDER BY n'),
      );
      expect(rows).toEqual(await queryRows(url, 'SELECT * FROM customer ORDER BY n'));
      const archive = await open(join(backup, 'base.tar.gz.enc'), 'r+');
      const { buffer } = await archive.read(Buffer.alloc(1), 0, 1, 100_000);
      await archive.write(Buffer.from([buffer.readUInt8() ^ 1]), 0, 1, 100_000);
      await archive.close();
      process.env['DATA_DIR'] = join(folder, 'third');
      await expect(restoreWholeBackup(['--whole', backup])).rejects.toThrow('Es wurde nichts wiederhergestellt.');
      expect(await readdir(join(folder, 'third'))).toEqual([]);
    } finally {
      delete process.env['BACKUP_PASSPHRASE'];
      delete process.env['DATA_DIR'];
    }
  });
});
