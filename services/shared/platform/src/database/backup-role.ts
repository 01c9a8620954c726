import type { Schema } from './roles.js';

/** The role that backups read with: only the columns that the owners grant (docs/SECURITY.md F1). */
export const BACKUP_READER = 'backup_reader';

/** SQL that grants columns to the backup role, for a migration. Never grant a column with a secret. @param tables their columns, separated by blanks */
export function showToBackupsSql(schema: Schema, tables: Readonly<Record<string, string>>): string {
  const grants = Object.entries(tables).map(
    ([table, columns]) => `GRANT SELECT (${columns.split(' ').join(', ')}) ON ${schema}.${table} TO ${BACKUP_READER}`,
  );
  return [`GRANT USAGE ON SCHEMA ${schema} TO ${BACKUP_READER}`, ...grants].join(';\n');
}

export function hideFromBackupsSql(schema: Schema): string {
  return `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${BACKUP_READER};
  REVOKE USAGE ON SCHEMA ${schema} FROM ${BACKUP_READER}`;
}
