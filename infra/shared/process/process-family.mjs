import { run } from './run.mjs';
import { signalProcess } from './stop-process.mjs';

/**
 * Stops a server and then its child processes, which PostgreSQL puts into groups of their own: none is started meanwhile.
 * @param {number} pid
 * @returns {Promise<readonly number[]>} the ids of all of them
 */
export async function stopFamily(pid) {
  process.kill(pid, 'SIGSTOP');
  const lines = (await run('ps', ['-A', '-o', 'pid=,ppid='])).trim().split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid, ...processes.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))];
  signalAll(family, 'SIGSTOP');
  return family;
}

/**
 * Signals processes, some of which may have ended meanwhile.
 * @param {readonly number[]} pids
 * @param {NodeJS.Signals} signal
 */
export function signalAll(pids, signal) {
  for (const pid of pids) signalProcess(pid, signal);
}
