import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';

interface Retries {
  /** SQLSTATE codes after which another try may succeed. */
  readonly codes: ReadonlySet<string>;
  /** Tries in all. */
  readonly most: number;
  /** Before the second try up to so long, before each later one up to as much more; by chance, so that two do not meet again. */
  readonly waitMs: number;
}

/**
 * Runs work again, from its beginning, after an error by which PostgreSQL says that another transaction was in the way.
 * @throws what the work throws otherwise, or at last
 */
export async function retried<T>({ codes, most, waitMs }: Retries, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === most || !(error instanceof DatabaseError && codes.has(error.code ?? ''))) throw error;
      await sleep(tries * waitMs * Math.random());
    }
  }
}
