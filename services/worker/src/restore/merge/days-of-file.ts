import type { Client } from 'pg';
import { stagedName } from '../load/staged.js';

const NAME = 'file_days';
/** Each new day holds some 14 locks until the end of the transaction; PostgreSQL has 6,400 by default. */
const MAX_NEW_DAYS = 200;

/** A range of staged rows by the `ctid` of its first and last one. */
export type RowRange = readonly [first: string, last: string];

/** A day of the file that may have rows in the log. */
export interface DayOfFile {
  readonly day: string;
  /** Whether its full values may be kept. */
  readonly keepsDetails: boolean;
  /** Whether the log has no partition for the day, so that it can be loaded as a whole. */
  readonly isNew: boolean;
  /** Ranges of its rows in the file's `logs.requests` and `logs.request_details`; null: no rows. */
  readonly ranges: readonly [requests: RowRange, details: RowRange | null];
}

const rangesIn = (table: string) =>
  `(SELECT day, count(*) AS rows, min(ctid) AS first, max(ctid) AS last FROM ${stagedName(table)} GROUP BY day)`;

const note = `
  CREATE TEMPORARY TABLE ${NAME} AS
  SELECT day, r.rows, r.first, r.last, d.first AS details_first, d.last AS details_last
  FROM ${rangesIn('logs.requests')} r LEFT JOIN ${rangesIn('logs.request_details')} d USING (day)`;

const before = 'OVER (ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)';
const hasNone = (table: string) => `to_regclass('logs.${table}_' || to_char(day, 'YYYYMMDD')) IS NULL`;

/** Our files are ordered by day. In any other file the range of a day may be the whole file, which is not read once for each day. */
const find = `
  SELECT day::text AS day, day >= (now() AT TIME ZONE 'UTC')::date - $1::int AS "keepsDetails",
    bool_and("isInOrder") OVER () AND row_number() OVER (ORDER BY day DESC) <= ${MAX_NEW_DAYS}
      AND ${hasNone('requests')} AND ${hasNone('request_details')} AS "isNew",
    ARRAY[ARRAY[first::text, last::text], ARRAY[details_first::text, details_last::text]] AS ranges
  FROM (SELECT *, coalesce(first > max(last) ${before}, true) AND coalesce(details_first > max(details_last) ${before}, true) AS "isInOrder"
    FROM pg_temp.${NAME}) noted
  WHERE day BETWEEN date '2000-01-01' AND (now() AT TIME ZONE 'UTC')::date + 7
    AND day >= (SELECT cleaned_until AT TIME ZONE 'UTC' FROM logs.cleanup)::date
  ORDER BY day`;

/** Days of the staged log, the oldest first. */
export async function readDaysOfFile(client: Client, detailsDays: number): Promise<DayOfFile[]> {
  await noteDays(client);
  const { rows } = await client.query<Omit<DayOfFile, 'ranges'> & { ranges: [RowRange, RowRange | [null, null]] }>(
    find,
    [detailsDays],
  );
  return rows.map(({ ranges: [requests, [first, last]], ...day }) => ({
    ...day,
    ranges: [requests, first === null ? null : [first, last]],
  }));
}

/** Days that need a partition before a merge begins. */
export async function daysToOpen(client: Client, detailsDays: number): Promise<DayOfFile[]> {
  return (await readDaysOfFile(client, detailsDays)).filter(({ isNew }) => !isNew);
}

/** Number of log rows in the file. */
export async function rowsOfFile(client: Client): Promise<number> {
  await noteDays(client);
  const { rows } = await client.query<{ rows: string | null }>(`SELECT sum(rows) AS rows FROM pg_temp.${NAME}`);
  return Number(rows[0]?.rows ?? 0);
}

/** Notes the days of the file; only once, because this reads all staged rows. */
async function noteDays(client: Client): Promise<void> {
  const { rows } = await client.query<{ noted: boolean }>(`SELECT to_regclass('pg_temp.${NAME}') IS NOT NULL AS noted`);
  if (rows[0]?.noted !== true) await client.query(note);
}
