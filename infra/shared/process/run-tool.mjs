import { resolve } from 'node:path';
import { root } from '../folders.mjs';
import { run } from './run.mjs';

/** Some tools print nothing before they finish. */
const SILENT_MS = 600_000;

/**
 * Runs an installed Node program on the whole tree.
 * @param {string} name such as `eslint`, or the program's file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} [signal] ends it
 * @returns {Promise<string>} its output
 * @throws {import('./run.mjs').RunError} with its words
 */
export function runTool(name, args, env, signal) {
  const program = resolve(root, 'node_modules', '.bin', name);
  return run(process.execPath, [program, ...args], { cwd: root, env, silentMs: SILENT_MS, ...(signal && { signal }) });
}
