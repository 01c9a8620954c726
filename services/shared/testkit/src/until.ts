import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something is true.
 * @param what stands in the error when it does not happen in time; a function where it shall say how things stood at the end
 */
export async function until(
  what: string | (() => string),
  isTrue: () => boolean | Promise<boolean>,
  limitMs = 10_000,
  everyMs = 25,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`${typeof what === 'string' ? what : what()}: not within ${limitMs} ms`);
    await sleep(everyMs);
  }
}
