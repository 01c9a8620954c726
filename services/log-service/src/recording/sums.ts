import type { LogRow } from './log-row.js';
import { responseTimeBoundsMs } from './response-time-buckets.js';

interface Sum {
  rows: number;
  requests: number;
}

/** Sums of one minute, status and country. */
interface MinuteSum extends Sum {
  readonly minute: string;
  readonly status: number;
  readonly country: string;
  /** Rows with a response time. */
  timedRows: number;
  responseTimeUs: number;
  /** Timed rows by bucket of `responseTimeBoundsMs`. */
  readonly histogram: number[];
}

/** Sums of one hour, key and status; public requests have an empty key. */
interface HourSum extends Sum {
  readonly hour: string;
  readonly keyId: string;
  readonly status: number;
}

/** 1: rows are added; -1: rows are removed. */
export type Sign = 1 | -1;

/** The sums of rows by minute, status and country, in key order, so that concurrent writers do not deadlock. */
export function sumByMinute(rows: readonly LogRow[], sign: Sign = 1): MinuteSum[] {
  const sums = new Map<string, MinuteSum>();
  for (const row of rows) {
    const minute = `${row.at.slice(0, 16)}Z`;
    const key = `${minute} ${row.status} ${row.country}`;
    let sum = sums.get(key);
    if (!sum) sums.set(key, (sum = emptyMinute(minute, row)));
    add(sum, row, sign);
    if (row.responseTimeUs === null) continue;
    sum.timedRows += sign;
    sum.responseTimeUs += sign * row.responseTimeUs;
    const bucket = findBucket(row.responseTimeUs);
    sum.histogram[bucket] = (sum.histogram[bucket] ?? 0) + sign;
  }
  return inKeyOrder(sums);
}

/** The sums of rows by hour, key and status, in key order. */
export function sumByHour(rows: readonly LogRow[], sign: Sign = 1): HourSum[] {
  const sums = new Map<string, HourSum>();
  for (const row of rows) {
    const hour = `${row.at.slice(0, 13)}:00Z`;
    const keyId = row.keyId ?? '';
    const key = `${hour} ${keyId} ${row.status}`;
    let sum = sums.get(key);
    if (!sum) sums.set(key, (sum = { hour, keyId, status: row.status, rows: 0, requests: 0 }));
    add(sum, row, sign);
  }
  return inKeyOrder(sums);
}

function add(sum: Sum, { count }: LogRow, sign: Sign): void {
  sum.rows += sign;
  sum.requests += sign * count;
}

function emptyMinute(minute: string, { status, country }: LogRow): MinuteSum {
  const histogram = Array<number>(responseTimeBoundsMs.length + 1).fill(0);
  return { minute, status, country, rows: 0, requests: 0, timedRows: 0, responseTimeUs: 0, histogram };
}

function findBucket(responseTimeUs: number): number {
  const bucket = responseTimeBoundsMs.findIndex((boundMs) => responseTimeUs < boundMs * 1_000);
  return bucket === -1 ? responseTimeBoundsMs.length : bucket;
}

function inKeyOrder<T>(sums: ReadonlyMap<string, T>): T[] {
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
