import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { LogRow } from './log-row.js';
import type { RequestColumn } from './request-columns.js';

/** Inserts rows with COPY, the fastest way into PostgreSQL. */
export async function copyRows(
  client: PoolClient,
  table: string,
  columns: readonly RequestColumn[],
  rows: readonly LogRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(({ name }) => name).join(', ');
  const copy = client.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`));
  copy.end(rows.map((row) => formatLine(columns, row)).join(''));
  await finished(copy);
}

function formatLine(columns: readonly RequestColumn[], row: LogRow): string {
  return `${columns.map(({ of }) => of(row)).join('\t')}\n`;
}
