import { Problem } from '@pruefer/contracts';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { retryOnConflict } from './retry-on-conflict.js';

/** Deadlock and serialization failure; PostgreSQL expects a retry. */
const retries = { codes: new Set(['40P01', '40001']), maxTries: 5, delayStepMs: 10 };

/**
 * Runs work in one transaction of a pool and retries it after a deadlock. For pools, COPY and cursors; TypeORM code
 * uses `DataSource.transaction`.
 * @param work is repeated from the start after a deadlock
 * @throws errors of the work or of PostgreSQL
 */
export function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return retryOnConflict(retries, () => runOnce(pool, work));
}

/** Runs the work once, on the caller's connection. @throws errors of the work or of PostgreSQL; then drop the connection */
export async function inTransactionOn<T>(client: PoolClient, work: (client: PoolClient) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const result = await work(client);
  await client.query('COMMIT');
  return result;
}

async function runOnce<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
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

/** The state of the connection is known only after an error reported by PostgreSQL, or thrown by the work between two statements. */
async function giveBack(client: PoolClient, error: unknown): Promise<void> {
  if (!(error instanceof DatabaseError || error instanceof Problem)) return client.release(true);
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
