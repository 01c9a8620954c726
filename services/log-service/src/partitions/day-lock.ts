import type { PoolClient } from 'pg';

/**
 * Creating an index concurrently waits for all transactions that changed rows of the day. An erasure changes rows and then runs
 * ANALYZE, which waits for the index. Therefore one of them skips the day; even waiting for this lock would hold a snapshot that
 * the index waits for. `$1`: partition.
 */
const key = `hashtext('logs.indexing ' || $1)`;

/**
 * Exclusive lock of the connection until `endIndexing`, or until it closes.
 * @param partition with its schema
 * @returns false while rows of the day are being erased
 */
export function tryIndexing(client: PoolClient, partition: string): Promise<boolean> {
  return isLocked(client, `pg_try_advisory_lock(${key})`, partition);
}

/** Releases the lock of `tryIndexing` on this connection. @param partition with its schema */
export async function endIndexing(client: PoolClient, partition: string): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock(${key})`, [partition]);
}

/**
 * Shared lock until the transaction ends.
 * @param partition with its schema
 * @returns false while an index of the day is being created
 */
export function tryErasing(client: PoolClient, partition: string): Promise<boolean> {
  return isLocked(client, `pg_try_advisory_xact_lock_shared(${key})`, partition);
}

async function isLocked(client: PoolClient, lock: string, partition: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(`SELECT ${lock} AS locked`, [partition]);
  return rows[0]?.locked === true;
}
