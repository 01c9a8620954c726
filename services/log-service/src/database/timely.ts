import { Problem } from '@pruefer/contracts';
import { DatabaseError } from 'pg';

const QUERY_CANCELED = '57014';

/** Whether PostgreSQL has ended a statement at its limit. */
export function wasCanceled(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === QUERY_CANCELED;
}

/**
 * Waits for what a screen asks. A statement that ends at its limit may be asked for again in another way; it is no fault of ours.
 * @throws Problem `log_search_too_slow`; what else the query throws
 */
export async function timely<Found>(query: Promise<Found>): Promise<Found> {
  try {
    return await query;
  } catch (error) {
    throw wasCanceled(error) ? new Problem('log_search_too_slow') : error;
  }
}
