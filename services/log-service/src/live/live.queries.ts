import { Injectable } from '@nestjs/common';
import type { NewLogRows, QuotaBands, ResponseTimes } from '@pruefer/contracts';
import { Pool, type QueryResultRow } from 'pg';
import { utcDayBefore } from '../partitions/utc-day.js';
import { lastMinute } from './last-minute.js';
import * as statements from './live.statements.js';
import { responseTimesOf } from './response-times-of.js';

/** All SQL behind the live figures that the dashboard does not have. Each call is one statement and so true to one moment. */
@Injectable()
export class LiveQueries {
  constructor(private readonly pool: Pool) {}

  /** Requests and IBANs of the last 60 seconds. */
  lastMinute(now: Date): Promise<Record<'requestsLastMinute' | 'ibansLastMinute', number>> {
    const { minutesFrom, edgeFrom, edgeTo, sign } = lastMinute(now);
    return this.row(statements.countLastMinute, [minutesFrom, now, edgeFrom, edgeTo, sign]);
  }

  async responseTimes(now: Date): Promise<ResponseTimes> {
    const { rows } = await this.pool.query<{ bucket: number; rows: number }>(statements.histogram, [now]);
    return responseTimesOf(rows.map((bucket) => bucket.rows));
  }

  /** Number of active keys by used share of their quota. */
  quotaBands(): Promise<QuotaBands> {
    return this.row(statements.quotaBands);
  }

  async databaseConnections(): Promise<number> {
    return (await this.row<{ connections: number }>(statements.databaseConnections)).connections;
  }

  /** Lists use it to detect new rows. */
  newRows(now: Date): Promise<NewLogRows> {
    return this.row(statements.newRows, [utcDayBefore(now)]);
  }

  private async row<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row> {
    const { rows } = await this.pool.query<Row>(text, values);
    const [first] = rows;
    if (!first) throw new Error('PostgreSQL gave no row');
    return first;
  }
}
