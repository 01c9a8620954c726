import type { Client } from 'pg';
import { stagedName } from '../load/staged.js';
import { fileRefusal } from '../load/value-refusal.js';

/** The largest sum that screens can show; PostgreSQL adds without an error up to 2^63. */
const MAX_SUM = Number.MAX_SAFE_INTEGER;
const figures = ['rows', 'requests'];
const timed = [...figures, 'timed_rows', 'response_time_us'];

/** Sums of the file with the stored sums that they are added to. All stored sums are in the days or still open. */
const totals: readonly {
  readonly files: readonly string[];
  readonly storedTables: readonly string[];
  readonly columns: readonly string[];
}[] = [
  {
    files: ['logs.minute_sums_open', 'logs.minute_sums', 'logs.hour_sums', 'logs.day_sums'],
    storedTables: ['logs.day_sums', 'logs.minute_sums_open'],
    columns: timed,
  },
  { files: ['logs.total_sums'], storedTables: ['logs.total_sums'], columns: figures },
  {
    files: ['logs.key_hour_sums_open', 'logs.key_hour_sums', 'logs.key_day_sums'],
    storedTables: ['logs.key_day_sums', 'logs.key_hour_sums_open'],
    columns: figures,
  },
];

/** Open sums of a file, combined with closed sums of the same time. */
const open = [
  { time: 'minute', kind: 'status, country', tables: ['logs.minute_sums_open', 'logs.minute_sums'] },
  { time: 'hour', kind: 'key_id, status', tables: ['logs.key_hour_sums_open', 'logs.key_hour_sums'] },
] as const;

/**
 * Checks the staged sums of a file together with the stored ones.
 * @throws Problem `backup_unreadable` for sums above 2^53, and for open sums that are negative even with the closed ones
 */
export async function requireValidSums(client: Client): Promise<void> {
  for (const { files, storedTables, columns } of totals)
    for (const file of files) await requireBounded(client, file, { storedTables, columns });
  for (const { time, kind, tables } of open) {
    const [first, second] = tables.map((table) => `SELECT ${time}, ${kind}, rows, requests FROM ${stagedName(table)}`);
    const { rows } = await client.query(`SELECT FROM (${first} UNION ALL ${second}) sums GROUP BY ${time}, ${kind}
      HAVING sum(rows) < 0 OR sum(requests) < 0 LIMIT 1`);
    if (rows.length > 0) throw fileRefusal(`${tables[0]} eine Summe unter 0`);
  }
}

async function requireBounded(
  client: Client,
  file: string,
  { storedTables, columns }: Pick<(typeof totals)[number], 'storedTables' | 'columns'>,
): Promise<void> {
  const sums = (table: string) =>
    `(SELECT ${columns.map((column) => `coalesce(sum(${column}), 0) AS ${column}`).join(', ')} FROM ${table})`;
  const tables = [stagedName(file), ...storedTables].map((table, index) => `${sums(table)} t${index}`);
  const total = (column: string) => tables.map((_, index) => `t${index}.${column}`).join(' + ');
  const { rows } = await client.query<Record<string, boolean>>(
    `SELECT ${columns.map((column) => `${total(column)} > ${MAX_SUM} AS ${column}`).join(', ')} FROM ${tables.join(', ')}`,
  );
  const column = columns.find((name) => rows[0]?.[name]);
  if (column !== undefined)
    throw fileRefusal(`${file} in „${column}“ Summen, die zusammen mit den vorhandenen größer sind als ${MAX_SUM}`);
}
