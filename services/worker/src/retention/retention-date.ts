import { addDays, type CleanupStats } from '@pruefer/contracts';

type Bounds = Pick<CleanupStats, 'latestDate' | 'keptDays'>;

/**
 * Rows before this date are too old: the first of the month the given number of months ago, but never later than a cleanup allows.
 * @param bounds of log-service, in the configured zone
 */
export function retentionDate(months: number, { latestDate, keptDays }: Bounds): string {
  const today = new Date(addDays(latestDate, keptDays));
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
  return first < latestDate ? first : latestDate;
}
