import { Injectable } from '@nestjs/common';
import type { NewLogRows, QuotaBands, ResponseTimes } from '@pruefer/contracts';
import { Pool, type QueryResultRow } from 'pg';
import { lastMinute } from './last-minute.js';
import * as statements from './live.statements.js';
import { responseTimeBoundsMs } from '../recording/response-time-buckets.js';

/** All SQL of live figures that the dashboard does not have. Each call is one statement, so its values belong to one moment. */
@Injectable()
export class LiveQueries {
  constructor(private readonly pool: Pool) {}

  /** Requests and IBANs of the last 60 seconds. */
  lastMinute(now: Date): Promise<Record<'requestsLastMinute' | 'ibansLastMinute', number>> {
    const { minutesFrom, edgeFrom, edgeTo, sign } = lastMinute(now);
    return this.row(statements.selectLastMinute, [minutesFrom, now, edgeFrom, edgeTo, sign]);
  }

  /** Percentiles of the response times of the last 60 minutes, in milliseconds. */
  async responseTimes(now: Date): Promise<ResponseTimes> {
    const { rows } = await this.pool.query<{ bucket: number; rows: number }>(statements.selectHistogram, [now]);
    return computeResponseTimes(rows.map((bucket) => bucket.rows));
  }

  /** Number of active keys by used share of their quota. */
  quotaBands(): Promise<QuotaBands> {
    return this.row(statements.selectQuotaBands);
  }

  async databaseConnections(): Promise<number> {
    return (await this.row<{ connections: number }>(statements.selectConnections)).connections;
  }

  /** Lists use it to detect new rows. */
  newRows(): Promise<NewLogRows> {
    return this.row(statements.selectNewRows);
  }

  /** The row of a statement that always gives one. */
  private async row<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row> {
    return (await this.pool.query<Row>(text, values)).rows[0]!;
  }
}

/**
 * Reads percentiles out of a histogram.
 * @param counts rows by bucket of `responseTimeBoundsMs`; the last one is open
 * @returns null for a percentile beyond the last bound, and without rows
 */
export function computeResponseTimes(counts: readonly number[]): ResponseTimes {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => boundAbove(counts, share));
  return { p50: p50 ?? null, p95: p95 ?? null, p99: p99 ?? null };
}

function boundAbove(counts: readonly number[], share: number): number | undefined {
  const rank = share * counts.reduce((sum, count) => sum + count, 0);
  if (rank === 0) return undefined;
  let below = 0;
  return responseTimeBoundsMs[counts.findIndex((count) => (below += count) >= rank)];
}
