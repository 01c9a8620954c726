// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../start/base/folders.mjs';
import { run } from '../start/process/run.mjs';

export const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const WITH_SYSTEM = fileURLToPath(new URL('./with-system.mjs', import.meta.url));
/**
 * The reporter prints after every test, and tests have their own limit (jest.e2e.config.mjs), so this limit does not depend on
 * the machine.
 */
export const SILENT_MS = 600_000;

export const REPORTERS = [
  '--reporters=default',
  `--reporters=${fileURLToPath(new URL('./suite-reporter.cjs', import.meta.url))}`,
];

/**
 * @param {string} folder of a package that has suites on real servers
 * @returns {string[]} the words that run Jest over them, behind those of Node
 */
export function jestOf(folder) {
  const config = folder === 'infra' ? join(root, folder, 'jest.e2e.mjs') : join(root, 'jest.e2e.config.mjs');
  return ['--experimental-vm-modules', JEST, '-c', config, '--rootDir', join(root, folder)];
}

/**
 * Suites on real servers, in one process of Jest.
 * @param {string} name
 * @param {{ folder: string, files: readonly string[], hasSystem: boolean }} suites of one package; `hasSystem`: they share one
 * running system and leave it as it was
 * @returns {import('./stages.mjs').Stage}
 */
export function jestStage(name, { folder, files, hasSystem }) {
  const before = hasSystem ? [WITH_SYSTEM, '--', process.execPath] : [];
  // A client that a test has left open must not hold up the whole run.
  const args = [...before, ...jestOf(folder), '--forceExit', ...REPORTERS, '--runTestsByPath', ...files];
  const options = { cwd: join(root, folder), silentMs: SILENT_MS };
  return { name, run: (env, signal) => run(process.execPath, args, { ...options, env, signal }) };
}
