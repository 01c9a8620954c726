/** `$1`: first minute, `$2`: now, `$3` and `$4`: the edge, `$5`: 1 when it is added, -1 when it is taken off. */
export const selectLastMinute = `
  WITH minutes AS (
    SELECT coalesce(sum(requests), 0) AS requests, coalesce(sum(rows) FILTER (WHERE status IN (200, 400)), 0) AS ibans
    FROM logs.requests_by_minute WHERE minute >= $1 AND minute <= $2
  ), edge AS (
    SELECT coalesce(sum(count), 0) AS requests, count(*) FILTER (WHERE status IN (200, 400)) AS ibans FROM logs.requests
    WHERE day BETWEEN ($3::timestamptz AT TIME ZONE 'UTC')::date AND ($4::timestamptz AT TIME ZONE 'UTC')::date
      AND at >= $3 AND at < $4
  )
  SELECT (minutes.requests + $5::integer * edge.requests)::double precision AS "requestsLastMinute",
    (minutes.ibans + $5::integer * edge.ibans)::double precision AS "ibansLastMinute"
  FROM minutes, edge`;

/** `$1`: now. Rows of the last 60 minutes by bucket. */
export const selectHistogram = `
  SELECT bucket::integer, sum(rows_in)::double precision AS rows
  FROM logs.requests_by_minute, unnest(histogram) WITH ORDINALITY AS buckets (rows_in, bucket)
  WHERE minute > $1::timestamptz - interval '60 minutes' AND minute <= $1
  GROUP BY bucket ORDER BY bucket`;

/** Whole numbers only: a share is compared without rounding. */
export const selectQuotaBands = `
  SELECT
    count(*) FILTER (WHERE used * 5 < quota OR quota = 0)::integer AS low,
    count(*) FILTER (WHERE used * 5 >= quota AND used * 5 < quota * 4)::integer AS medium,
    count(*) FILTER (WHERE used * 5 >= quota * 4 AND quota > 0)::integer AS high
  FROM logs.keys WHERE is_active AND NOT is_renewed AND NOT is_test`;

export const selectConnections = `
  SELECT numbackends AS connections FROM pg_stat_database WHERE datname = current_database()`;

export const selectNewRows = `
  SELECT coalesce(sum(rows), 0)::double precision AS "storedRows" FROM logs.requests_by_day`;
