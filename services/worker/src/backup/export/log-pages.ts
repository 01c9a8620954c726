import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupTable } from '../content/backup-table.js';
import { type ReadOptions, readTransaction } from './read-transaction.js';

/** One or two megabytes. A page is read into memory as a whole, so that a slow reader keeps no transaction open. */
const PAGE_ROWS = 4_000;
const TIMEOUT_MS = 30_000;
const LINE_FEED = 0x0a;

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Position of the next page. */
interface PageCursor {
  readonly day: string;
  /** undefined: with the day's first row. */
  readonly lastId: string | undefined;
}

/**
 * Rows of the log up to a moment, day by day and page by page, with one transaction per page.
 * @param mark of a snapshot; rows stored after it are left out, those corrected after it are as they are now
 * @returns rows in the text format of COPY
 */
export async function* logPages(
  pool: Pool,
  table: BackupTable,
  mark: string,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const options = { isolation: 'READ COMMITTED', timeoutMs: TIMEOUT_MS, signal } as const;
  let day: string | null = '-infinity';
  while ((day = await dayAfter(pool, table, day, options)) !== null) {
    let lastId: string | undefined;
    do {
      const page = await readPage(pool, pageStatement(table, mark, { day, lastId }), options);
      lastId = extractLastId(page, table);
      if (page.length > 0) yield page;
    } while (lastId !== undefined);
  }
}

function dayAfter(pool: Pool, { table }: BackupTable, day: string, options: ReadOptions): Promise<string | null> {
  return readTransaction(pool, options, async (client) => {
    const { rows } = await client.query<{ day: string | null }>(
      `SELECT min(day)::text AS day FROM ${table} WHERE day > $1::date`,
      [day],
    );
    return rows[0]!.day;
  });
}

function readPage(pool: Pool, statement: string, options: ReadOptions): Promise<Buffer> {
  return readTransaction(pool, options, async (client) => {
    // Forces the index of the key. With few statistics about a recent day PostgreSQL would read all of its rows for each page.
    await client.query(
      'SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_sort = off',
    );
    return buffer(client.query(copyTo(statement)));
  });
}

function pageStatement({ table, columns }: BackupTable, mark: string, { day, lastId }: PageCursor): string {
  if (!isDay.test(day) || (lastId !== undefined && !isId.test(lastId)) || !/^[\d:,]+$/.test(mark))
    throw new Error('a page of the log has no valid position');
  return `COPY (SELECT ${columns.join(', ')} FROM ${table}
    WHERE day = '${day}' ${lastId === undefined ? '' : `AND id > '${lastId}'`} AND ${isOfSnapshot(table, mark)}
    ORDER BY id LIMIT ${PAGE_ROWS}) TO STDOUT`;
}

/** Whether a row had been stored at the moment of a snapshot. */
function isOfSnapshot(table: string, mark: string): string {
  if (table !== 'logs.requests') return wroteBefore('xmin', mark);
  // log-service corrects requests whose caller received no answer. Their details keep the transaction that stored both.
  return `(${wroteBefore('xmin', mark)} OR (SELECT ${wroteBefore('d.xmin', mark)}
    FROM logs.request_details d WHERE d.day = requests.day AND d.id = requests.id))`;
}

/**
 * Whether a transaction had ended at the moment of a snapshot. A row knows the last 32 bits of its transaction's number: it is the newest
 * one with these that has begun.
 */
function wroteBefore(xmin: string, mark: string): string {
  const next = '(SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint)';
  return `pg_visible_in_snapshot((${next} - ((${next} - ${xmin}::text::bigint) & 4294967295))::text::xid8, '${mark}')`;
}

/** Id of the last row of a page; undefined for an empty page. */
function extractLastId(page: Buffer, { columns }: BackupTable): string | undefined {
  if (page.length === 0) return undefined;
  const begin = page.lastIndexOf(LINE_FEED, page.length - 2) + 1;
  return page.toString('utf8', begin, page.length - 1).split('\t')[columns.indexOf('id')];
}
