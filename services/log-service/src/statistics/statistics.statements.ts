import { asIso, asNumber } from '../database/select-forms.js';

/** Start of the day of `$1` in the zone `$2`, or of a later one: right over both changes of the clock. In every zone offered it is a full hour. */
const dayBegin = (daysLater: number) =>
  `(date_trunc('day', $1::timestamptz AT TIME ZONE $2) + interval '${daysLater} days') AT TIME ZONE $2`;

/** IBANs with a verdict: each is a row. */
const ibans = `sum(rows) FILTER (WHERE status IN (200, 400))`;
/** IBANs with a verdict, and requests that were refused. */
const attempts = `sum(CASE WHEN status IN (200, 400) THEN rows ELSE requests END)`;

const sinceMidnight = `day >= ($2::timestamptz AT TIME ZONE 'UTC')::date`;

/** The 24 hours up to `$1`, the running one last: an hour without requests is one too. */
const lastDay = `
  SELECT json_agg(json_build_object(
      'hour', hour, 'requests', coalesce(requests, 0), 'attempts', attempts, 'valid', valid, 'timed', timed, 'responseTimeUs', response_time_us
    ) ORDER BY hour)
  FROM (
    SELECT date_bin('1 hour', $1::timestamptz, 'epoch') - ago * interval '1 hour' AS hour FROM generate_series(0, 23) AS ago
  ) AS slots LEFT JOIN (
    SELECT hour, sum(requests) AS requests, ${attempts} AS attempts, sum(rows) FILTER (WHERE status = 200) AS valid, sum(timed_rows) AS timed,
      sum(response_time_us) AS response_time_us
    FROM logs.requests_by_hour WHERE hour > $1::timestamptz - interval '24 hours' AND hour <= $1
    GROUP BY hour
  ) AS busy USING (hour)`;

const countedKeys = 'FROM logs.keys WHERE NOT is_renewed AND NOT is_test';

/** `$1`: now, `$2`: time zone. */
export const selectToday = `
  SELECT
    (SELECT count(*) FILTER (WHERE is_active) ${countedKeys})::integer AS "activeApiKeys",
    (SELECT count(*) ${countedKeys})::integer AS "allApiKeys",
    (${lastDay}) AS "lastDay",
    (SELECT ${asNumber('sum(requests)')} FROM logs.requests_in_all) AS "totalRequests",
    ${asNumber('sum(requests)')} AS "todayRequests",
    ${asNumber(ibans)} AS "todayIbans",
    ${asNumber(attempts)} AS "attemptsToday",
    ${asNumber('sum(rows) FILTER (WHERE status = 200)')} AS "validToday",
    ${asNumber('sum(timed_rows)')} AS "timedToday",
    ${asNumber('sum(response_time_us)')} AS "responseTimeUsToday"
  FROM logs.requests_by_hour
  WHERE hour >= ${dayBegin(0)} AND hour < ${dayBegin(1)}`;

/** `$1`: start, `$2`: the first midnight after it. */
export const selectTopKeys = `
  WITH used_since AS (
    SELECT key_id, status, rows, requests FROM logs.key_requests_by_hour WHERE hour >= $1 AND hour < $2
    UNION ALL
    SELECT key_id, status, rows, requests FROM logs.key_requests_by_day WHERE ${sinceMidnight}
  ), top AS (
    SELECT key_id, sum(requests) AS requests, coalesce(${ibans}, 0) AS ibans, ${attempts} AS attempts FROM used_since
      WHERE key_id <> ''
      GROUP BY key_id ORDER BY attempts DESC, key_id LIMIT 10
  )
  SELECT key_id AS id, client_name AS "clientName", ${asNumber('requests')} AS "requestCount", ${asNumber('ibans')} AS "ibanCount",
    used::double precision AS used, quota::double precision AS quota
  FROM top LEFT JOIN logs.keys USING (key_id)
  ORDER BY attempts DESC, key_id`;

/** `$1`: start, `$2`: the first midnight after it. */
export const selectCountries = `
  WITH used_since AS (
    SELECT country, status, rows, requests FROM logs.requests_by_hour WHERE hour >= $1 AND hour < $2
    UNION ALL
    SELECT country, status, rows, requests FROM logs.requests_by_day WHERE ${sinceMidnight}
  )
  SELECT country, ${asNumber(attempts)} AS count FROM used_since
    GROUP BY country ORDER BY ${attempts} DESC, country LIMIT 50`;

/** `$1`: the oldest UTC day looked at. Full addresses are looked up for the rows shown only; older rows have the shortened one. */
export const selectRecent = `
  WITH newest AS (
    SELECT day, id, at, key_id, status, address_short FROM logs.requests WHERE day >= $1 ORDER BY day DESC, at DESC LIMIT 10
  )
  SELECT id, key_id AS "apiKeyId", client_name AS "clientName", status AS "statusCode", ${asIso('at')} AS timestamp,
    coalesce(
      (SELECT address FROM logs.request_details AS details WHERE details.day = newest.day AND details.id = newest.id),
      address_short
    ) AS "ipAddress"
  FROM newest LEFT JOIN logs.keys USING (key_id)
  ORDER BY at DESC, id DESC`;

/** `$1`: now. */
export const selectLastHour = `
  WITH slots AS (
    SELECT date_bin('1 minute', $1::timestamptz, 'epoch') - ago * interval '1 minute' AS minute FROM generate_series(0, 59) AS ago
  ), busy AS (
    SELECT minute, sum(requests) AS requests FROM logs.requests_by_minute
      WHERE minute > $1::timestamptz - interval '60 minutes' AND minute <= $1
      GROUP BY minute
  )
  SELECT ${asIso('minute')} AS time, ${asNumber('requests')} AS requests
  FROM slots LEFT JOIN busy USING (minute)
  ORDER BY minute`;
