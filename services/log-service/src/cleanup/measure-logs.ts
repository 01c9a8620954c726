import { Injectable } from '@nestjs/common';
import type { KeptLogs } from '@pruefer/contracts';
import { withTimeout } from '@pruefer/platform';
import { Pool, type QueryResultRow } from 'pg';
import { LogConfig } from '../config.js';

/** Limit for a screen; slower values are left out. */
const TIMEOUT_MS = 2_000;
const DAYS_OF_MONTH = 30;

const partitions = (table: string) => `
  SELECT c.oid, to_date(right(relname, 8), 'YYYYMMDD') AS day FROM pg_class c
  WHERE relnamespace = 'logs'::regnamespace AND relkind = 'r' AND relname ~ '^${table}_[0-9]{8}$'`;
const today = `(now() AT TIME ZONE 'UTC')::date`;

const sizes = `
  WITH log AS (SELECT day, pg_total_relation_size(oid) AS bytes FROM (${partitions('requests')}) p),
    details AS (SELECT pg_total_relation_size(oid) AS bytes FROM (${partitions('request_details')}) p)
  SELECT (coalesce((SELECT sum(bytes) FROM log), 0) + coalesce((SELECT sum(bytes) FROM details), 0))::double precision AS "logBytes",
    (SELECT round(avg(bytes) * ${DAYS_OF_MONTH}) FROM log
      WHERE day < ${today} AND day >= ${today} - ${DAYS_OF_MONTH})::double precision AS "bytesPerMonth"`;

/** Both counts are nearly always 0, because upkeep runs every five minutes. */
const due = `
  SELECT (SELECT count(*) FROM logs.request_details WHERE day < ${today} - $1::integer)::integer AS "dueDetails",
    (SELECT count(*) FROM logs.dead_letters WHERE received_at < now() - make_interval(days => $1))::integer AS "dueDeadLetters"`;

const UNKNOWN = { dueDetails: null, dueDeadLetters: null, logBytes: null, bytesPerMonth: null };

/** The size of the log, for the overview of retention. */
@Injectable()
export class MeasureLogs {
  constructor(
    private readonly pool: Pool,
    private readonly config: LogConfig,
  ) {}

  /** Values that PostgreSQL does not return within `TIMEOUT_MS` are null. */
  async run(): Promise<KeptLogs> {
    const { LOG_DETAILS_DAYS } = this.config;
    const [size, dueCounts] = await Promise.all([
      this.row<Pick<KeptLogs, 'logBytes' | 'bytesPerMonth'>>(sizes, []),
      this.row<Pick<KeptLogs, 'dueDetails' | 'dueDeadLetters'>>(due, [LOG_DETAILS_DAYS]),
    ]);
    return { detailsDays: LOG_DETAILS_DAYS, ...UNKNOWN, ...size, ...dueCounts };
  }

  private async row<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row | undefined> {
    const query = this.pool.query<Row>(text, values);
    return (await withTimeout(TIMEOUT_MS, query).catch(() => undefined))?.rows[0];
  }
}
