import { countedRows } from './counted-rows.js';
import { hasKeyConditions, type Selection } from '../filter/selection.js';
import { type Statement, StatementValues } from './statement.js';

/**
 * Exact number of rows by UTC day, newest first, without empty days. Conditions on addresses, IBANs and request ids are ignored,
 * because sums do not contain them.
 */
export function countByDay(selection: Selection): Statement {
  const values = new StatementValues();
  const countable = { ...selection, rows: { notAddresses: [] } };
  const rows = countedRows(
    countable,
    hasKeyConditions(selection) ? ['day', 'hour'] : ['day', 'hour', 'minute'],
    values,
  );
  const text = `
    SELECT (time AT TIME ZONE 'UTC')::date::text AS day, sum(rows)::double precision AS rows FROM ${rows}
    GROUP BY (time AT TIME ZONE 'UTC')::date HAVING sum(rows) > 0 ORDER BY (time AT TIME ZONE 'UTC')::date DESC`;
  return { text, values: values.all };
}
