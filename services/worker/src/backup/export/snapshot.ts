import { Problem } from '@pruefer/contracts';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { backupTables } from '../content/tables.js';
import { copyStatement, endOfOldSums, hasOldSums } from './old-sums.js';
import { readTransaction } from './read-transaction.js';
import { SpoolFile, type SpoolRange } from './spool-file.js';

/** No transaction stays open longer on the product's database (docs/SECURITY.md D4). */
const TIMEOUT_MS = 30_000;
const tooLong =
  `Die Momentaufnahme dauert zu lange (über ${TIMEOUT_MS / 1_000} Sekunden): ` +
  'Die Daten außerhalb der Protokollzeilen sind für diesen Server zu groß, oder er ist überlastet.';

/** Everything but the log and old sums as it was at one moment. */
export interface Snapshot {
  readonly at: Date;
  /** Text of `pg_current_snapshot()`, by which PostgreSQL knows the transactions that had ended at that moment. */
  readonly mark: string;
  readRows(table: string): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Copies everything but the log and old sums to a local file in one short transaction, so that a slow download keeps no transaction open.
 * @throws Problem `job_failed` when it takes longer than half a minute, `unavailable` when PostgreSQL sends nothing for that time
 */
export async function takeSnapshot(pool: Pool, folder: string, signal?: AbortSignal): Promise<Snapshot> {
  const spool = await SpoolFile.open(folder);
  try {
    const { at, mark, spooledTables } = await readTables(pool, spool, signal);
    return { at, mark, readRows: (table: string) => spool.read(spooledTables.get(table)!), close: () => spool.close() };
  } catch (error) {
    await spool.close();
    const isTooLong = error instanceof Problem && error.code === 'unavailable' && !signal?.aborted && !spool.isEmpty;
    // A job would repeat itself after `unavailable`, and take as long again.
    throw isTooLong ? new Problem('job_failed', { text: tooLong }) : error;
  }
}

function readTables(pool: Pool, spool: SpoolFile, signal?: AbortSignal) {
  const options = { isolation: 'REPEATABLE READ', timeoutMs: TIMEOUT_MS, signal } as const;
  return readTransaction(pool, options, async (client) => {
    const { rows } = await client.query<{ at: Date; mark: string }>(
      'SELECT clock_timestamp() AS at, pg_current_snapshot()::text AS mark',
    );
    const { at, mark } = rows[0]!;
    const spooledTables = new Map<string, SpoolRange>();
    for (const table of backupTables.filter(({ isPaged }) => !isPaged)) {
      const condition = hasOldSums(table) ? `${table.key[0]} >= '${endOfOldSums(at).toISOString()}'` : undefined;
      spooledTables.set(table.table, await spool.add(client.query(copyTo(copyStatement(table, condition)))));
    }
    return { at, mark, spooledTables };
  });
}
