import type { Schema } from './roles.js';

/** The role that a restore writes with: only the rows that may be restored (docs/SECURITY.md F2). */
export const RESTORE_WRITER = 'restore_writer';

/** SQL that grants tables to the restore role, for a migration. @param rights of each table, as GRANT names them */
export function openToRestoreSql(schema: Schema, rights: Readonly<Record<string, string>>): string {
  const grants = Object.entries(rights).map(
    ([table, granted]) => `GRANT ${granted} ON ${schema}.${table} TO ${RESTORE_WRITER}`,
  );
  return [`GRANT USAGE ON SCHEMA ${schema} TO ${RESTORE_WRITER}`, ...grants].join(';\n');
}

export function closeToRestoreSql(schema: Schema): string {
  return `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${RESTORE_WRITER};
  REVOKE USAGE ON SCHEMA ${schema} FROM ${RESTORE_WRITER}`;
}
