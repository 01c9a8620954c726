import type { PoolClient } from 'pg';
import type { LogRow } from './log-row.js';
import { type Sign, sumByHour, sumByMinute } from './sums.js';

/** What an upsert of `known` sums adds to them. */
export const addedSums = 'rows = known.rows + excluded.rows, requests = known.requests + excluded.requests';
export const addedTimedSums = `${addedSums}, timed_rows = known.timed_rows + excluded.timed_rows,
  response_time_us = known.response_time_us + excluded.response_time_us,
  histogram = logs.add_histograms(known.histogram, excluded.histogram)`;

const addMinutes = `
  INSERT INTO logs.minute_sums_open AS known
    (minute, status, country, writer, rows, requests, timed_rows, response_time_us, histogram)
  SELECT minute, status, country, $1::smallint, rows, requests, "timedRows", "responseTimeUs", histogram
    FROM json_to_recordset($2) AS sum (minute timestamptz, status smallint, country text, rows bigint, requests bigint,
      "timedRows" bigint, "responseTimeUs" bigint, histogram bigint[])
  ON CONFLICT (minute, status, country, writer) DO UPDATE SET ${addedTimedSums}`;

const addHours = `
  INSERT INTO logs.key_hour_sums_open AS known (hour, key_id, status, writer, rows, requests)
  SELECT hour, "keyId", status, $1::smallint, rows, requests
    FROM json_to_recordset($2) AS sum (hour timestamptz, "keyId" text, status smallint, rows bigint, requests bigint)
  ON CONFLICT (hour, key_id, status, writer) DO UPDATE SET ${addedSums}`;

/**
 * Adds rows that are new to the log to its sums, in the caller's transaction.
 * @param writer lowest partition of the rows; only the consumer of this partition writes sums with it
 * @param sign -1 subtracts rows; the sum of one writer may then be negative, the total is not
 */
export async function addSums(
  client: PoolClient,
  writer: number,
  rows: readonly LogRow[],
  sign: Sign = 1,
): Promise<void> {
  if (rows.length === 0) return;
  const [minutes, hours] = [JSON.stringify(sumByMinute(rows, sign)), JSON.stringify(sumByHour(rows, sign))];
  await client.query({ name: 'add-minutes', text: addMinutes, values: [writer, minutes] });
  await client.query({ name: 'add-hours', text: addHours, values: [writer, hours] });
}
