import type { BackupHeader } from './format/backup-header.js';
import type { TableColumns } from './format/grammar.js';
import { backupTables, SCHEMA_VERSION } from './tables.js';

const columnsOf = new Map<string, string>(backupTables.map(({ table, columns }) => [table, columns.join()]));

/** Whether a file of today's schema may have such a table: one of the list, with exactly its columns. */
export function isListed({ table, columns }: TableColumns, { schemaVersion }: BackupHeader): boolean {
  return schemaVersion === SCHEMA_VERSION && columnsOf.get(table) === columns.join();
}
