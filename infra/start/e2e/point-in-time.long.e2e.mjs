import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';
import { cacheDir } from '../../shared/folders.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { createCluster, ENVIRONMENT } from '../servers/postgres-cluster.mjs';
import { postgresUrl, programFolder } from '../servers/postgres.mjs';
import { serverAccount } from '../servers/server-account.mjs';
import { Caller, FIRST_ADMIN } from '../../shared/caller.mjs';
import { queryRows } from '../../shared/database.mjs';

const PASSWORD = 'only-for-this-test';

/** A PostgreSQL of the operator's, with an archive of its log, and a system that uses it (docs/RUNBOOK.md, "Back to a moment"). */
describe('back to a moment', () => {
  // This hook comes first, so the server ends before its folder is removed.
  afterAll(stopServer);
  const folder = temporaryFolder('point-in-time-');
  /** @type {import('../servers/server-account.mjs').Account | undefined} */
  let account;
  let bin = '';
  let port = 0;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  let printed = '';

  beforeAll(async () => {
    account = await serverAccount();
    port = await freePort();
    bin = await programFolder({ dataDir: folder, cacheDir: cacheDir(folder), say: () => {} }, undefined, account);
    await createCluster(bin, join(folder, 'server'), PASSWORD, account);
    await mkdir(join(folder, 'archive'), { mode: 0o700 });
    await give(join(folder, 'archive'));
    const archive = `archive_mode = on\narchive_command = 'test ! -f ${folder}/archive/%f && cp %p ${folder}/archive/%f'\n`;
    await appendFile(join(folder, 'server', 'postgresql.conf'), archive);
    await startServer('server');
  });

  /** @param {string} path to belong to PostgreSQL's account */
  async function give(path) {
    if (account) await chown(path, account.uid, account.gid);
  }

  /** @param {string} name of its data folder */
  async function startServer(name) {
    const data = join(folder, name);
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const child = spawn(join(bin, 'postgres'), args, { env: ENVIRONMENT, cwd: data, ...account });
    printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
    server = child;
    const answers = () => queryRows(url(), 'SELECT 1').then(Boolean, () => child.exitCode !== null);
    await until(answers, 60_000);
  }

  async function stopServer() {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  }

  const url = () => postgresUrl(port, PASSWORD);

  it('brings back what a statement has deleted, from a whole backup and the archive', async () => {
    const [dataDir, backup, systemPort] = [join(folder, 'data'), join(folder, 'backup'), await freePort()];
    const given = { DATABASE_URL: url(), ...FIRST_ADMIN };
    let system = new LauncherProcess(dataDir, systemPort, ['start'], given);
    await system.ready();
    const caller = new Caller(`http://localhost:${systemPort}`);
    await caller.signInFirst(url());
    const customer = { clientName: 'Musterkunde GmbH', clientEmail: 'kunde@bank.example', quota: 1_000 };
    const { apiKey } = await caller.call('POST', '/api/admin/api-keys', customer);
    expect(await LauncherProcess.run(dataDir, ['backup', '--whole', backup], given)).toMatchObject({ code: 0 });

    for (let number = 0; number < 5; number += 1) expect(await caller.check(apiKey)).toBe(200);
    const books =
      'SELECT used::int, (SELECT count(*)::int FROM logs.requests WHERE status = 200) AS logged FROM keys.contract';
    await until(async () => (await queryRows(url(), books))[0].logged === 5, 30_000);
    const [{ moment }] = await queryRows(url(), 'SELECT clock_timestamp()::text AS moment');
    const later = `SELECT clock_timestamp() > '${moment}'::timestamptz + interval '2 seconds' AS is`;
    await until(async () => (await queryRows(url(), later))[0].is, 30_000);
    await queryRows(url(), 'DELETE FROM keys.key');
    await queryRows(url(), 'SELECT pg_switch_wal()');
    await system.stop();
    await stopServer();

    const restored = join(folder, 'restored');
    const unpacking = ['restore', '--whole', backup, '--to', restored];
    expect(await LauncherProcess.run(dataDir, unpacking, given)).toMatchObject({ code: 0 });
    const recovery = [
      `restore_command = 'cp ${folder}/archive/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
    ];
    await appendFile(join(restored, 'postgresql.conf'), `${recovery.join('\n')}\n`);
    await writeFile(join(restored, 'recovery.signal'), '');
    await give(join(restored, 'recovery.signal'));
    await startServer('restored');
    await until(async () => (await queryRows(url(), 'SELECT pg_is_in_recovery() AS is'))[0].is === false, 60_000);
    expect(printed).toContain('recovery stopping before commit of transaction');

    system = new LauncherProcess(dataDir, systemPort, ['start'], given);
    await system.ready();
    expect(await caller.check(apiKey)).toBe(200);
    await until(async () => (await queryRows(url(), books))[0].logged === 6, 60_000);
    expect(await queryRows(url(), books)).toEqual([{ used: 6, logged: 6 }]);
    expect(await readFile(join(restored, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
    await system.stop();
  });

  it('refuses a data folder of the product for a backup of a server of the operator’s', async () => {
    const [other, words] = [join(folder, 'other'), ['restore', '--whole', join(folder, 'backup')]];
    const refused = await LauncherProcess.run(other, words);
    expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('von einem eigenen PostgreSQL-Server') });
    const refusedToo = await LauncherProcess.run(other, words, { DATABASE_URL: url() });
    expect(refusedToo).toMatchObject({ code: 1, printed: expect.stringContaining('DATABASE_URL nennt einen eigenen') });
  });
});
