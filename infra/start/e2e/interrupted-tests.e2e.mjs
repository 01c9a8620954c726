// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lives, until } from '../../test/launcher-process.mjs';
import { root } from '../base/folders.mjs';
import { run } from '../process/run.mjs';

/** @typedef {{ child: import('node:child_process').ChildProcess, temporary: string, printed: () => string }} Tests */

/** @type {string} */
let temporary;
beforeEach(async () => void (temporary = await mkdtemp(join(tmpdir(), 'tests-'))));
afterEach(() => rm(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

/** @param {string} only which stages */
function startTests(only) {
  // As a person would: this run's own servers and folders are nothing to it.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(TEST_|npm_|NODE_)/.test(name)));
  const child = spawn('npm', ['test', '--', '--only', only], { cwd: root, env: { ...env, TMPDIR: temporary } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return { child, temporary, printed: () => printed };
}

/**
 * @param {number} ancestor
 * @returns {Promise<number[]>} it and all that it has started, and they in turn
 */
async function familyOf(ancestor) {
  const lines = (await run('ps', ['-A', '-o', 'pid=,ppid='])).trim().split('\n');
  const parentOf = new Map(lines.map((line) => /** @type {[number, number]} */ (line.trim().split(/\s+/).map(Number))));
  const belongs = (/** @type {number} */ pid) => {
    for (let one = pid; one > 1; one = parentOf.get(one) ?? 0) if (one === ancestor) return true;
    return false;
  };
  return [...parentOf.keys()].filter(belongs);
}

/** @type {(tests: Tests) => boolean} */
const serversStart = ({ printed }) => /^ok +graph/m.test(printed());
/** @type {(tests: Tests) => boolean} */
const lintRuns = ({ printed }) => /^ok +graph/m.test(printed());
/** @type {(tests: Tests) => boolean} */
const systemStarts = (tests) => globSync('*/*/state.json', { cwd: tests.temporary }).length > 0;

describe('npm test that is ended', () => {
  it.each([
    ['Strg+C while a system of a suite starts', 'gateway/e2e/settings', systemStarts, 'SIGINT', 'all'],
    ['SIGTERM while servers start', 'services/cms-service', serversStart, 'SIGTERM', 'npm'],
    ['SIGHUP while the code is looked at', 'lint', lintRuns, 'SIGHUP', 'npm'],
    ['kill -9 of npm while servers start', 'services/cms-service', serversStart, 'SIGKILL', 'npm'],
  ])('by %s leaves no process and no folder behind', async (_, only, isTime, signal, whom) => {
    const tests = startTests(only);
    const pid = tests.child.pid ?? 0;
    await until(() => isTime(tests) || tests.child.exitCode !== null, 90_000);
    expect(tests.printed()).not.toMatch(/passed/);
    const family = await familyOf(pid);
    // A terminal sends Ctrl+C to all that has not a group of its own.
    for (const one of whom === 'all' ? family : [pid])
      if (lives(one)) process.kill(one, /** @type {NodeJS.Signals} */ (signal));
    if (tests.child.exitCode === null && tests.child.signalCode === null) await once(tests.child, 'exit');
    await until(() => family.filter((one) => lives(one)).length === 0, 45_000);
    await until(() => readdirSync(temporary).length === 0, 90_000);
    expect(tests.printed()).not.toMatch(/passed/);
  });
});
