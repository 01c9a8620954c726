import { buffer } from 'node:stream/consumers';
import { DAY_MS, HOUR_MS } from '@pruefer/contracts';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupTable } from '../content/backup-table.js';
import { readTransaction } from './read-transaction.js';

/** No event is counted this late: Kafka keeps events for 14 days. */
const UNCHANGED_AFTER_MS = 35 * DAY_MS;
/** Some megabytes of a busy system. A page is read into memory as a whole, so that a slow reader keeps no transaction open. */
const PAGE_MS = 6 * HOUR_MS;
const TIMEOUT_MS = 30_000;

/** Tables that grow for ever, and whose keys begin with a time. */
const growing = ['logs.minute_sums', 'logs.key_hour_sums'];

/** Whether a table has old rows, which need no snapshot. */
export const hasOldSums = ({ table }: BackupTable): boolean => growing.includes(table);

/** The time before which sums do not change any more. @param at the moment of the snapshot */
export const endOfOldSums = (at: Date): Date => new Date(at.getTime() - UNCHANGED_AFTER_MS);

/** SQL of the rows of a table, in the order of its key. */
export const copyStatement = ({ table, columns, key }: BackupTable, condition = 'true'): string =>
  `COPY (SELECT ${columns.join(', ')} FROM ${table} WHERE ${condition} ORDER BY ${key.join(', ')}) TO STDOUT`;

/** Old sums, with one transaction per page. @param at the moment of the snapshot @returns rows in the text format of COPY */
export async function* oldSumPages(
  pool: Pool,
  table: BackupTable,
  at: Date,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const [time] = table.key;
  const end = endOfOldSums(at);
  let begin: Date | undefined = await readFirstTime(new Date(0));
  while (begin) {
    const next: Date = new Date(Math.min(begin.getTime() + PAGE_MS, end.getTime()));
    yield await readPage(`${time} >= '${begin.toISOString()}' AND ${time} < '${next.toISOString()}'`);
    begin = await readFirstTime(next);
  }

  function read<T>(work: Parameters<typeof readTransaction<T>>[2]): Promise<T> {
    return readTransaction(pool, { isolation: 'READ COMMITTED', timeoutMs: TIMEOUT_MS, signal }, work);
  }

  function readFirstTime(from: Date): Promise<Date | undefined> {
    const statement = `SELECT min(${time}) AS first FROM ${table.table} WHERE ${time} >= $1 AND ${time} < $2`;
    return read(
      async (client) =>
        (await client.query<{ first: Date | null }>(statement, [from, end])).rows[0]?.first ?? undefined,
    );
  }

  function readPage(condition: string): Promise<Buffer> {
    return read((client) => buffer(client.query(copyTo(copyStatement(table, condition)))));
  }
}
