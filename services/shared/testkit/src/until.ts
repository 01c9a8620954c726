import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something is true.
 * @param what stands in the error when it does not happen in time
 */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs} ms`);
    await sleep(25);
  }
}
