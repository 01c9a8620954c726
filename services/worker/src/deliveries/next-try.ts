import type { TryResult } from './delivery.js';

/** The last try is made four and a half hours after the first, with a first pause of 15 s. */
export const MAX_TRIES = 8;
const GROWTH = 3;

/**
 * Milliseconds before the next try of a delivery.
 * @param tries made so far
 * @param firstPauseMs the following ones are three times as long each
 * @returns undefined when it is not tried again
 */
export function pauseBeforeNextTry(result: TryResult, tries: number, firstPauseMs: number): number | undefined {
  if (result.state !== 'failed' || result.isFinal || tries >= MAX_TRIES) return undefined;
  return firstPauseMs * GROWTH ** (tries - 1);
}
