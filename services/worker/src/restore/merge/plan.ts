import type { Client } from 'pg';
import { type Counts, countsOf, type MergeOptions } from './merge.js';

/**
 * Creates the table with the action for each row of the file.
 * @param sql CREATE TABLE AS, which takes no parameters: `$1` and `$2` are replaced by the time of the backup and whether later
 * deletions are undone. Both are validated values, a date and a boolean.
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
