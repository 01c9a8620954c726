import { Problem } from '@pruefer/contracts';
import { BACKUP_READER } from '@pruefer/platform';
import type { Pool, PoolClient } from 'pg';

export interface ReadOptions {
  /** `REPEATABLE READ`: all statements see one moment; `READ COMMITTED`: each statement sees its own. */
  readonly isolation: 'REPEATABLE READ' | 'READ COMMITTED';
  /** The connection is closed after this time, so that a frozen reader or server leaves no transaction open. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads in one transaction, as the role that sees what backups hold and nothing else.
 * @throws Problem `unavailable` after the time limit; what the work, PostgreSQL or the signal throws
 */
export async function readTransaction<T>(
  pool: Pool,
  { isolation, timeoutMs, signal }: ReadOptions,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const client = await pool.connect();
  const limit = AbortSignal.timeout(timeoutMs);
  const end = signal ? AbortSignal.any([limit, signal]) : limit;
  let isReleased = false;
  const release = (broken: boolean) => {
    if (!isReleased) client.release(broken);
    isReleased = true;
  };
  const cut = () => release(true);
  end.addEventListener('abort', cut, { once: true });
  try {
    // The signal had no listener during the wait for the connection.
    end.throwIfAborted();
    await client.query(
      `BEGIN ISOLATION LEVEL ${isolation} READ ONLY; SET LOCAL ROLE ${BACKUP_READER}; SET LOCAL statement_timeout = ${timeoutMs}`,
    );
    const result = await work(client);
    await client.query('COMMIT');
    release(false);
    return result;
  } catch (error) {
    // A connection in the middle of a COPY cannot be reused.
    release(true);
    signal?.throwIfAborted();
    throw limit.aborted ? new Problem('unavailable') : error;
  } finally {
    end.removeEventListener('abort', cut);
  }
}
