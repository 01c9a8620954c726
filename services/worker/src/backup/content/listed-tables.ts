import { UpgradedTables } from './schema-upgrades.js';
import type { BackupHeader } from '../format/backup-header.js';
import type { TableColumns } from '../format/grammar.js';
import { backupTables, SCHEMA_VERSION } from './tables.js';

/**
 * Whether a file of some schema may have such a table: one of the list, with exactly the columns it had then.
 * @throws Problem `backup_unreadable` for a schema version that cannot be converted to the current one
 */
export function isListedTable(table: TableColumns, { schemaVersion }: BackupHeader): boolean {
  return new UpgradedTables(schemaVersion, SCHEMA_VERSION, backupTables).isListed(table);
}
