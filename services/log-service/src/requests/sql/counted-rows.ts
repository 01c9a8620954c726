import { toUtcDay } from '../../partitions/utc-day.js';
import { keySumConditions, rowConditions, statusConditions } from './conditions.js';
import { hasKeyConditions, type Selection } from '../filter/selection.js';
import { allConditions, type StatementValues } from './statement.js';
import { type TimeSlice, timeSlices, type WholeUnit } from './time-slices.js';

/** Sums by status alone, to the minute. */
const allSums: Readonly<Record<WholeUnit, string>> = {
  day: 'logs.requests_by_day',
  hour: 'logs.requests_by_hour',
  minute: 'logs.requests_by_minute',
};
/** Sums by key and status, to the hour. */
const keySums: Readonly<Partial<Record<WholeUnit, string>>> = {
  day: 'logs.key_requests_by_day',
  hour: 'logs.key_requests_by_hour',
};

/**
 * A table expression with the columns `time`, `status` and `rows`: whole units of the range from the sums, the edges from the
 * rows, so that the result is exact. Sums have the start of their unit as time.
 * @param units of the sums to use, the longest first; with a key none is shorter than an hour
 */
export function countedRows(selection: Selection, units: readonly WholeUnit[], values: StatementValues): string {
  const slices = timeSlices(selection.from, selection.to, units);
  const noRows = 'SELECT NULL::timestamptz, NULL::smallint, NULL::bigint WHERE false';
  const counts = slices.map((slice) => rowsOfSlice(selection, slice, values));
  return `(${[noRows, ...counts].join(' UNION ALL ')}) AS counted (time, status, rows)`;
}

function rowsOfSlice(selection: Selection, slice: TimeSlice, values: StatementValues): string {
  const { unit, from, to } = slice;
  if (unit === 'row') return rowsThemselves(selection, slice, values);
  const isOfKeys = hasKeyConditions(selection);
  const conditions = [
    ...statusConditions(selection.status, values),
    ...(isOfKeys ? keySumConditions(selection.key, values) : []),
  ];
  const table = isOfKeys ? keySums[unit] : allSums[unit];
  const [begin, end] = unit === 'day' ? [toUtcDay(from), toUtcDay(to)] : [from, to];
  const range = [`${unit} >= ${values.add(begin)}`, `${unit} < ${values.add(end)}`];
  const time = unit === 'day' ? `day::timestamp AT TIME ZONE 'UTC'` : unit;
  return `SELECT ${time}, status, rows FROM ${table} WHERE ${allConditions([...range, ...conditions])}`;
}

function rowsThemselves(selection: Selection, { from, to }: TimeSlice, values: StatementValues): string {
  const conditions = [...rangeConditions(from, to, values), ...rowConditions(selection, values)];
  return `SELECT at, status, 1 FROM logs.requests WHERE ${allConditions(conditions)}`;
}

/** Days first, so that PostgreSQL opens only their partitions. */
export function rangeConditions(from: Date, to: Date, values: StatementValues): string[] {
  const lastDay = toUtcDay(new Date(+to - 1));
  return [
    `day >= ${values.add(toUtcDay(from))}`,
    `day <= ${values.add(lastDay)}`,
    `at >= ${values.add(from)}`,
    `at < ${values.add(to)}`,
  ];
}
