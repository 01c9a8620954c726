import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from '../../test/copy-checkout.mjs';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { root } from '../../shared/folders.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { readState } from '../state/state.mjs';
import { isAlive, LauncherProcess } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';

const BUILT_MS = 300_000;
/** Built from its sources, not as the run of the tests would have it. */
const SETTINGS = { BUILT: '', VALIDATION_REPLICAS: '1' };

// This hook comes first, so the system ends before its folder is removed.
afterAll(() => first.stop());
const folder = temporaryFolder('second-build-');
/** A checkout of the test's own: it is built while a system runs on it. */
const checkout = join(folder, 'checkout');
/** @type {LauncherProcess} */
let first;
/** @type {number} */
let port;

/** @param {string} dataDir @param {number} systemPort @param {string[]} [words] */
function launch(dataDir, systemPort, words) {
  const program = join(checkout, 'infra', 'start', 'bootstrap.mjs');
  return new LauncherProcess(join(folder, dataDir), systemPort, words, SETTINGS, program);
}

beforeAll(async () => {
  copyCheckout(checkout);
  // Links to the same files: a copy of a gigabyte would take longer than the test.
  execFileSync('cp', ['-a', '-l', join(root, 'node_modules'), checkout]);
  port = await freePort();
  first = launch('first', port);
  await until(() => first.printed.includes('Dienste …') || first.child.exitCode !== null, BUILT_MS);
  await first.ready();
}, BUILT_MS * 2);

/** Every file that the running system may still load, by its content. */
function loadable() {
  const programs = readState(first.dataDir)?.programs ?? checkout;
  const names = globSync('{services/*,frontend}/dist/**/*.{js,mjs,html}', { cwd: programs }).toSorted();
  expect(names.length).toBeGreaterThan(100);
  return names.map((name) => `${name} ${hash('sha256', readFileSync(join(programs, name)))}`);
}

it(
  'lets a system run on while a second start builds the same checkout',
  async () => {
    const before = loadable();
    for (const service of ['keys-service', 'auth-service'])
      appendFileSync(join(checkout, 'services', service, 'src', 'main.ts'), '\nexport const touched = true;\n');
    const second = launch('second', await freePort());
    const isBuilt = () => second.printed.includes('Datenbank …') || second.child.exitCode !== null;
    // Commands of the first system, again and again while the second one builds.
    const codes = [];
    do codes.push(await launch('first', port, ['keys', 'list']).exitCode);
    while (!isBuilt());
    second.child.kill('SIGTERM');
    expect(second.printed).toContain('Datenbank …');
    expect(new Set(codes)).toEqual(new Set([0]));
    expect(await second.exitCode).toBe(0);

    expect(loadable()).toEqual(before);
    const pid = first.readPid('keys');
    process.kill(pid, 'SIGKILL');
    await until(() => ![0, pid].includes(first.readPid('keys')), 30_000);
    await until(async () => (await launch('first', port, ['status']).exitCode) === 0, 60_000);
    expect(isAlive(first.readPid('keys'))).toBe(true);
  },
  BUILT_MS * 2,
);
