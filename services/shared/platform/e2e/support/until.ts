import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition is true. The testkit has the same helper, but depends on this package.
 * @throws Error after the time limit
 */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  // The limit only ends a test that would never end: it grows on a crowded machine, as in the testkit.
  const programsPerCore = (loadavg()[0] ?? 0) / availableParallelism();
  const end = Date.now() + timeoutMs * Math.min(Math.max(programsPerCore, 3), 6);
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('did not come true in time');
    await sleep(50);
  }
}
