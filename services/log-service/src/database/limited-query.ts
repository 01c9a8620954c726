import type { QueryConfig } from 'pg';

/** Time in which PostgreSQL reports a cancelled statement. */
const ANSWER_MS = 1_000;

/**
 * A query with limits on both sides: PostgreSQL cancels the statement, and the client stops waiting shortly after.
 * @param limitMs `statement_timeout` of its connection
 */
export function limitedQuery(
  limitMs: number,
  text: string,
  values: unknown[] = [],
): QueryConfig & { query_timeout: number } {
  return { text, values, query_timeout: limitMs + ANSWER_MS };
}
