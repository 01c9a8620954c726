import type { BackupPart } from '@pruefer/contracts';
import type { BackupTable } from '../../backup/backup-table.js';

/** Where rows of a file lie before they are merged: a temporary table, seen by its own connection alone. */
export const stagedName = (table: string): string => `pg_temp.file_${table.replace('.', '_')}`;

/** What a merge looks at besides the tables of its part: no row of it comes back as it stands in the file. */
const lookedAt: Partial<Readonly<Record<BackupPart, string>>> = { logs: 'logs.erased' };

/** Whether the merge of one of these parts needs the rows of a table. */
export function isNeededBy({ table, part }: BackupTable, parts: ReadonlySet<BackupPart>): boolean {
  return (part !== null && parts.has(part)) || [...parts].some((merged) => lookedAt[merged] === table);
}

/** What a comparison needs of the rows of the log, which never change. */
const compared: Readonly<Record<string, readonly string[]>> = { 'logs.requests': ['at', 'id', 'day', 'iban_hash'] };

/** Which columns of a table are staged; none: its rows are only counted. */
export function stagedColumns({ table, columns, isPaged }: BackupTable, isComparison: boolean): readonly string[] {
  return isComparison && isPaged ? (compared[table] ?? []) : columns;
}

/** SQL that makes room for the rows of a table: typed as they are, without its constraints. */
export function createStagedSql(table: string, columns: readonly string[]): string {
  return `CREATE TEMPORARY TABLE ${stagedName(table).replace('pg_temp.', '')} AS
    SELECT ${columns.join(', ')} FROM ${table} WITH NO DATA`;
}
