import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from '../../test/launcher-process.mjs';
import { until } from '../../shared/until.mjs';
import { rounds } from '../../test/rounds.mjs';
import { describeContents } from '../../test/run-folder.mjs';
import { root } from '../../shared/folders.mjs';
import { run } from '../../shared/process/run.mjs';

/** @typedef {{ child: import('node:child_process').ChildProcess, printed: () => string }} Tests */

const LITTLE_TESTS = fileURLToPath(new URL('little-tests.mjs', import.meta.url));

/** @type {string} */
let temporary;
/** @type {import('node:child_process').ChildProcess | undefined} */
let started;
beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'tests-'));
  // Servers that run under another account pass through it.
  await chmod(temporary, 0o711);
});
afterEach(async () => {
  // Processes left by a failed test.
  if (started?.exitCode === null && started.signalCode === null && started.kill('SIGTERM')) await once(started, 'exit');
  await rm(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Tests} as a person would start them: this run's own servers and folders are nothing to them
 */
function startTests(command, args) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(TEST_|npm_|NODE_)/.test(name)));
  // npm keeps its own modules compiled, in the folder for temporary files: that is nothing that a run leaves behind.
  const own = { TMPDIR: temporary, BUILT: '1', NODE_DISABLE_COMPILE_CACHE: '1' };
  const child = spawn(command, args, { cwd: root, env: { ...env, ...own } });
  started = child;
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return { child, printed: () => printed };
}

/** @param {string} what */
const littleTests = (what) => startTests(process.execPath, [LITTLE_TESTS, what]);
/** @param {string} stage */
const npmTest = (stage) => startTests('npm', ['test', '--', '--only', stage]);

/**
 * @param {number} ancestor
 * @returns {Promise<{ family: number[], foreground: number[] }>} it and all that it has started, and they in turn; those of them that a
 * terminal would send Ctrl+C to, for they have not a group of their own
 */
async function readFamily(ancestor) {
  const lines = (await run('ps', ['-A', '-o', 'pid=,ppid=,pgid='])).trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const parentOf = new Map(rows.map(([pid = 0, parent = 0]) => [pid, parent]));
  const groupOf = new Map(rows.map(([pid = 0, , group = 0]) => [pid, group]));
  const belongs = (/** @type {number} */ pid) => {
    for (let one = pid; one > 1; one = parentOf.get(one) ?? 0) if (one === ancestor) return true;
    return false;
  };
  const family = [...parentOf.keys()].filter(belongs);
  return { family, foreground: family.filter((pid) => groupOf.get(pid) === groupOf.get(ancestor)) };
}

const systemStarts = () => globSync('*/*/state.json', { cwd: temporary }).length > 0;
const postgresStarts = () => globSync('*/*/postgres*', { cwd: temporary }).length > 0;
/** @type {(tests: Tests) => boolean} */
const stagesRun = ({ printed }) => /^ok +graph/m.test(printed());

/**
 * Waits for a condition; the error names remaining files and processes.
 * @param {Tests} tests
 * @param {() => boolean} isTrue
 * @param {number} timeoutMs
 */
async function waitFor({ printed }, isTrue, timeoutMs) {
  await until(isTrue, timeoutMs).catch(async ({ message }) => {
    throw new Error(`${message}\n${await describeContents(temporary)}\n--- it has said:\n${printed()}`);
  });
}

/** @typedef {readonly [name: string, start: () => Tests, isTime: (tests: Tests) => boolean, signal: string, whom: string]} Round */
/** @type {readonly Round[]} */
const usual = [
  ['Strg+C while a suite starts a system', () => littleTests('system'), systemStarts, 'SIGINT', 'foreground'],
  ['kill -9 of npm while servers start', () => npmTest('services/cms-service'), stagesRun, 'SIGKILL', 'one'],
];
/** @type {readonly Round[]} */
const others = [
  ['SIGINT to every process while a database is made', () => littleTests('system'), postgresStarts, 'SIGINT', 'family'],
  ['SIGTERM while servers start', () => littleTests('servers'), postgresStarts, 'SIGTERM', 'one'],
  ['SIGHUP of npm while the code is looked at', () => npmTest('lint with'), stagesRun, 'SIGHUP', 'one'],
];

describe('tests that are ended', () => {
  it.each(rounds(usual, others))(
    'by %s leave no process and no folder behind',
    async (_, start, isTime, signal, whom) => {
      const tests = start();
      const pid = tests.child.pid ?? 0;
      await waitFor(tests, () => isTime(tests) || tests.child.exitCode !== null, 90_000);
      expect(tests.printed()).not.toMatch(/passed/);
      const { family, foreground } = await readFamily(pid);
      const signalled = new Map([
        ['foreground', foreground],
        ['family', family],
      ]).get(whom) ?? [pid];
      for (const pid of signalled) if (isAlive(pid)) process.kill(pid, /** @type {NodeJS.Signals} */ (signal));
      if (tests.child.exitCode === null && tests.child.signalCode === null) await once(tests.child, 'exit');
      await waitFor(tests, () => !family.some(isAlive), 60_000);
      await waitFor(tests, () => readdirSync(temporary).length === 0, 60_000);
      expect(tests.printed()).not.toMatch(/passed/);
    },
  );
});
