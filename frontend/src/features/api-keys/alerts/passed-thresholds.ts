import type { ApiKeyRecord } from '@pruefer/contracts';

type Figures = Pick<ApiKeyRecord, 'used' | 'quota'>;

const ALL_PERCENT = 100;

/** The thresholds that the use has already reached, ascending, each once. Ignores values other than whole percents. */
export function passedThresholds(typed: readonly (number | string)[], { used, quota }: Figures): number[] {
  const percents = [...new Set(typed)].filter((value) => typeof value === 'number').filter((value) => value > 0);
  return percents.filter((percent) => quota > 0 && used * ALL_PERCENT >= percent * quota).toSorted((a, b) => a - b);
}
