import type { Schema } from './roles.js';

/** The role that backups read as: what the owners show it, column by column, and nothing else (docs/SECURITY.md F1). */
export const BACKUP_READER = 'backup_reader';

/**
 * SQL by which an owner shows columns to backups, for its migration. Never one that holds a secret.
 * @param tables their columns, separated by blanks
 */
export function showToBackupsSql(schema: Schema, tables: Readonly<Record<string, string>>): string {
  const grants = Object.entries(tables).map(
    ([table, columns]) => `GRANT SELECT (${columns.split(' ').join(', ')}) ON ${schema}.${table} TO ${BACKUP_READER}`,
  );
  return [`GRANT USAGE ON SCHEMA ${schema} TO ${BACKUP_READER}`, ...grants].join(';\n');
}

/** Takes back what `showToBackupsSql` has granted. */
export function hideFromBackupsSql(schema: Schema): string {
  return `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${BACKUP_READER};
  REVOKE USAGE ON SCHEMA ${schema} FROM ${BACKUP_READER}`;
}
