import { keySumConditions, rowConditions, statusConditions } from './conditions.js';
import { asksKeys, type Selection } from './selection.js';
import { allOf, type Statement, StatementValues } from './statement.js';
import { timeSlices, type TimeSlice } from './time-slices.js';
import { utcDayOf } from './utc-days.js';

interface Sums {
  readonly day: string;
  readonly hour: string;
  readonly minute?: string;
}

/** By status alone, to the minute. */
const allSums: Sums = { day: 'logs.requests_by_day', hour: 'logs.requests_by_hour', minute: 'logs.requests_by_minute' };
/** By key and status, to the hour. */
const keySums: Sums = { day: 'logs.key_requests_by_day', hour: 'logs.key_requests_by_hour' };

const toTheMinute = ['day', 'hour', 'minute'] as const;
const toTheHour = ['day', 'hour'] as const;

/**
 * Rows of a selection by UTC day, the newest first, days without any left out. Exact: whole units from the sums, the rows themselves at the
 * edges. What only rows know (addresses, IBANs, request ids) is left out of account.
 */
export function countByDay(selection: Selection): Statement {
  const values = new StatementValues();
  const slices = timeSlices(selection.from, selection.to, asksKeys(selection) ? toTheHour : toTheMinute);
  const nothing = `SELECT NULL::date, 0 WHERE false`;
  const counted = [nothing, ...slices.map((slice) => countSlice(selection, slice, values))];
  const text = `
    SELECT day::text, sum(rows)::double precision AS rows FROM (${counted.join(' UNION ALL ')}) AS slices (day, rows)
    GROUP BY slices.day HAVING sum(rows) > 0 ORDER BY slices.day DESC`;
  return { text, values: values.all };
}

function countSlice(selection: Selection, slice: TimeSlice, values: StatementValues): string {
  const { unit, from, to } = slice;
  if (unit === 'row') return countRows(selection, slice, values);
  const sums = asksKeys(selection) ? keySums : allSums;
  const conditions = [
    ...statusConditions(selection.status, values),
    ...(asksKeys(selection) ? keySumConditions(selection.key, values) : []),
  ];
  if (unit === 'day') {
    const days = [`day >= ${values.add(utcDayOf(from))}`, `day < ${values.add(utcDayOf(to))}`];
    return `SELECT day, rows FROM ${sums.day} WHERE ${allOf([...days, ...conditions])}`;
  }
  const times = [`${unit} >= ${values.add(from)}`, `${unit} < ${values.add(to)}`];
  return `SELECT (${unit} AT TIME ZONE 'UTC')::date, rows FROM ${sums[unit]} WHERE ${allOf([...times, ...conditions])}`;
}

/** Of a slice that lies within one UTC day. */
function countRows(selection: Selection, { from, to }: TimeSlice, values: StatementValues): string {
  const times = [`day = ${values.add(utcDayOf(from))}`, `at >= ${values.add(from)}`, `at < ${values.add(to)}`];
  const known = { ...selection, hashes: { notAddresses: [] } };
  return `SELECT day, count(*) FROM logs.requests WHERE ${allOf([...times, ...rowConditions(known, values)])} GROUP BY day`;
}
