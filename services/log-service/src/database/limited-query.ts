import type { QueryConfig } from 'pg';

/** Within this PostgreSQL says that it has ended a statement. */
const ANSWER_MS = 1_000;

/**
 * A query with a limit on both sides: PostgreSQL ends the statement, then nobody waits for it in vain.
 * @param limitMs `statement_timeout` of its connection
 */
export function limitedQuery(
  limitMs: number,
  text: string,
  values: unknown[] = [],
): QueryConfig & { query_timeout: number } {
  return { text, values, query_timeout: limitMs + ANSWER_MS };
}
