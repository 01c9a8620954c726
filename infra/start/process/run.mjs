// @ts-check
import { spawn } from 'node:child_process';
import { lastLines } from './last-lines.mjs';
import { signalGroup } from './stop-process.mjs';
import { forget, watch } from './watchdog.mjs';

/** A program that failed: its last lines in the message, everything in `printed`. */
export class RunError extends Error {
  /**
   * @param {string} what
   * @param {string} printed
   */
  constructor(what, printed) {
    super(`${what}:\n${lastLines(printed, 15)}`);
    this.printed = printed;
  }
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [limitMs] after that it is killed
 * @property {{ uid: number, gid: number }} [account]
 */

/**
 * Runs a program to its end. It ends with the launcher, also when that one is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>} what it printed
 * @throws {RunError} when it fails
 * @throws {Error} when it does not exist
 */
export function run(command, args, { cwd, env = process.env, limitMs, account } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, ...account, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const pid = child.pid ?? 0;
    if (pid) watch(pid, 'SIGTERM');
    const timer = limitMs && setTimeout(() => signalGroup(pid, 'SIGKILL'), limitMs);
    let printed = '';
    const collect = (/** @type {Buffer} */ chunk) => (printed += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => reject(new Error(`${command}: ${error.message}`, { cause: error })));
    child.once('close', (code, signal) => {
      clearTimeout(timer || undefined);
      if (pid) forget(pid);
      if (code === 0) resolve(printed);
      else reject(new RunError(`${command} ${args[0] ?? ''} (${signal ?? code})`, printed));
    });
  });
}
