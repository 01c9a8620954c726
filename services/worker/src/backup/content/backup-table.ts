import type { BackupPart } from '@pruefer/contracts';
import type { Schema } from '@pruefer/platform';

export interface BackupTable {
  /** The name with its schema, such as `cms.page`. */
  readonly table: `${Schema}.${string}`;
  /** Part of a restore; null: stored in the file but never restored. */
  readonly part: BackupPart | null;
  /** Primary key: the order of the rows. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** One row per request, by `day` and `id`: read page by page outside the snapshot. */
  readonly isPaged: boolean;
}

/** A table, its key and its columns, their names separated by blanks. */
type ListedTable = readonly [table: BackupTable['table'], key: string, columns: string];

/** Tables of one part of a backup, from their names in short form. */
export function toBackupTables(
  part: BackupPart | null,
  tables: readonly ListedTable[],
  isPaged = false,
): BackupTable[] {
  return tables.map(([table, key, columns]) => ({
    table,
    part,
    key: key.split(' '),
    columns: columns.split(' '),
    isPaged,
  }));
}
