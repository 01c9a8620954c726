import { execFileSync } from 'node:child_process';
import { root } from '../shared/folders.mjs';

const STEP_TIMEOUT_MS = 120_000;
const OUTPUT_MAX_BYTES = 64 * 1_024 * 1_024;

/**
 * Runs a program in the checkout.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} its output
 * @throws {Error} when it fails or takes longer than two minutes
 */
export function run(program, args, env = process.env) {
  return execFileSync(program, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: STEP_TIMEOUT_MS,
    maxBuffer: OUTPUT_MAX_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * @param {string[]} args
 * @returns {string} output without its last line break
 */
export function git(...args) {
  return run('git', args).trim();
}
