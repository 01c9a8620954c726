import { readFileSync } from 'node:fs';

/** Stops a server and then its child processes, so that none is started meanwhile. @returns the ids of all of them */
export function stopFamily(pid: number): readonly number[] {
  process.kill(pid, 'SIGSTOP');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const family = [pid, ...children.map(Number)];
  signalAll(family, 'SIGSTOP');
  return family;
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A child may have ended on its own meanwhile.
    }
  }
}
