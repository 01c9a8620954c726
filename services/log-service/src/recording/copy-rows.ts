import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { LogRow } from './log-row.js';
import type { Column } from './request-columns.js';

/** Inserts rows with COPY, the fastest way into PostgreSQL. */
export async function copyRows(
  client: PoolClient,
  table: string,
  columns: readonly Column[],
  rows: readonly LogRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(({ name }) => name).join(', ');
  const copy = client.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`));
  copy.end(rows.map((row) => lineOf(columns, row)).join(''));
  await finished(copy);
}

function lineOf(columns: readonly Column[], row: LogRow): string {
  return `${columns.map(({ of }) => of(row)).join('\t')}\n`;
}
