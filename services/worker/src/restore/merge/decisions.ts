import type { Client } from 'pg';
import { type MergeCounts, type MergeOptions, readMergeCounts } from './merge.js';

/** Transaction settings that `makePlan` sets: CREATE TABLE AS takes no parameters. */
const SETTINGS = { backupAt: 'restore.backup_at', bringsBackDeleted: 'restore.brings_back_deleted' } as const;
/** SQL in decisions: the time of the backup. */
export const backupAt = `current_setting('${SETTINGS.backupAt}')::timestamptz`;
/** SQL in decisions: whether later deletions are undone. */
export const bringsBackDeleted = `current_setting('${SETTINGS.bringsBackDeleted}')::boolean`;

/** Creates the table with the action for each row of the file. @param sql CREATE TABLE AS, with `backupAt` and `bringsBackDeleted` */
export async function createDecisions(client: Client, sql: string, options: MergeOptions): Promise<void> {
  await client.query('SELECT set_config($1, $2, true), set_config($3, $4, true)', [
    ...[SETTINGS.backupAt, new Date(options.backupAt).toISOString()],
    ...[SETTINGS.bringsBackDeleted, String(options.bringsBackDeleted)],
  ]);
  await client.query(sql);
}

/** Number of rows of the file by action. @param name of the table of decisions */
export function countActions(client: Client, name: string): Promise<Partial<MergeCounts>> {
  const counts = ['added', 'changed', 'unchanged', 'leftOut'].map(
    (action) => `count(*) FILTER (WHERE action = '${action}') AS "${action}"`,
  );
  return readMergeCounts(client, `SELECT ${counts.join(', ')} FROM ${name}`);
}
