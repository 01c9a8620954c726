import { buffer } from 'node:stream/consumers';
import { type BackupPart, backupParts } from '@pruefer/contracts';
import type { TestDatabase } from '@pruefer/testkit';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupTable } from '../../src/backup/content/backup-table.js';
import { BackupWriter, type TableRows } from '../../src/backup/format/backup-writer.js';
import { backupTables, SCHEMA_VERSION } from '../../src/backup/content/tables.js';
import { isNeededBy } from '../../src/restore/load/staged.js';

/** A change that a test makes to the rows of a table before they are written to the file. */
type ChangeRows = (table: string, rows: string) => string;

/** Makes a backup of the current database: of everything, or of some parts. */
export async function createBackup(
  database: TestDatabase,
  change: ChangeRows = (_, rows) => rows,
  parts: readonly BackupPart[] = backupParts,
): Promise<Buffer> {
  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const header = {
      createdAt: new Date().toISOString(),
      productVersion: '0.1.0',
      schemaVersion: SCHEMA_VERSION,
      parts: [...parts],
      secrets: [{ name: 'log-hash', fingerprint: '0123456789abcdef' }],
    };
    return await buffer(new BackupWriter().write(header, readTables(client, change, parts)));
  } finally {
    await client.end();
  }
}

async function* readTables(
  client: Client,
  change: ChangeRows,
  parts: readonly BackupPart[],
): AsyncGenerator<TableRows> {
  const isAll = parts.length === backupParts.length;
  for (const table of backupTables.filter((listed) => isAll || isNeededBy(listed, new Set(parts))))
    yield { ...table, rows: readRows(client, table, change) };
}

async function* readRows(client: Client, { table, columns, key }: BackupTable, change: ChangeRows) {
  const select = `SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${key.join(', ')}`;
  const rows = await buffer(client.query(copyTo(`COPY (${select}) TO STDOUT`)));
  yield Buffer.from(change(table, rows.toString('utf8')));
}
