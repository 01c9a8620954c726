import { all, StatementValues } from './statement.js';
import { keySumConditions, rowConditions, statusConditions } from './conditions.js';
import { asksKeys, type Selection } from './selection.js';
import { timeSlices, type TimeSlice } from './time-slices.js';

/** A statement ready to be sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Sums {
  readonly day: string;
  readonly hour: string;
  readonly minute?: string;
}

/** By status alone, to the minute. */
const allSums: Sums = { day: 'logs.requests_by_day', hour: 'logs.requests_by_hour', minute: 'logs.requests_by_minute' };
/** By key and status, to the hour. */
const keySums: Sums = { day: 'logs.key_requests_by_day', hour: 'logs.key_requests_by_hour' };

/** Rows of a selection by UTC day, the newest first, days without any left out. Exact: sums, and at the edges the rows themselves. */
export function countByDay(selection: Selection): Statement {
  const values = new StatementValues();
  const units = asksKeys(selection) ? (['day', 'hour'] as const) : (['day', 'hour', 'minute'] as const);
  const slices = timeSlices(selection.from, selection.to, units);
  if (slices.length === 0) return { text: 'SELECT NULL::text AS day, 0 AS rows WHERE false', values: [] };
  const counted = slices.map((slice) => countSlice(selection, slice, values));
  const text = `
    SELECT day::text, sum(rows)::double precision AS rows FROM (${counted.join(' UNION ALL ')}) AS slices (day, rows)
    GROUP BY slices.day HAVING sum(rows) > 0 ORDER BY slices.day DESC`;
  return { text, values: values.all };
}

function countSlice(selection: Selection, slice: TimeSlice, values: StatementValues): string {
  if (slice.unit === 'row') return countRows(selection, slice, values);
  const sums = asksKeys(selection) ? keySums : allSums;
  const conditions = [
    ...statusConditions(selection.status, values),
    ...(asksKeys(selection) ? keySumConditions(selection.key, values) : []),
  ];
  if (slice.unit === 'day') {
    const days = [`day >= ${values.add(utcDayOf(slice.from))}`, `day < ${values.add(utcDayOf(slice.to))}`];
    return `SELECT day, rows FROM ${sums.day} WHERE ${all([...days, ...conditions])}`;
  }
  const times = [`${slice.unit} >= ${values.add(slice.from)}`, `${slice.unit} < ${values.add(slice.to)}`];
  return `SELECT (${slice.unit} AT TIME ZONE 'UTC')::date, rows FROM ${sums[slice.unit]} WHERE ${all([...times, ...conditions])}`;
}

function countRows(selection: Selection, { from, to }: TimeSlice, values: StatementValues): string {
  const times = [`day = ${values.add(utcDayOf(from))}`, `at >= ${values.add(from)}`, `at < ${values.add(to)}`];
  return `SELECT day, count(*) FROM logs.requests WHERE ${all([...times, ...rowConditions(selection, values)])} GROUP BY day`;
}

/** Of the range of a selection, looks at the rows themselves and stops counting after so many. */
export function countMatches(selection: Selection, atMost: number): Statement {
  const values = new StatementValues();
  const conditions = [...timeConditions(selection, values), ...rowConditions(selection, values)];
  const text = `
    SELECT day::text, count(*)::integer AS rows
    FROM (SELECT day FROM logs.requests WHERE ${all(conditions)} LIMIT ${values.add(atMost)}) AS matches
    GROUP BY matches.day ORDER BY matches.day DESC`;
  return { text, values: values.all };
}

/** The range of a selection, with the days first so that PostgreSQL opens only their partitions. */
export function timeConditions({ from, to }: Selection, values: StatementValues): string[] {
  const lastDay = utcDayOf(new Date(to.getTime() - 1));
  return [
    `day >= ${values.add(utcDayOf(from))}`,
    `day <= ${values.add(lastDay)}`,
    `at >= ${values.add(from)}`,
    `at < ${values.add(to)}`,
  ];
}

export function utcDayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
