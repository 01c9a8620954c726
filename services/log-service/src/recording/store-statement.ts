import { DETAILS_KEPT_DAYS } from '../partitions/kept-days.js';
import { responseTimeBoundsMs } from './response-time-buckets.js';
import { requestColumnNames } from './staging.js';

const bounds = responseTimeBoundsMs.map((ms) => ms * 1_000).join(',');

/** One figure per bucket; null (nobody measured) falls into none. */
const histogram = [0, ...responseTimeBoundsMs]
  .map((_, bucket) => `count(*) FILTER (WHERE bucket = ${bucket})`)
  .join(', ');

/**
 * Takes what was staged into the log. What the first part really inserts is new; the sums know nothing else. So an event counts once, however
 * often it comes. Sums are taken in key order: two writers that meet on rows (a partition that changes hands) wait instead of dying.
 * `$1`: lane of this consumer's sums. Gives the number of new rows.
 */
export const storeStaged = `
  WITH fresh AS (
    INSERT INTO logs.requests (${requestColumnNames})
    SELECT ${requestColumnNames} FROM pg_temp.staging
      WHERE at >= (SELECT cleaned_until FROM logs.cleanup)
      ORDER BY day, id
    ON CONFLICT (day, id) DO NOTHING
    RETURNING day, id, at, status, count, country, key_id, response_time_us
  ), details AS (
    INSERT INTO logs.request_details (day, id, iban, address)
    SELECT day, id, iban, address FROM pg_temp.staging JOIN fresh USING (day, id)
      WHERE (iban IS NOT NULL OR address IS NOT NULL) AND day >= (now() AT TIME ZONE 'UTC')::date - ${DETAILS_KEPT_DAYS}
    ON CONFLICT DO NOTHING
  ), minutes AS (
    INSERT INTO logs.minute_sums_open AS known
      (minute, status, country, lane, rows, requests, timed_rows, response_time_us, histogram)
    SELECT date_bin('1 minute', at, 'epoch'), status, country, $1::smallint,
        count(*), sum(count), count(response_time_us), coalesce(sum(response_time_us), 0), ARRAY[${histogram}]
      FROM (SELECT *, width_bucket(response_time_us, '{${bounds}}'::integer[]) AS bucket FROM fresh) AS timed
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (minute, status, country, lane) DO UPDATE SET
      rows = known.rows + excluded.rows,
      requests = known.requests + excluded.requests,
      timed_rows = known.timed_rows + excluded.timed_rows,
      response_time_us = known.response_time_us + excluded.response_time_us,
      histogram = logs.add_histograms(known.histogram, excluded.histogram)
  ), hours AS (
    INSERT INTO logs.key_hour_sums_open AS known (hour, key_id, status, lane, rows, requests)
    SELECT date_bin('1 hour', at, 'epoch'), coalesce(key_id, ''), status, $1::smallint, count(*), sum(count)
      FROM fresh
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (hour, key_id, status, lane) DO UPDATE SET
      rows = known.rows + excluded.rows,
      requests = known.requests + excluded.requests
  )
  SELECT count(*)::integer AS stored FROM fresh`;
