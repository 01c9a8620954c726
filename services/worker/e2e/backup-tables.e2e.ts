import { BACKUP_READER } from '@pruefer/platform';
import { suiteFixture } from '@pruefer/testkit';
import { Client } from 'pg';
import { excludedColumns, excludedTables, MIGRATION_TABLE } from '../src/backup/content/exclusions.js';
import { backupTables } from '../src/backup/content/tables.js';
import { fullDatabase } from './support/full-database.js';

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

const grantsTo = `
  SELECT g.table_schema || '.' || g.table_name AS table, g.column_name AS column, g.privilege_type AS privilege
  FROM information_schema.column_privileges g WHERE g.grantee = $1`;

describe('the list of backups', () => {
  const database = suiteFixture(fullDatabase, (database) => database.drop());

  const asJobs = async (...statements: string[]): Promise<unknown> => {
    const client = new Client({ connectionString: database.url('jobs', 'service') });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
      return 'done';
    } finally {
      await client.end();
    }
  };

  it('F1: names every column of the product, in a backup or with a reason why not', async () => {
    const columns = await database.sql<Column>(columnsIn, [MIGRATION_TABLE]);
    const judged = (column: Column) => `${column.table}.${column.column}`;
    const listed = backupTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
    const expected = columns.filter(({ table }) => !(table in excludedTables)).map(judged);
    expect([...listed, ...Object.keys(excludedColumns)].toSorted()).toEqual(expected.toSorted());
    const tables = new Set(columns.map(({ table }) => table));
    expect(Object.keys(excludedTables).filter((table) => !tables.has(table))).toEqual([]);
  });

  it('orders the rows of every table by its primary key', async () => {
    const keys = await database.sql<{ table: string; key: string[] }>(keysIn);
    const keyOf = new Map(keys.map(({ table, key }) => [table, key]));
    expect(backupTables.map(({ table, key }) => [table, key])).toEqual(
      backupTables.map(({ table }) => [table, keyOf.get(table)]),
    );
  });

  it('F1: is all that backups may read, and they may only read', async () => {
    const grants = await database.sql<Column & { privilege: string }>(grantsTo, [BACKUP_READER]);
    const listed = backupTables.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
    const readable = grants.filter(({ column }) => column !== 'xmin');
    expect(readable.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(listed.toSorted());
    expect(new Set(grants.map(({ privilege }) => privilege))).toEqual(new Set(['SELECT']));
  });

  it.each([...Object.keys(excludedColumns), 'auth.session.id', 'auth.recovery_code.hash', 'validation.outbox.checks'])(
    'F1: the role that makes backups cannot read %s, with the role of backups or without it',
    async (name) => {
      const [schema, table, column] = name.split('.');
      const read = `SELECT ${column} FROM ${schema}.${table}`;
      for (const before of ['SELECT 1', `SET ROLE ${BACKUP_READER}`])
        await expect(asJobs(before, read)).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('F1: the role that makes backups reads nothing else, and logs in under no other name', async () => {
    const { table, columns } = backupTables[0]!;
    const read = `SELECT ${columns.join()} FROM ${table}`;
    await expect(asJobs('SELECT 1', read)).rejects.toMatchObject({ code: '42501' });
    await expect(asJobs(`SET ROLE ${BACKUP_READER}`, read)).resolves.toBeDefined();
    const [role] = await database.sql<object>('SELECT rolcanlogin FROM pg_roles WHERE rolname = $1', [BACKUP_READER]);
    expect(role).toEqual({ rolcanlogin: false });
  });
});
