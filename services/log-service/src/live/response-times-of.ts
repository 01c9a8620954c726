import type { ResponseTimes } from '@pruefer/contracts';
import { responseTimeBoundsMs } from '../recording/response-time-buckets.js';

/**
 * Reads percentiles out of a histogram.
 * @param counts rows by bucket of `responseTimeBoundsMs`; the last one is open
 * @returns null for a percentile beyond the last bound, and without rows
 */
export function responseTimesOf(counts: readonly number[]): ResponseTimes {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => boundAbove(counts, share));
  return { p50: p50 ?? null, p95: p95 ?? null, p99: p99 ?? null };
}

function boundAbove(counts: readonly number[], share: number): number | undefined {
  const rank = share * counts.reduce((sum, count) => sum + count, 0);
  if (rank === 0) return undefined;
  let below = 0;
  const bucket = counts.findIndex((count) => (below += count) >= rank);
  return responseTimeBoundsMs[bucket];
}
