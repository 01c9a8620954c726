const ALL_PERCENT = 100;

/** How much of a whole is done, as a bar reads it out: whole percent, 100 at most, 0 of nothing. Multiplied first: 29 of 100 would else be less than 29. */
export function wholePercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(ALL_PERCENT, Math.floor((part * ALL_PERCENT) / whole));
}
