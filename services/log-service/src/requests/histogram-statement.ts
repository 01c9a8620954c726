import { countedRows } from './counted-rows.js';
import { asksKeys, asksRows, type Selection } from './selection.js';
import { type Statement, StatementValues } from './statement.js';
import type { TimeBuckets } from './time-buckets.js';
import type { WholeUnit } from './time-slices.js';

const HOUR_S = 3_600;

/** Rows of a selection by bucket (from 1) and class of status, buckets without any left out. */
export function countByBucket(selection: Selection, { seconds, bounds }: TimeBuckets): Statement {
  const values = new StatementValues();
  const rows = countedRows(selection, unitsFor(selection, seconds), values);
  const text = `
    SELECT width_bucket(time, ${values.add(bounds)}::timestamptz[]) AS bucket, status / 100 AS hundreds,
      sum(rows)::double precision AS rows
    FROM ${rows} GROUP BY 1, 2`;
  return { text, values: values.all };
}

/** Units up to a bucket's length, with sums for this selection. */
function unitsFor(selection: Selection, seconds: number): WholeUnit[] {
  if (asksRows(selection)) return [];
  if (asksKeys(selection)) return seconds < HOUR_S ? [] : ['hour'];
  return seconds < HOUR_S ? ['minute'] : ['hour', 'minute'];
}
