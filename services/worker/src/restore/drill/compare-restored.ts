import type { Client } from 'pg';
import type { BackupTable } from '../../backup/content/backup-table.js';
import { backupTables } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';

/** Columns that a restore or the owner of the data sets to new values. */
const regeneratedColumns = 'version updated_at updated_by links images gaps deleted_at'.split(' ');
/** Column with a generated id, which differs between installations; by table. */
const generatedIdColumns: Readonly<Record<string, string>> = {
  'banks.data_set': 'id',
  'banks.bank': 'data_set_id',
  'banks.registry_release': 'id',
};
const [requests, details, erased] = ['logs.requests', 'logs.request_details', 'logs.erased'].map((table) =>
  stagedName(table).replace('pg_temp.', ''),
);

/** Rows of a file that no restore brings back. `$1`: days that full values are kept. */
const expected: Readonly<Record<string, string>> = {
  'cms.page': 'deleted_at IS NULL',
  'cms.section': 'deleted_at IS NULL',
  'cms.page_revision': 'page_id IN (SELECT id FROM cms.page)',
  'cms.redirect': 'page_id IN (SELECT id FROM cms.page)',
  'logs.requests': `NOT EXISTS (SELECT FROM ${erased} e WHERE e.iban_hash = ${requests}.iban_hash AND ${requests}.at < e.erased_until)`,
  'logs.request_details': `day >= (now() AT TIME ZONE 'UTC')::date - $1::int AND NOT EXISTS (SELECT FROM ${requests} r
    JOIN ${erased} e ON e.iban_hash = r.iban_hash AND r.at < e.erased_until WHERE r.day = ${details}.day AND r.id = ${details}.id)`,
};

interface Comparison {
  readonly tables: number;
  readonly records: number;
  /** Tables with missing or different rows. */
  readonly differing: readonly string[];
}

/** Compares the rows of a restore into an empty database with the rows of the file, value by value. */
export async function compareRestored(client: Client, detailsDays: number): Promise<Comparison> {
  const restorable = backupTables.filter(({ part }) => part !== null);
  const differing: string[] = [];
  let records = 0;
  for (const table of restorable) {
    const [missingCount, rows] = await missingIn(client, table, detailsDays);
    if (missingCount > 0) differing.push(table.table);
    records += rows;
  }
  return { tables: restorable.length, records, differing };
}

async function missingIn(
  client: Client,
  { table, columns }: BackupTable,
  detailsDays: number,
): Promise<[missing: number, rows: number]> {
  const comparedColumns = columns
    .filter((column) => !regeneratedColumns.includes(column) && column !== generatedIdColumns[table])
    .join(', ');
  // Only the rows of a table without comparable columns are counted.
  const values = comparedColumns === '' ? '1' : comparedColumns;
  const condition = expected[table] ?? 'true';
  const { rows } = await client.query<{ missing: string; rows: string }>(
    `WITH wanted AS (SELECT * FROM ${stagedName(table)} WHERE ${condition})
     SELECT (SELECT count(*) FROM (SELECT ${values} FROM wanted EXCEPT ALL SELECT ${values} FROM ${table}) m) AS missing,
       (SELECT count(*) FROM wanted) AS rows`,
    condition.includes('$1') ? [detailsDays] : [],
  );
  return [Number(rows[0]!.missing), Number(rows[0]!.rows)];
}
