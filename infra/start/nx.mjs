// @ts-check
import { join } from 'node:path';
import { root } from './folders.mjs';
import { run } from './process/run.mjs';

const LIMIT_MS = 600_000;

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} what it printed
 * @throws {import('./process/run.mjs').RunError} with the words of the compiler, linter or test
 */
export function nx(args, env = process.env) {
  const program = join(root, 'node_modules', '.bin', 'nx');
  // Jest sets NODE_ENV for itself; a build that a test has asked for shall be the same as any other.
  const own = { ...env, NODE_ENV: undefined, NX_TUI: 'false' };
  return run(process.execPath, [program, ...args], { cwd: root, env: own, limitMs: LIMIT_MS });
}
