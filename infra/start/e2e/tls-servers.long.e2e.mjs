// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { tlsPostgres } from '../../test/tls-postgres.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof tlsPostgres>>} */
let server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tls-servers-'));
  server = await tlsPostgres(process.env['TEST_POSTGRES_URL'] ?? '', folder);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('runs on a PostgreSQL whose certificate comes from an authority of the operator', async () => {
  const [dataDir, port] = [join(folder, 'data'), await freePort()];
  const settings = { DATABASE_URL: server.url, NODE_EXTRA_CA_CERTS: server.authority };
  const launcher = new LauncherProcess(dataDir, port, ['start'], settings);
  try {
    await launcher.ready();
    const issue = ['keys', 'issue', '--client', 'A', '--email', 'a@b.example', '--quota', '5'];
    for (const words of [issue, ['backup'], ['status']]) {
      const command = new LauncherProcess(dataDir, port, words, settings);
      expect({ code: await command.exitCode, printed: command.printed }).toMatchObject({ code: 0 });
    }
  } finally {
    launcher.child.kill('SIGTERM');
    await launcher.exitCode;
  }
});

it('is refused before anything starts when the authority is not named', async () => {
  const settings = { DATABASE_URL: server.url, NODE_EXTRA_CA_CERTS: '' };
  const launcher = new LauncherProcess(join(folder, 'refused'), await freePort(), ['start'], settings);
  expect(await launcher.exitCode).toBe(1);
  expect(launcher.printed).toMatch(/^ {2}DATABASE_URL: .*SELF_SIGNED/m);
});
