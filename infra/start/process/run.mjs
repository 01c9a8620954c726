// @ts-check
import { spawn } from 'node:child_process';
import { lastLines } from './last-lines.mjs';
import { signalGroup } from './stop-process.mjs';
import { forget, watch } from './watchdog.mjs';

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
 * @throws {Error} with the last lines it printed, when it fails or does not exist
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
      else reject(new Error(`${command} ${args[0] ?? ''} (${signal ?? code}):\n${lastLines(printed, 15)}`));
    });
  });
}
