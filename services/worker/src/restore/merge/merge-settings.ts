import type { Client } from 'pg';
import { stagedName } from '../load/staged.js';
import { changedBy, type Counts, nothing, rowsIn } from './merge.js';

const file = stagedName('cms.settings');
const fields = [
  'timezone',
  'date_format',
  'time_format',
  'rate_limit_window_ms',
  'rate_limit_max_requests',
  'login_rate_limit_window_ms',
  'login_rate_limit_max_requests',
];
const of = (row: string) => `(${fields.map((column) => `${row}.${column}`).join(', ')})`;

/** Restores the single row of settings, which is kept when the backup has none. */
export async function mergeSettings(client: Client): Promise<Counts> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('cms.settings'))`);
  const changedCount = await changedBy(
    client,
    `INSERT INTO cms.settings AS s (only_row, ${fields.join(', ')}, version)
       SELECT true, ${fields.join(', ')}, version + 1 FROM ${file}
     ON CONFLICT (only_row) DO UPDATE
       SET ${fields.map((column) => `${column} = excluded.${column}`).join(', ')}, version = greatest(s.version + 1, excluded.version)
       WHERE ${of('s')} IS DISTINCT FROM ${of('excluded')}`,
  );
  return { ...nothing, changed: changedCount, unchanged: (await rowsIn(client, file)) - changedCount };
}
