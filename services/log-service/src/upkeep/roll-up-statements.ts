import { addedSums, addedTimedSums } from '../recording/add-sums.js';

/** Consumers have usually finished a minute or hour by then; the next roll-up takes sums of late events. */
const closedBefore = `now() - interval '5 minutes'`;

const timedSums = 'sum(rows), sum(requests), sum(timed_rows), sum(response_time_us), logs.sum_histograms(histogram)';

/** Moves the closed minutes of the oldest hour out of the writers' sums. Gives how many rows were moved. */
export const rollUpMinutes = `
  WITH closed AS (
    DELETE FROM logs.minute_sums_open
      WHERE minute < date_bin('1 minute', ${closedBefore}, 'epoch')
        AND minute < (SELECT min(minute) FROM logs.minute_sums_open) + interval '1 hour'
      RETURNING *
  ), minutes AS (
    INSERT INTO logs.minute_sums AS known (minute, status, country, rows, requests, timed_rows, response_time_us, histogram)
    SELECT minute, status, country, ${timedSums} FROM closed GROUP BY 1, 2, 3
    ON CONFLICT (minute, status, country) DO UPDATE SET ${addedTimedSums}
  ), hours AS (
    INSERT INTO logs.hour_sums AS known (hour, status, country, rows, requests, timed_rows, response_time_us, histogram)
    SELECT date_bin('1 hour', minute, 'epoch'), status, country, ${timedSums} FROM closed GROUP BY 1, 2, 3
    ON CONFLICT (hour, status, country) DO UPDATE SET ${addedTimedSums}
  ), days AS (
    INSERT INTO logs.day_sums AS known (day, status, country, rows, requests, timed_rows, response_time_us, histogram)
    SELECT (minute AT TIME ZONE 'UTC')::date, status, country, ${timedSums} FROM closed GROUP BY 1, 2, 3
    ON CONFLICT (day, status, country) DO UPDATE SET ${addedTimedSums}
  ), total AS (
    INSERT INTO logs.total_sums AS known (status, rows, requests)
    SELECT status, sum(rows), sum(requests) FROM closed GROUP BY 1
    ON CONFLICT (status) DO UPDATE SET ${addedSums}
  )
  SELECT count(*)::integer AS moved FROM closed`;

/** Moves the oldest hour, when it is closed, out of the writers' sums. Gives how many rows were moved. */
export const rollUpHours = `
  WITH closed AS (
    DELETE FROM logs.key_hour_sums_open
      WHERE hour < date_bin('1 hour', ${closedBefore}, 'epoch')
        AND hour = (SELECT min(hour) FROM logs.key_hour_sums_open)
      RETURNING *
  ), hours AS (
    INSERT INTO logs.key_hour_sums AS known (hour, key_id, status, rows, requests)
    SELECT hour, key_id, status, sum(rows), sum(requests) FROM closed GROUP BY 1, 2, 3
    ON CONFLICT (hour, key_id, status) DO UPDATE SET ${addedSums}
  ), days AS (
    INSERT INTO logs.key_day_sums AS known (day, key_id, status, rows, requests)
    SELECT (hour AT TIME ZONE 'UTC')::date, key_id, status, sum(rows), sum(requests) FROM closed GROUP BY 1, 2, 3
    ON CONFLICT (day, key_id, status) DO UPDATE SET ${addedSums}
  )
  SELECT count(*)::integer AS moved FROM closed`;
