import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MS = 50;
/** Without this much processor time no part can keep a promise about seconds. */
const STALL_MS = 800;
const MAX_ATTEMPTS = 4;

/**
 * Measures what the product does within seconds. A failed measurement is repeated when the whole machine stood still in the meantime,
 * because then it says nothing about the product.
 * @param measure called again after a stall; it starts from a recovered system
 */
export async function unlessStalled(measure: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const stopWatch = watchStalls();
    const failure = await measure().then(
      () => undefined,
      (error: unknown) => error as Error,
    );
    const longestMs = await stopWatch();
    if (!failure) return;
    if (longestMs < STALL_MS || attempt === MAX_ATTEMPTS) throw failure;
  }
}

/** @returns what ends the watch and gives the longest time in milliseconds for which this process did not run */
function watchStalls(): () => Promise<number> {
  let [longestMs, isOver] = [0, false];
  const watch = async () => {
    while (!isOver) {
      const begunAt = performance.now();
      await sleep(TICK_MS);
      longestMs = Math.max(longestMs, performance.now() - begunAt - TICK_MS);
    }
    return longestMs;
  };
  const watching = watch();
  return () => {
    isOver = true;
    return watching;
  };
}
