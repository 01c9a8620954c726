import { signalAll, stopFamily } from '@pruefer/testkit';
import type { RunningSystem } from './running-system.js';

/**
 * Freezes PostgreSQL with all its processes, as a stalled disk would.
 * @returns what lets it go on
 */
export async function freezePostgres(system: RunningSystem): Promise<() => void> {
  const family = await stopFamily(system.part('postgres').pid);
  return () => signalAll(family, 'SIGCONT');
}
