import { DatabaseError } from 'pg';

const NO_PARTITION = '23514';
/** Data exception; integrity violation. */
const dataClasses = new Set(['22', '23']);

/**
 * Classifies a failed insert. `days`: a partition was dropped. `data`: PostgreSQL refuses a value, so a retry is useless.
 * `outage`: anything else, retried later.
 */
export function storeFailureOf(error: unknown): 'days' | 'data' | 'outage' {
  if (!(error instanceof DatabaseError) || error.code === undefined) return 'outage';
  if (error.code === NO_PARTITION) return 'days';
  return dataClasses.has(error.code.slice(0, 2)) ? 'data' : 'outage';
}
