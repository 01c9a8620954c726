import { spawn } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { accepts } from '../../shared/process/exchange.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { watchedMetrics } from '../../deploy/monitoring/watched-metrics.mjs';
import { isAlive, LauncherProcess } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';
import { rounds } from '../../test/rounds.mjs';

const otherFolder = temporaryFolder('launcher-');

describe('npm start', () => {
  // This hook comes first, so the system ends before its folder is removed.
  afterAll(() => launcher.stop());
  const dataDir = temporaryFolder('launcher-');
  /** @type {number} */
  let port;
  /** @type {LauncherProcess} */
  let launcher;
  /** @type {LauncherProcess} the one that found an empty data folder */
  let first;
  /** The displayed password. */
  let password = '';
  /** @type {Record<string, (number | undefined)[]>} of the first run */
  let ports;

  beforeAll(async () => {
    port = await freePort();
    first = launcher = new LauncherProcess(dataDir, port);
    await launcher.ready();
  });

  /** @param {string[]} words */
  const runCommand = (...words) => LauncherProcess.run(dataDir, words);

  /** @param {string[]} words */
  const runSecrets = (...words) => runCommand('secrets', ...words);

  /** @param {string} name */
  async function keptSecrets(name) {
    return (await readFile(join(dataDir, 'secrets', name), 'utf8')).split(',');
  }

  it('answers at the address it prints', async () => {
    expect(launcher.printed).toContain(`http://localhost:${port}`);
    await until(async () => (await fetch(`http://localhost:${port}/health/ready`)).status === 200, 10_000);
  });

  it('B1: shows the random password of the first admin once, and writes it nowhere', async () => {
    await until(() => launcher.printed.includes('nur dieses eine Mal angezeigt'), 5_000);
    password = /angezeigt: (\S{20,})$/m.exec(launcher.printed)?.[1] ?? '';
    expect(password).not.toBe('');
    expect(await filesWith(dataDir, password)).toEqual([]);
  });

  it('has every metric that an alert or the dashboard reads', async () => {
    const { parts } = JSON.parse(await readFile(join(dataDir, 'state.json'), 'utf8'));
    const ports = Object.values(parts).flatMap(({ opsPort }) => opsPort ?? []);
    const pages = await Promise.all(ports.map(async (ops) => (await fetch(`http://127.0.0.1:${ops}/metrics`)).text()));
    const known = new Set([...pages.join('\n').matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
    expect(ports.length).toBeGreaterThanOrEqual(8);
    expect((await watchedMetrics()).filter((name) => !known.has(name))).toEqual([]);
  });

  it('lets no other user read passwords and logs', async () => {
    const modes = await Promise.all(['state.json', 'secrets', 'logs'].map((name) => stat(join(dataDir, name))));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o700, 0o700]);
  });

  it('shows every part in npm run status', async () => {
    let status = { code: /** @type {number | null} */ (1), printed: '' };
    // On a busy machine a part may take longer for one answer than `status` waits.
    await until(async () => (status = await runCommand('status')).code === 0, 30_000);
    for (const name of Object.keys(launcher.parts))
      expect(status.printed).toMatch(new RegExp(`^${name} .*bereit$`, 'm'));
  });

  it('calls no server ready in npm run status that is frozen', async () => {
    const pids = ['redis', 'postgres'].map((name) => launcher.readPid(name));
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const status = await runCommand('status');
    for (const pid of pids) process.kill(pid, 'SIGCONT');
    expect(status.code).toBe(1);
    expect(status.printed.match(/^(redis|postgres) .*antwortet nicht/gm)).toHaveLength(2);
  });

  it('refuses a second start on the same data folder', async () => {
    const second = new LauncherProcess(dataDir, await freePort());
    expect(await second.exitCode).toBe(1);
    expect(second.printed).toContain(`läuft schon auf diesem Datenordner (${dataDir})`);
    expect((await fetch(`http://localhost:${port}/health/live`)).status).toBe(200);
  });

  it('exports and imports pages while the system runs, through npm run content', async () => {
    const folder = join(dataDir, 'moved-pages');
    const runContent = (/** @type {string} */ word) => runCommand('content', word, folder);
    // The legal pages are laid out a moment after the start.
    await until(async () => (await runContent('export')).code === 0 && (await readdir(folder)).length === 5, 30_000);
    const imprint = await readFile(join(folder, 'impressum.md'), 'utf8');
    expect(imprint).toMatch(/^---\nslug: impressum\ntitle: Impressum\n/);
    const moved = imprint.replace('slug: impressum', 'slug: umgezogen').replace('title: Impressum', 'title: Umgezogen');
    await writeFile(join(folder, 'umgezogen.md'), moved);
    expect(await runContent('import')).toMatchObject({ code: 0 });
    const address = `http://localhost:${port}/umgezogen`;
    await until(async () => (await fetch(address)).status === 200, 10_000);
    expect(await (await fetch(address)).text()).toContain('<title>Umgezogen - ');
  });

  it('refuses a port that is taken', async () => {
    const second = new LauncherProcess(otherFolder, port);
    expect(await second.exitCode).toBe(1);
    expect(second.printed).toContain(`Port ${port} ist belegt`);
  });

  it.each(rounds(['keys', 'postgres'], ['validation-1', 'gateway', 'redis', 'kafka']))(
    'starts %s again when it was killed, and says so',
    async (name) => {
      const before = launcher.readPid(name);
      process.kill(before, 'SIGKILL');
      await until(() => launcher.readPid(name) > 0 && launcher.readPid(name) !== before, 10_000);
      await until(() => launcher.printed.includes(`${name} hat sich beendet (SIGKILL)`), 10_000);
      await until(() => accepts(launcher.parts[name]?.port ?? 0), 15_000);
      const readiness = `http://localhost:${port}/health/ready`;
      await until(async () => (await fetch(readiness).catch(() => undefined))?.ok ?? false, 15_000);
    },
  );

  it('B8: makes a new secret while the system runs, which has to be started with it before the old one is removed', async () => {
    expect(await runSecrets('renew', 'two-factor')).toMatchObject({ code: 0 });
    const early = await runSecrets('renew', 'two-factor', '--finish');
    expect(early).toMatchObject({ code: 1, printed: expect.stringContaining('Starten Sie es neu') });
    expect(await keptSecrets('two-factor')).toHaveLength(2);
  });

  it('keeps health and metrics on this machine', async () => {
    const answers = Object.values(launcher.parts).flatMap(({ opsPort }) =>
      opsPort ? [fetch(`http://127.0.0.1:${opsPort}/metrics`).then(({ status }) => status)] : [],
    );
    expect(await Promise.all(answers)).toEqual(Array(8).fill(200));
  });

  it('ends everything it started on SIGTERM, and nothing else', async () => {
    const stranger = spawn('sleep', ['60']);
    const { pids } = launcher;
    ports = getPorts(launcher);
    expect(await launcher.stop()).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill();
  });

  it('starts again on the same data', async () => {
    launcher = new LauncherProcess(dataDir, port);
    await launcher.ready();
  });

  it('B8: keeps the old secret while a row is there that neither opens, and says how many', async () => {
    await launcher.query(`UPDATE auth.users SET totp_secret = 'no box at all'`);
    const finished = await runSecrets('renew', 'two-factor', '--finish');
    const rows = 'Nicht lesbare Zeilen (Zwei-Faktor-Geheimnisse): 1. ';
    expect(finished).toMatchObject({ code: 1, printed: expect.stringContaining(rows) });
    expect(await keptSecrets('two-factor')).toHaveLength(2);
  });

  it('B8: drops the old secret when everything is encrypted with the new one', async () => {
    const [current] = await keptSecrets('two-factor');
    await launcher.query('UPDATE auth.users SET totp_secret = NULL');
    const finished = await runSecrets('renew', 'two-factor', '--finish');
    expect(finished).toMatchObject({ code: 0, printed: expect.stringContaining('Nicht mehr gebraucht: ') });
    expect(await keptSecrets('two-factor')).toEqual([current]);
  });

  it('has the same ports as before, for monitoring', async () => {
    await until(() => Object.keys(launcher.parts).length === Object.keys(ports).length, 15_000);
    expect(getPorts(launcher)).toEqual(ports);
  });

  it('B1: never shows that password again, and no other', async () => {
    // The last words of a start, the password's place, may come after those that `ready` waits for.
    let status = await runCommand('status');
    await until(async () => status.code === 0 || (status = await runCommand('status')).code === 0, 30_000);
    expect(launcher.printed + status.printed).not.toMatch(/Passwort|Erste Anmeldung/);
    expect(launcher.printed).not.toContain(password);
    expect(first.printed.split(password)).toHaveLength(2);
    expect(await filesWith(dataDir, password)).toEqual([]);
  });

  it('leaves nothing behind when it is killed itself, and starts again at once', async () => {
    const { pids } = launcher;
    launcher.child.kill('SIGKILL');
    launcher = new LauncherProcess(dataDir, port);
    await launcher.ready();
    expect(pids.filter(isAlive)).toEqual([]);
  });
});

describe('npm run', () => {
  it('says that nothing runs', async () => {
    const [status, keys] = await Promise.all([
      LauncherProcess.run(otherFolder, ['status']),
      LauncherProcess.run(otherFolder, ['keys', 'list']),
    ]);
    expect([status.code, keys.code]).toEqual([3, 1]);
    expect(status.printed).toContain('läuft nichts');
    expect(keys.printed).toContain('Starten Sie es mit „npm start“');
  });

  it('refuses a part it cannot watch, and a port that is not one', async () => {
    const dev = new LauncherProcess('/nonexistent', 8080, ['dev', 'nobody']);
    const start = new LauncherProcess('/nonexistent', 70_000);
    expect([await dev.exitCode, await start.exitCode]).toEqual([1, 1]);
    expect(dev.printed).toContain('Teile: gateway, ');
    expect(start.printed).toContain('PORT=70000 ist keine ganze Zahl');
  });
});

/** @param {LauncherProcess} launcher */
function getPorts({ parts }) {
  return Object.fromEntries(Object.entries(parts).map(([name, { port, opsPort }]) => [name, [port, opsPort]]));
}

/**
 * @param {string} dataDir
 * @param {string} text
 * @returns {Promise<string[]>} the launcher's own files, its parts' logs among them, that hold the text
 */
async function filesWith(dataDir, text) {
  const folders = ['logs', 'secrets'].map(async (name) => {
    const entries = await readdir(join(dataDir, name), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  const files = [join(dataDir, 'state.json'), ...(await Promise.all(folders)).flat()];
  expect(files.length).toBeGreaterThan(10);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.filter((_, index) => texts[index]?.includes(text));
}
