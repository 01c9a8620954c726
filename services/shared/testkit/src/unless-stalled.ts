import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MS = 50;
/** A pause from which no part can keep a promise about seconds. */
const STALL_MS = 800;
const LIMIT_NS = (TICK_MS + STALL_MS) * 1e6;
const MAX_ATTEMPTS = 4;

/**
 * Measures what the product does within seconds. A failed measurement is repeated when this process did not run for a while, because
 * then the whole machine stood still, and the failure says nothing about the product.
 * @param recover called before a repetition
 */
export async function unlessStalled(measure: () => Promise<void>, recover = () => Promise.resolve()): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const delay = monitorEventLoopDelay({ resolution: TICK_MS });
    delay.enable();
    // Only what happens between two ticks is recorded.
    await sleep(2 * TICK_MS);
    try {
      return await measure();
    } catch (error) {
      await sleep(2 * TICK_MS);
      if (delay.max < LIMIT_NS || attempt === MAX_ATTEMPTS) throw error;
    } finally {
      delay.disable();
    }
    await recover();
  }
}
