import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The load does not include other virtual machines on the same cores, so limits are at least tripled. */
const MIN_FACTOR = 3;
const MAX_FACTOR = 6;

/**
 * Factor for time limits, 3 to 6, from the load per core. Limits assume an idle machine; two programs on one core take twice as long, and a
 * fixed limit would only measure the load.
 * @returns {number} what the time limits of a machine that has its cores to itself are multiplied by
 */
export function timeoutFactor() {
  const [lastMinute = 0] = loadavg();
  // Whole, because timers of Node take no fractions of a millisecond.
  return Math.min(Math.max(Math.ceil(lastMinute / availableParallelism()), MIN_FACTOR), MAX_FACTOR);
}

/**
 * @param {() => boolean | Promise<boolean>} isTrue
 * @param {number} timeoutMs for an idle machine; it grows with the load (`timeoutFactor`)
 * @throws {Error} when it takes longer
 */
export async function until(isTrue, timeoutMs) {
  for (const startMs = Date.now(); !(await isTrue()); await sleep(50)) {
    if (Date.now() > startMs + timeoutMs * timeoutFactor()) throw new Error(`not within ${timeoutMs} ms: ${isTrue}`);
  }
}
