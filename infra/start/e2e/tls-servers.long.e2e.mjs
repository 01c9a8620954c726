// @ts-check
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { LauncherProcess } from '../../test/launcher-process.mjs';
import { tlsPostgres } from './tls-postgres.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';

const folder = temporaryFolder('tls-servers-');
/** @type {Awaited<ReturnType<typeof tlsPostgres>>} */
let server;
beforeAll(async () => (server = await tlsPostgres(process.env['TEST_POSTGRES_URL'] ?? '', folder)));
afterAll(() => server.stop());

it('runs on a PostgreSQL whose certificate comes from an authority of the operator', async () => {
  const [dataDir, port] = [join(folder, 'data'), await freePort()];
  const settings = { DATABASE_URL: server.url, NODE_EXTRA_CA_CERTS: server.authority };
  const launcher = new LauncherProcess(dataDir, port, ['start'], settings);
  try {
    await launcher.ready();
    const issue = ['keys', 'issue', '--client', 'A', '--email', 'a@b.example', '--quota', '5'];
    for (const words of [issue, ['backup'], ['status']])
      expect(await LauncherProcess.run(dataDir, words, settings)).toMatchObject({ code: 0 });
  } finally {
    await launcher.stop();
  }
});

it('is refused before anything starts when the authority is not named', async () => {
  const settings = { DATABASE_URL: server.url, NODE_EXTRA_CA_CERTS: '' };
  const launcher = new LauncherProcess(join(folder, 'refused'), await freePort(), ['start'], settings);
  expect(await launcher.exitCode).toBe(1);
  expect(launcher.printed).toMatch(/^ {2}DATABASE_URL: .*SELF_SIGNED/m);
});
