import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Signals a process group; every part leads a group.
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal
 * @returns {boolean} false when it no longer exists
 */
export function signalGroup(pid, signal) {
  return signalProcess(-pid, signal);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal 0: none is sent
 * @returns {boolean} false when it no longer exists
 */
export function signalProcess(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/**
 * Ends processes that are not children of this one: gently, then by force.
 * @param {Map<number, NodeJS.Signals>} processes pid → signal that ends it gently
 * @param {number} timeoutMs
 */
export async function stopAll(processes, timeoutMs) {
  const pids = [...processes.keys()];
  for (const [pid, signal] of processes) {
    signalGroup(pid, signal);
    signalGroup(pid, 'SIGCONT');
  }
  const deadline = Date.now() + timeoutMs;
  while (pids.some((pid) => signalGroup(pid, 0)) && Date.now() < deadline) await sleep(50);
  for (const pid of pids) signalGroup(pid, 'SIGKILL');
}
