// @ts-check
const FIRST_MS = 250;
const MAX_MS = 5_000;

/**
 * Back-off of a part that ends again and again.
 * @param {number} exits how often it has ended since it last ran calmly
 */
export function restartDelayMs(exits) {
  return Math.min(FIRST_MS * 2 ** exits, MAX_MS);
}
