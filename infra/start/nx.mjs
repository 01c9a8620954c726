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
  return run(process.execPath, [program, ...args], { cwd: root, env: { ...env, NX_TUI: 'false' }, limitMs: LIMIT_MS });
}
