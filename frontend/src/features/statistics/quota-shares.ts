import type { QuotaBands } from '@pruefer/contracts';

export type QuotaBand = keyof QuotaBands;

/** So many percent of the keys in the highest band are worth a warning when there are more. */
const WARN_ABOVE_PERCENT = 20;

/** How many keys there are, which share of them lies in each band, and whether to warn. */
export interface QuotaShares {
  readonly keys: number;
  /** Floored percentages: together they may be less than 100. */
  readonly percent: Readonly<Record<QuotaBand, number>>;
  readonly isWarning: boolean;
}

export function quotaShares({ low, medium, high }: QuotaBands): QuotaShares {
  const keys = low + medium + high;
  const share = (count: number) => (keys === 0 ? 0 : Math.floor((100 * count) / keys));
  const percent = { low: share(low), medium: share(medium), high: share(high) };
  return { keys, percent, isWarning: percent.high > WARN_ABOVE_PERCENT };
}
