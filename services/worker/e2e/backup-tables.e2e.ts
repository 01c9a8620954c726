import { testDatabase, type TestDatabase } from '@pruefer/testkit';
import { columnsLeftOut, MIGRATION_TABLE, tablesLeftOut } from '../src/backup/left-out.js';
import { backupTables } from '../src/backup/tables.js';

interface Column {
  readonly table: string;
  readonly column: string;
}

const columnsIn = `
  SELECT n.nspname || '.' || c.relname AS table, a.attname AS column
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
    AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema' AND c.relname <> $1
  ORDER BY 1, 2`;
const keysIn = `
  SELECT n.nspname || '.' || c.relname AS table, array_agg(a.attname::text ORDER BY k.place) AS key
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace,
    unnest(i.indkey::int[]) WITH ORDINALITY k (number, place) JOIN pg_attribute a ON a.attnum = k.number
  WHERE i.indisprimary AND a.attrelid = c.oid AND NOT c.relispartition GROUP BY 1`;

describe('the list of backups', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase(
      ...(['keys-service', 'validation-service', 'log-service', 'worker', 'auth-service', 'cms-service'] as const),
    );
  });
  afterAll(() => database.drop());

  it('F1: names every column of the product, in a backup or with a reason why not', async () => {
    const columns = await database.sql<Column>(columnsIn, [MIGRATION_TABLE]);
    const judged = (column: Column) => `${column.table}.${column.column}`;
    const listed = backupTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
    const expected = columns.filter(({ table }) => !(table in tablesLeftOut)).map(judged);
    expect([...listed, ...Object.keys(columnsLeftOut)].toSorted()).toEqual(expected.toSorted());
    const tables = new Set(columns.map(({ table }) => table));
    expect(Object.keys(tablesLeftOut).filter((table) => !tables.has(table))).toEqual([]);
  });

  it('orders the rows of every table by its primary key', async () => {
    const keys = await database.sql<{ table: string; key: string[] }>(keysIn);
    const keyOf = new Map(keys.map(({ table, key }) => [table, key]));
    expect(backupTables.map(({ table, key }) => [table, key])).toEqual(
      backupTables.map(({ table }) => [table, keyOf.get(table)]),
    );
  });
});
