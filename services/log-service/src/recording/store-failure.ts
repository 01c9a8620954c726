import { DatabaseError } from 'pg';

const NO_PARTITION = '23514';
/** Data exception; integrity violation. */
const dataClasses = new Set(['22', '23']);

/**
 * Why rows could not be stored. `days`: a partition that was there is gone. `data`: PostgreSQL refuses a value, so trying the same again is
 * useless. `outage`: anything else, tried again later.
 */
export function storeFailureOf(error: unknown): 'days' | 'data' | 'outage' {
  if (!(error instanceof DatabaseError) || error.code === undefined) return 'outage';
  if (error.code === NO_PARTITION) return 'days';
  return dataClasses.has(error.code.slice(0, 2)) ? 'data' : 'outage';
}
