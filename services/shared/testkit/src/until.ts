import { crowding } from '@pruefer/infra/for-testkit';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something is true.
 * @param what stands in the error when it does not happen in time; a function where it shall say how things stood at the end
 * @param limitMs of a machine that has its cores to itself; on a crowded one it is longer
 */
export async function until(
  what: string | (() => string),
  isTrue: () => boolean | Promise<boolean>,
  limitMs = 10_000,
  everyMs = 25,
): Promise<void> {
  const begun = Date.now();
  while (!(await isTrue())) {
    if (Date.now() > begun + limitMs * crowding())
      throw new Error(`${typeof what === 'string' ? what : what()}: not within ${limitMs} ms`);
    await sleep(everyMs);
  }
}
