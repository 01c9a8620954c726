import type { QuotaBands } from '@pruefer/contracts';

export type QuotaBand = keyof QuotaBands;

/** A higher percentage of keys in the highest band is worth a warning. */
const WARN_ABOVE_PERCENT = 20;

/** The number of keys, the share in each band, and whether to warn. */
interface QuotaShares {
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
