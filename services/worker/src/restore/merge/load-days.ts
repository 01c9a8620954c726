import type { Client } from 'pg';
import { getTableColumns } from '../../backup/content/tables.js';
import { stagedName } from '../load/staged.js';
import type { DayOfFile, RowRange } from './days-of-file.js';
import { countChanges } from './merge.js';
import { isEligible } from './rows-of-file.js';

/** Number of rows of the file that may be in the log, and of those that were missing there. */
export interface MergedRows {
  readonly eligible: number;
  readonly added: number;
}

const getTableName = (name: string, day: string) => `logs.${name}_${day.replaceAll('-', '')}_loaded`;
const rangeCondition = (row: string, [first, last]: RowRange, day: string) =>
  `${row}.ctid BETWEEN '${first}' AND '${last}' AND ${row}.day = date '${day}'`;

/**
 * Loads days without a partition into separate tables: rows first, then indexes.
 * @returns the loaded days; the others have a partition by now, or are too old
 */
export async function loadDays(
  client: Client,
  days: readonly DayOfFile[],
): Promise<{ loadedDays: string[] } & MergedRows> {
  const loadedDays: string[] = [];
  let [eligible, doubles] = [0, 0];
  for (const day of days.filter(({ isNew }) => isNew)) {
    if (!(await begin(client, day))) continue;
    eligible += await loadRows(client, day);
    doubles += await readNumber(client, 'SELECT logs.index_day($1) AS n', day.day);
    loadedDays.push(day.day);
  }
  return { loadedDays, eligible, added: eligible - doubles };
}

/**
 * Attaches loaded days to the log. No day can be created or removed until the transaction ends.
 * @returns the number of their rows that the log received in the meantime
 */
export async function attachDays(client: Client, days: readonly string[]): Promise<number> {
  let duplicateCount = 0;
  for (const day of days) duplicateCount += await readNumber(client, 'SELECT logs.attach_day($1) AS n', day);
  return duplicateCount;
}

async function begin(client: Client, { day, keepsDetails }: DayOfFile): Promise<boolean> {
  const { rows } = await client.query<{ begun: boolean }>('SELECT logs.begin_day($1, $2) AS begun', [
    day,
    keepsDetails,
  ]);
  return rows[0]!.begun;
}

async function loadRows(
  client: Client,
  { day, keepsDetails, ranges: [requests, details] }: DayOfFile,
): Promise<number> {
  const columns = getTableColumns('logs.requests').join(', ');
  const rows = await countChanges(
    client,
    `INSERT INTO ${getTableName('requests', day)} (${columns})
     SELECT ${columns} FROM ${stagedName('logs.requests')} f WHERE ${rangeCondition('f', requests, day)} AND ${isEligible}`,
  );
  if (keepsDetails && details)
    await client.query(
      `INSERT INTO ${getTableName('request_details', day)} (${getTableColumns('logs.request_details').join(', ')})
       SELECT d.id, d.day, d.iban, d.address FROM ${stagedName('logs.request_details')} d
       WHERE ${rangeCondition('d', details, day)} AND d.id IN (SELECT r.id FROM ${getTableName('requests', day)} r)`,
    );
  return rows;
}

async function readNumber(client: Client, sql: string, day: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(sql, [day]);
  return Number(rows[0]!.n);
}
