import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
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

describe('a system on a PostgreSQL whose certificate comes from an authority of the operator', () => {
  const [dataDir, backups, copies] = [join(folder, 'data'), join(folder, 'backups'), join(folder, 'copies')];
  const settings = { NODE_EXTRA_CA_CERTS: '', BACKUP_DIR: '', BACKUP_PASSPHRASE: '', BACKUP_COMMAND: '' };
  const secrets = { BACKUP_PASSPHRASE: 'ein Satz nur für die Sicherungen', BACKUP_COMMAND: `cp -r -t ${copies}` };
  /** @type {LauncherProcess} */
  let launcher;
  beforeAll(async () => {
    await mkdir(copies);
    const { url: DATABASE_URL, authority: NODE_EXTRA_CA_CERTS } = server;
    const own = { DATABASE_URL, NODE_EXTRA_CA_CERTS, BACKUP_DIR: backups, ...secrets };
    launcher = new LauncherProcess(dataDir, await freePort(), ['start'], own);
    await launcher.ready();
  });
  afterAll(() => launcher.stop());

  /** @param {string[]} words @param {Record<string, string>} [change] */
  const run = (words, change) => LauncherProcess.run(dataDir, words, { ...settings, ...change });

  it('has commands that need none of its variables', async () => {
    const issue = ['keys', 'issue', '--client', 'A', '--email', 'a@b.example', '--quota', '5'];
    for (const words of [issue, ['backup'], ['status']]) expect(await run(words)).toMatchObject({ code: 0 });
  });

  it('F1: makes no whole backup that is open or has no copy because the terminal lacks variables', async () => {
    const refused = await run(['backup', '--whole']);
    expect(refused).toMatchObject({ code: 1, printed: expect.stringMatching(/BACKUP_PASSPHRASE und BACKUP_COMMAND/) });
    expect(existsSync(join(dataDir, 'backups'))).toBe(false);
    const elsewhere = await run(['backup', '--whole', join(folder, 'elsewhere')]);
    expect(elsewhere).toMatchObject({ code: 1, printed: expect.not.stringContaining('BACKUP_COMMAND') });
  });

  it('F1: makes a whole backup where it keeps its others', async () => {
    expect(await run(['backup', '--whole'], secrets)).toMatchObject({ code: 0 });
    const names = (await readdir(join(backups, 'whole'))).toSorted();
    expect(names).toEqual([expect.stringMatching(/^iban-whole-backup-/), 'state.json']);
    const copy = join(copies, names[0] ?? '', 'whole-backup.json');
    expect(JSON.parse(await readFile(copy, 'utf8'))).toMatchObject({ isEncrypted: true, isOfOwnServer: false });
  });
});

it('is refused before anything starts when the authority is not named', async () => {
  const settings = { DATABASE_URL: server.url, NODE_EXTRA_CA_CERTS: '' };
  const launcher = new LauncherProcess(join(folder, 'refused'), await freePort(), ['start'], settings);
  expect(await launcher.exitCode).toBe(1);
  expect(launcher.printed).toMatch(/^ {2}DATABASE_URL: .*SELF_SIGNED/m);
});
