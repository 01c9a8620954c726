import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** Deadlock and serialization failure: PostgreSQL asks for another try. */
const tryAgainCodes = new Set(['40P01', '40001']);
const MOST_TRIES = 5;

/**
 * Runs work in one transaction of a pool: all of it or nothing. A deadlock is tried again. Who works through TypeORM has its
 * `DataSource.transaction`; this is for what has a pool of its own, and for COPY and cursors, which TypeORM does not know.
 * @param work is run again from its beginning after a deadlock
 * @throws what the work or PostgreSQL throws
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof DatabaseError && tryAgainCodes.has(error.code ?? ''))) throw error;
      await sleep(tries * 10 * Math.random());
    }
  }
}

async function once<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
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
