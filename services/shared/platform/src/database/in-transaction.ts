import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { retried } from './retried.js';

/** Deadlock and serialization failure: PostgreSQL asks for another try. */
const retries = { codes: new Set(['40P01', '40001']), most: 5, waitMs: 10 };

/**
 * Runs work in one transaction of a pool: all of it or nothing. A deadlock is tried again. Who works through TypeORM has its
 * `DataSource.transaction`; this is for what has a pool of its own, and for COPY and cursors, which TypeORM does not know.
 * @param work is run again from its beginning after a deadlock
 * @throws what the work or PostgreSQL throws
 */
export function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return retried(retries, () => once(pool, work));
}

/**
 * Runs work in one transaction of a connection that the caller holds for more than that.
 * @throws what the work or PostgreSQL throws: the caller then gives the connection up
 */
export async function inTransactionOn<T>(client: PoolClient, work: (client: PoolClient) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const result = await work(client);
  await client.query('COMMIT');
  return result;
}

async function once<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await inTransactionOn(client, work);
    client.release();
    return result;
  } catch (error) {
    await giveBack(client, error);
    throw error;
  }
}

/** Only after an error of PostgreSQL's own is the state of the connection known. */
async function giveBack(client: PoolClient, error: unknown): Promise<void> {
  if (!(error instanceof DatabaseError)) return client.release(true);
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
