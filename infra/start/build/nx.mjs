import { runTool } from '../../shared/process/run-tool.mjs';

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {AbortSignal} [signal] ends it
 * @returns {Promise<string>} its output
 * @throws {import('../../shared/process/run.mjs').RunError} with the words of the compiler, linter or test
 */
export function nx(args, env = process.env, signal) {
  // Jest sets NODE_ENV, which must not change a build that a test starts.
  return runTool('nx', args, { ...env, NODE_ENV: undefined, NX_TUI: 'false' }, signal);
}
