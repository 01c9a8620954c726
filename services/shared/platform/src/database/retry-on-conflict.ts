import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';

interface Retries {
  /** SQLSTATE codes after which another try may succeed. */
  readonly codes: ReadonlySet<string>;
  readonly maxTries: number;
  /** Upper limit of the first delay; later delays grow by the same amount. The delay is random, so that two transactions do not collide again. */
  readonly delayStepMs: number;
}

/** Retries work after an error that PostgreSQL reports for conflicting transactions. @throws other errors, and the error of the last try */
export async function retryOnConflict<T>(
  { codes, maxTries, delayStepMs }: Retries,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries || !(error instanceof DatabaseError && codes.has(error.code ?? ''))) throw error;
      await sleep(tries * delayStepMs * Math.random());
    }
  }
}
