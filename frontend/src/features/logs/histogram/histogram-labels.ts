import type { LogBucket, Times } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A day of 25 hours too, with bars at its edges. */
const MAX_DAY_SECONDS = 26 * HOUR;

const text = tc.logs.histogram;

/** The usual length of a bar in words: "30 Minuten". */
export function bucketText(seconds: number): string {
  if (seconds % DAY === 0) return text.days(seconds / DAY);
  if (seconds % HOUR === 0) return text.hours(seconds / HOUR);
  if (seconds % MINUTE === 0) return text.minutes(seconds / MINUTE);
  return text.seconds(seconds);
}

/** Labels below the bars: the clock for bars of one day, day and clock for more days, only the day for long bars. */
export function slotTexts(buckets: readonly LogBucket[], bucketSeconds: number, times: Times): string[] {
  const [first, last] = [buckets[0], buckets.at(-1)];
  const spanSeconds = first && last ? (Date.parse(last.end) - Date.parse(first.begin)) / 1000 : 0;
  return buckets.map(({ begin }) => {
    const day = times.shortDay(begin);
    if (bucketSeconds >= DAY) return day;
    const clock = bucketSeconds < MINUTE ? times.second(begin) : times.minute(begin);
    return spanSeconds > MAX_DAY_SECONDS ? `${day} ${clock}` : clock;
  });
}

/** Start and end of some bars in words; the day is said once where both are on it. */
export function spanText(begin: string, end: string, times: Times): string {
  const [from, to] = [times.atMinute(begin), times.atMinute(end)];
  const isSameDay = times.day(begin) === times.day(end);
  return tc.logs.filter.span(from, isSameDay ? times.minute(end) : to);
}

/** Requests of some bars by class. */
export function sumOfBuckets(buckets: readonly LogBucket[]): Pick<LogBucket, 'success' | 'refused' | 'failed'> {
  const sum = { success: 0, refused: 0, failed: 0 };
  for (const { success, refused, failed } of buckets) {
    sum.success += success;
    sum.refused += refused;
    sum.failed += failed;
  }
  return sum;
}
