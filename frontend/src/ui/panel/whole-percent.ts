export const ALL_PERCENT = 100;

/** Progress in whole percent, at most 100; 0 for an empty whole. Multiplies first, because 29 / 100 * 100 is below 29. */
export function wholePercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(ALL_PERCENT, Math.floor((part * ALL_PERCENT) / whole));
}
