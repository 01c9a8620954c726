import type { Client } from 'pg';
import { type MergeCounts, mergeCountsOf, type MergeOptions } from './merge.js';

/** Transaction settings that `makePlan` sets: CREATE TABLE AS takes no parameters. */
const SETTINGS = { backupAt: 'restore.backup_at', bringsBackDeleted: 'restore.brings_back_deleted' } as const;
/** SQL in a plan: the time of the backup. */
export const backupAt = `current_setting('${SETTINGS.backupAt}')::timestamptz`;
/** SQL in a plan: whether later deletions are undone. */
export const bringsBackDeleted = `current_setting('${SETTINGS.bringsBackDeleted}')::boolean`;

/** Creates the table with the action for each row of the file. @param sql CREATE TABLE AS, with `backupAt` and `bringsBackDeleted` */
export async function makePlan(client: Client, sql: string, options: MergeOptions): Promise<void> {
  await client.query('SELECT set_config($1, $2, true), set_config($3, $4, true)', [
    ...[SETTINGS.backupAt, new Date(options.backupAt).toISOString()],
    ...[SETTINGS.bringsBackDeleted, String(options.bringsBackDeleted)],
  ]);
  await client.query(sql);
}

/** Number of rows of a plan by verdict. @param name of its table */
export function verdictsIn(client: Client, name: string): Promise<Partial<MergeCounts>> {
  const counts = ['added', 'changed', 'unchanged', 'leftOut'].map(
    (verdict) => `count(*) FILTER (WHERE verdict = '${verdict}') AS "${verdict}"`,
  );
  return mergeCountsOf(client, `SELECT ${counts.join(', ')} FROM ${name}`);
}
