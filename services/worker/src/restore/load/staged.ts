import type { BackupPart } from '@pruefer/contracts';
import type { Client } from 'pg';
import type { BackupTable } from '../../backup/content/backup-table.js';
import { tableRules } from '../rules/table-rules.js';

/** The temporary table of a file's rows before the merge, visible to its own connection only. */
export const stagedName = (table: string): string => `pg_temp.file_${table.replace('.', '_')}`;

/** Tables that a merge of a part reads in addition; their rows are not restored. */
const additionalTables: Partial<Readonly<Record<BackupPart, string>>> = { logs: 'logs.erased' };

/** Whether the merge of one of these parts needs the rows of a table. */
export function isNeededBy({ table, part }: BackupTable, parts: ReadonlySet<BackupPart>): boolean {
  return (part !== null && parts.has(part)) || [...parts].some((mergedPart) => additionalTables[mergedPart] === table);
}

/** Creates the temporary table for the rows of a table. It refuses rows that break a rule or lack a required value. */
export async function createStaged(client: Client, { table, columns }: BackupTable): Promise<void> {
  const name = stagedName(table);
  await client.query(`CREATE TEMPORARY TABLE ${name.replace('pg_temp.', '')} AS
    SELECT ${columns.join(', ')} FROM ${table} WITH NO DATA`);
  const { rows } = await client.query<{ column: string }>(
    `SELECT attname AS column FROM pg_attribute WHERE attrelid = $1::regclass AND attnotnull AND attname = ANY ($2)`,
    [table, columns],
  );
  const notNullColumns = rows.map(({ column }) => `ALTER ${column} SET NOT NULL`);
  const rules = Object.entries(tableRules[table]?.columns ?? {}).map(
    ([column, { sql }]) => `ADD CONSTRAINT "${column}" CHECK (${sql(column)})`,
  );
  await client.query(
    `ALTER TABLE ${name} ${[...notNullColumns, ...rules.filter((rule) => !rule.endsWith('(true)'))].join(', ')}`,
  );
}
