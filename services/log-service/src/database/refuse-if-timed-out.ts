import { Problem } from '@pruefer/contracts';
import { DatabaseError } from 'pg';

const QUERY_CANCELED = '57014';

/** Whether PostgreSQL has ended a statement at its limit. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === QUERY_CANCELED;
}

/**
 * Waits for a query of a screen. A cancelled query may succeed with another filter and is not a server error.
 * @throws Problem `log_search_too_slow`; other errors of the query
 */
export async function refuseIfTimedOut<Found>(query: Promise<Found>): Promise<Found> {
  try {
    return await query;
  } catch (error) {
    throw wasCancelled(error) ? new Problem('log_search_too_slow') : error;
  }
}
