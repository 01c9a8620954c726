import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { isAlive, LauncherProcess } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';
import { rounds } from '../../test/rounds.mjs';
import { readState } from '../state/state.mjs';
import { queryRows } from '../../shared/database.mjs';

const WITH_BROKEN_PART = fileURLToPath(new URL('launch-with-broken-part.mjs', import.meta.url));

/** @type {number} */
let port;
/** @type {LauncherProcess[]} */
let started = [];
/** Process ids that interrupted starts had started. @type {number[]} */
const cutOff = [];
/** The password that they have shown last. @type {string | undefined} */
let shown;

// Sequentially in the same folder, so that each start finds the leftovers of the previous ones.
beforeAll(async () => (port = await freePort()));
afterEach(async () => {
  for (const launcher of started) await launcher.stop();
  started = [];
});
const dataDir = temporaryFolder('interrupted-');

/** @param {string} [program] */
function start(program) {
  const launcher = new LauncherProcess(dataDir, port, ['start'], { VALIDATION_REPLICAS: '1' }, program);
  started.push(launcher);
  return launcher;
}

/** @param {LauncherProcess} launcher */
const passwordIn = ({ printed }) => /angezeigt: (\S{20,})$/m.exec(printed)?.[1];

/** @param {string} password */
async function loginStatus(password) {
  const response = await fetch(`http://localhost:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return response.status;
}

describe('a first start that was cut off', () => {
  it.each(
    rounds(
      [['killed as the password appears', 'angezeigt: ', 'SIGKILL']],
      [
        ['killed while services start', 'Dienste …', 'SIGKILL'],
        ['ended while services start', 'Dienste …', 'SIGTERM'],
      ],
    ),
  )('%s', async (_, words = '', signal) => {
    const launcher = start();
    await until(() => launcher.printed.includes(words) || launcher.child.exitCode !== null, 90_000);
    expect(launcher.printed).toContain(words);
    cutOff.push(...launcher.pids);
    launcher.child.kill(/** @type {NodeJS.Signals} */ (signal));
    await launcher.exitCode;
    if (words === 'Dienste …') expect(launcher.printed).not.toContain('bereit nach');
    shown = passwordIn(launcher) ?? shown;
  });

  it('B1: a password that one of them has shown lets in, and nothing of them is left', async () => {
    const last = start();
    await last.ready();
    expect(cutOff.filter(isAlive)).toEqual([]);
    // Made by one that was cut off, or after its password was shown now. A login before that counts as a wrong one, and few may be wrong.
    await until(() => hasAdmin(last), 30_000);
    const password = passwordIn(last) ?? shown ?? '';
    await until(async () => (await loginStatus(password)) === 200, 15_000);
  });
});

/** @param {LauncherProcess} launcher that is ready */
async function hasAdmin({ dataDir }) {
  const { postgres = '' } = readState(dataDir)?.servers ?? {};
  return (await queryRows(postgres, 'SELECT FROM auth.users')).length > 0;
}

describe('a start with a part that does not run', () => {
  it('says which and why, claims no readiness, status shows the part as it is, and stray errors end nothing', async () => {
    const launcher = start(WITH_BROKEN_PART);
    await launcher.ready();
    expect(launcher.printed).toMatch(/nicht alle Teile laufen: cms\./);
    expect(launcher.printed).not.toContain('bereit nach');
    await until(() => /cms endet immer wieder[^]*kein Platz auf der Platte/.test(launcher.printed), 15_000);
    const looping = /^cms .*\d+ +endet immer wieder, hat sich beendet \(Code 3\): kein Platz auf der Platte$/m;
    const isReady = /^gateway .*bereit$/m;
    let printed = '';
    await until(async () => {
      const status = await LauncherProcess.run(dataDir, ['status']);
      printed = status.printed;
      // On a busy machine the gateway may take longer for one answer than `status` waits.
      return status.code === 1 && looping.test(printed) && isReady.test(printed);
    }, 15_000);
    expect(printed).toMatch(isReady);
    for (const error of ['abgelehnt und nicht abgeholt', 'geworfen und nicht gefangen'])
      expect(launcher.printed).toContain(`Unerwarteter Fehler im Starter, das System läuft weiter: Error: ${error}`);
  });

  it('starts a server that could not be prepared once the cause is gone; until then status names the cause', async () => {
    const folder = join(dataDir, 'redis');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, '');
    const launcher = start();
    await launcher.ready();
    expect(launcher.printed).toMatch(/redis fehlt, das System startet ohne.*EEXIST/);
    const down = await LauncherProcess.run(dataDir, ['status']);
    expect(down.printed).toMatch(/^redis +– +\d+ .*steht, lässt sich nicht vorbereiten: EEXIST/m);
    expect(down.printed).not.toContain('aus der Umgebung');
    expect(down.code).toBe(1);
    await rm(folder);
    await until(() => launcher.printed.includes('redis ist bereit.'), 90_000);
    await until(async () => (await LauncherProcess.run(dataDir, ['status'])).code === 0, 30_000);
  });
});
