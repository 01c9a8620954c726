import { spawn } from 'node:child_process';
import { watch } from './watchdog.mjs';

/**
 * Waits for a line on descriptor 3 before it executes the program, and exits when the descriptor closes. Without it, a kill
 * between the fork and the registration at the watchdog would leave an unknown program running.
 */
const GATE = 'read -r _ <&3 && exec "$@" 3<&-';
const GATE_DESCRIPTOR = 3;

/**
 * Starts a program as the leader of a process group that ends with this process, even if this one is killed. Its output is piped.
 * A program that does not exist exits with code 127 and a line that names it.
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {string | undefined} [options.cwd]
 * @param {NodeJS.ProcessEnv | undefined} [options.env]
 * @param {{ uid: number, gid: number } | undefined} [options.account] default: the user that runs this process
 * @param {NodeJS.Signals | undefined} [options.stopSignal] what ends it gently; default SIGTERM
 * @param {'ignore' | 'pipe'} [options.stdin] default: none
 * @returns {import('node:child_process').ChildProcess} without a pid after a failed start, which emits `error`
 */
export function spawnWatched(command, args, { cwd, env, account, stopSignal = 'SIGTERM', stdin = 'ignore' }) {
  const child = spawn('/bin/sh', ['-c', GATE, 'sh', command, ...args], {
    cwd,
    env,
    ...account,
    detached: true,
    stdio: [stdin, 'pipe', 'pipe', 'pipe'],
  });
  const gate = /** @type {import('node:stream').Writable} */ (child.stdio[GATE_DESCRIPTOR]);
  // It may have ended before.
  gate.on('error', () => {});
  if (child.pid !== undefined) watch(child.pid, stopSignal, () => gate.end('\n'));
  return child;
}
