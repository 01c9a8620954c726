/** Usage from which the bar is yellow. */
const WARNING_PERCENT = 70;
/** Usage from which the bar is red. */
const CRITICAL_PERCENT = 90;

/** Percentages at which the bar has a cut. */
export const usageThresholds = [WARNING_PERCENT, CRITICAL_PERCENT] as const;

export type UsageBand = 'normal' | 'warning' | 'critical';

/** Used share of a quota in percent; 0 for a quota of 0. Multiplies first, because 29 / 100 * 100 is below 29. */
export function usedPercent(used: number, quota: number): number {
  return quota === 0 ? 0 : (used * 100) / quota;
}

/** Warning level of a used share. @param percent used share of the quota */
export function usageBand(percent: number): UsageBand {
  if (percent >= CRITICAL_PERCENT) return 'critical';
  return percent >= WARNING_PERCENT ? 'warning' : 'normal';
}
