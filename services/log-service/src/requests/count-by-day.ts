import { countedRows } from './counted-rows.js';
import { asksKeys, type Selection } from './selection.js';
import { type Statement, StatementValues } from './statement.js';

/**
 * Exact number of rows of a selection by UTC day, the newest first, days without any left out. What only rows know (addresses, IBANs,
 * request ids) is left out of account.
 */
export function countByDay(selection: Selection): Statement {
  const values = new StatementValues();
  const known = { ...selection, hashes: { notAddresses: [] } };
  const rows = countedRows(known, asksKeys(selection) ? ['day', 'hour'] : ['day', 'hour', 'minute'], values);
  const text = `
    SELECT (time AT TIME ZONE 'UTC')::date::text AS day, sum(rows)::double precision AS rows FROM ${rows}
    GROUP BY (time AT TIME ZONE 'UTC')::date HAVING sum(rows) > 0 ORDER BY (time AT TIME ZONE 'UTC')::date DESC`;
  return { text, values: values.all };
}
