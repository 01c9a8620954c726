import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningSystem } from './running-system.js';

/** Freezes PostgreSQL with all its processes, as a stalled disk would. */
export async function freezePostgres(system: RunningSystem, forMs: number): Promise<void> {
  const backends = await system.rows<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  const pids = [system.part('postgres').pid, ...backends.map(({ pid }) => pid)];
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // A backend may have ended on its own meanwhile.
      }
    }
  };
  signal('SIGSTOP');
  await sleep(forMs);
  signal('SIGCONT');
}
