import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../shared/folders.mjs';
import { run } from '../../shared/process/run.mjs';

const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const [WITH_SYSTEM, END_ON_SIGNAL, SUITE_TIMES] = ['with-system', 'end-on-signal', 'results/suite-time-reporter'].map(
  (name) => fileURLToPath(new URL(`../${name}.mjs`, import.meta.url)),
);
/** Jest prints a line after every suite, and tests have their own limit, so this limit does not depend on the machine. */
const SILENT_MS = 1_800_000;
/** Arguments of Node that run Jest. */
const JEST_WORDS = ['--experimental-vm-modules', '--import', END_ON_SIGNAL ?? '', JEST];

/**
 * @param {string} folder of a package that has suites on real servers
 * @returns {string[]} the arguments that run Jest over them, after those of Node
 */
export function buildJestArguments(folder) {
  const config = folder === 'infra' ? join(root, folder, 'jest.e2e.config.mjs') : join(root, 'jest.e2e.config.mjs');
  return [...JEST_WORDS, '-c', config, '--rootDir', join(root, folder)];
}

/**
 * Suites on real servers, in one process of Jest.
 * @param {string} name
 * @param {{ folder: string, files: readonly string[], hasSystem: boolean }} suites of one package; `hasSystem`: they share one
 * running system and leave it as it was
 * @returns {import('./stages.mjs').Stage}
 */
export function serverStage(name, { folder, files, hasSystem }) {
  const before = hasSystem ? [WITH_SYSTEM ?? '', '--', process.execPath] : [];
  // A client that a test has left open must not hold up the whole run.
  const words = [...before, ...buildJestArguments(folder), '--forceExit', '--runTestsByPath', ...files];
  return jestStage(name, folder, words);
}

/**
 * Specs, in one process of Jest or its workers.
 * @param {string} name
 * @param {string} folder where Jest starts
 * @param {readonly string[]} args
 * @returns {import('./stages.mjs').Stage}
 */
export function specStage(name, folder, args) {
  return jestStage(name, folder, [...JEST_WORDS, ...args]);
}

/** @param {string} name @param {string} folder @param {string[]} words @returns {import('./stages.mjs').Stage} */
function jestStage(name, folder, words) {
  const reports = ['--reporters=default', `--reporters=${SUITE_TIMES}`, '--json'];
  return {
    name,
    run: (env, signal) => {
      const args = [...words, ...reports, `--outputFile=${env['TEST_RESULTS']}`];
      const options = { cwd: join(root, folder), silentMs: SILENT_MS, env, signal };
      return run(process.execPath, args, options);
    },
  };
}
