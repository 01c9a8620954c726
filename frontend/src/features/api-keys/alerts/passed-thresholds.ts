import type { ApiKeyRecord } from '@pruefer/contracts';

type Figures = Pick<ApiKeyRecord, 'used' | 'quota'>;

const ALL_PERCENT = 100;

/** How much of a quota is used, rounded down; nothing of a quota of 0. */
export function usedPercent({ used, quota }: Figures): number {
  return quota === 0 ? 0 : Math.floor((used * ALL_PERCENT) / quota);
}

/** Which of the thresholds the use has reached already, rising, each once. What is no whole percent is none. */
export function passedThresholds(typed: readonly (number | string)[], { used, quota }: Figures): number[] {
  const percents = [...new Set(typed)].filter((value) => typeof value === 'number').filter((value) => value > 0);
  return percents.filter((percent) => quota > 0 && used * ALL_PERCENT >= percent * quota).toSorted((a, b) => a - b);
}
