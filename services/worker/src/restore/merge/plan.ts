import type { Client } from 'pg';
import { type Counts, countsOf, type MergeOptions } from './merge.js';

/**
 * Makes the table that says of each row of the file what becomes of it.
 * @param sql CREATE TABLE AS, which takes no parameters: `$1` and `$2` stand for the backup's moment and whether what was deleted since
 * comes back. Both are ours: a moment that was read as one, and a truth
 */
export async function makePlan(
  client: Client,
  sql: string,
  { backupAt, bringsBackDeleted }: Pick<MergeOptions, 'backupAt' | 'bringsBackDeleted'>,
): Promise<void> {
  const moment = `timestamptz '${new Date(backupAt).toISOString()}'`;
  await client.query(sql.replaceAll('$1', moment).replaceAll('$2', String(bringsBackDeleted)));
}

/** How many of each verdict a plan has. @param name of its table */
export function verdictsIn(client: Client, name: string): Promise<Partial<Counts>> {
  const counts = ['added', 'changed', 'unchanged', 'leftOut'].map(
    (verdict) => `count(*) FILTER (WHERE verdict = '${verdict}') AS "${verdict}"`,
  );
  return countsOf(client, `SELECT ${counts.join(', ')} FROM ${name}`);
}
