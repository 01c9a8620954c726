// @ts-check
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** So much of the cores' time, over so long, is enough for one stage more. */
const IDLE_SHARE = 0.25;
const WATCHED_MS = 8_000;

/** @typedef {{ idleMs: number, allMs: number }} CoreTimes what the cores have done since the machine started */

/**
 * Where one stage more than the rest waits until cores have nothing to do. One at a time: what one has begun is
 * seen before the next one begins.
 * @param {AbortSignal} signal ends the waiting
 * @param {{ times?: () => CoreTimes, watchedMs?: number }} [clock] `watchedMs`: how long the cores are watched before they count as idle
 */
export function idleCores(signal, { times = coreTimes, watchedMs = WATCHED_MS } = {}) {
  let last = Promise.resolve();

  const idleShare = async () => {
    const before = times();
    await pause(watchedMs, undefined, { signal }).catch(() => {});
    const after = times();
    return (after.idleMs - before.idleMs) / Math.max(1, after.allMs - before.allMs);
  };

  return {
    /**
     * @param {() => boolean} isWorthIt whether there is something left to begin; false once the signal has come
     * @returns {Promise<void>} when a quarter of the cores' time is free, or when it is not worth it any more
     */
    wait(isWorthIt) {
      last = last.then(async () => {
        while (isWorthIt() && (await idleShare()) < IDLE_SHARE);
      });
      return last;
    },
  };
}

/** @returns {CoreTimes} */
function coreTimes() {
  const kinds = cpus().map(({ times }) => times);
  const idleMs = kinds.reduce((sum, { idle }) => sum + idle, 0);
  return { idleMs, allMs: kinds.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idleMs) };
}
