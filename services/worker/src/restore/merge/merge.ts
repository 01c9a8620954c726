import type { RestoredCounts } from '@pruefer/contracts';
import type { Client } from 'pg';
import { stagedName } from '../load/staged.js';

/** Options of a merge. */
export interface MergeOptions {
  /** The moment whose state the file holds. */
  readonly backupAt: string;
  /** Author of the changes. */
  readonly actorName: string;
  /** Whether later deletions are undone. */
  readonly bringsBackDeleted: boolean;
  /** Number of days whose full values may be restored. */
  readonly detailsDays: number;
  /** Rows of the file that were not staged, by table. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** The changes of a merge to a part, in rows. */
export type MergeCounts = RestoredCounts;

export const noCounts: MergeCounts = { added: 0, changed: 0, removed: 0, unchanged: 0, leftOut: 0 };

/** Adds the counts of several tables; missing counts are zero. */
export function sumCounts(...counts: readonly Partial<MergeCounts>[]): MergeCounts {
  const sum = { ...noCounts };
  for (const count of counts)
    for (const [name, value] of Object.entries(count)) sum[name as keyof MergeCounts] += value;
  return sum;
}

/** SQL of the columns of a row, such as `f.slug, f.title`. */
export const qualifiedColumns = (row: string, columns: readonly string[]): string =>
  columns.map((column) => `${row}.${column}`).join(', ');

/** SQL that gives columns the values of a row. */
export const assignments = (row: string, columns: readonly string[]): string =>
  columns.map((column) => `${column} = ${row}.${column}`).join(', ');

/** Reads counts of one row, whose columns are their names. */
export async function readMergeCounts(
  client: Client,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Partial<MergeCounts>> {
  const { rows } = await client.query<Record<string, string>>(sql, [...values]);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
}

/** Runs a statement. @returns the number of changed rows */
export async function countChanges(client: Client, sql: string, values: readonly unknown[] = []): Promise<number> {
  return (await client.query(sql, [...values])).rowCount ?? 0;
}

/** Number of staged rows of a table. @param staged its name, from `stagedName` */
export async function rowsIn(client: Client, staged: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) AS count FROM ${staged}`);
  return Number(rows[0]?.count);
}

/** Whether rows of a table are staged. */
export async function isStaged(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    stagedName(table),
  ]);
  return rows[0]?.there ?? false;
}
