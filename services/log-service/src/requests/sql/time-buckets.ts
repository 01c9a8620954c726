import { addDays, beginOfDay, dayIn, type Timezone } from '@pruefer/contracts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;
const MAX_BUCKETS = 100;

/** Lengths that a reader can take in, shortest first. All longer than an hour divide the day or are whole days. */
const lengths = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_S),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_S),
  ...[1, 7, 28, 364].map((days) => days * DAY_S),
];

/** A longer range would have more buckets than a reader can take in. */
export const MAX_RANGE_MS = MAX_BUCKETS * Math.max(...lengths) * 1_000;

export interface TimeBuckets {
  /** Usual length: one that a change of clocks falls into is longer or shorter. */
  readonly seconds: number;
  /** Starts of all buckets and the end of the last one. */
  readonly bounds: readonly Date[];
}

/**
 * Cuts a range into at most about a hundred spans that begin where a clock on the wall of the time zone would have them begin.
 * @param shortestSeconds no bucket is shorter
 */
export function timeBuckets(from: Date, to: Date, zone: Timezone, shortestSeconds = MINUTE_S): TimeBuckets {
  const rangeSeconds = (+to - +from) / 1_000;
  const usable = lengths.filter((length) => length >= shortestSeconds);
  const seconds = usable.find((length) => rangeSeconds / length <= MAX_BUCKETS) ?? usable.at(-1) ?? DAY_S;
  return { seconds, bounds: seconds <= HOUR_S ? evenBounds(from, to, seconds) : zonedBounds(from, to, zone, seconds) };
}

/** In every zone offered a full hour is one in UTC too. */
function evenBounds(from: Date, to: Date, seconds: number): Date[] {
  const step = seconds * 1_000;
  const bounds = [Math.floor(+from / step) * step];
  while (bounds.at(-1)! < +to) bounds.push(bounds.at(-1)! + step);
  return bounds.map((bound) => new Date(bound));
}

/** Counted from midnight of each day in the zone: the last bucket of a day of 23 or 25 hours is the odd one. */
function zonedBounds(from: Date, to: Date, zone: Timezone, seconds: number): Date[] {
  const bounds: Date[] = [];
  for (let day = dayIn(zone, from); bounds.length === 0 || bounds.at(-1)! < to;) {
    const nextDay = addDays(day, Math.max(1, seconds / DAY_S));
    const next = beginOfDay(nextDay, zone);
    for (let ms = +beginOfDay(day, zone), end = +next - (seconds * 1_000) / 2; ms < end; ms += seconds * 1_000) {
      bounds.push(new Date(ms));
      if (seconds >= DAY_S) break;
    }
    if (next >= to) bounds.push(next);
    day = nextDay;
  }
  return trimBounds(bounds, from, to);
}

/** Removes buckets that are wholly outside the range. */
function trimBounds(bounds: readonly Date[], from: Date, to: Date): Date[] {
  const first = bounds.findLastIndex((bound) => bound <= from);
  const last = bounds.findIndex((bound) => bound >= to);
  return bounds.slice(Math.max(0, first), last + 1);
}
