import { signalAll, stopFamily } from '@pruefer/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningSystem } from './running-system.js';

/** Freezes PostgreSQL with all its processes, as a stalled disk would. */
export async function freezePostgres(system: RunningSystem, forMs: number): Promise<void> {
  const family = await stopFamily(system.part('postgres').pid);
  await sleep(forMs);
  signalAll(family, 'SIGCONT');
}
