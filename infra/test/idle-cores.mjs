// @ts-check
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Idle share of the cores that allows another stage, and the time for which it is measured. */
const IDLE_SHARE = 0.25;
const WATCHED_MS = 8_000;

/** @typedef {{ idleMs: number, allMs: number }} CoreTimes CPU times since boot */

/**
 * Queue of additional stages, which start while cores are idle. One starts at a time, so that its load is measured before the
 * next.
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
