import type { QueryConfig } from 'pg';

/** Time in which PostgreSQL reports a cancelled statement. */
const ANSWER_MS = 1_000;

/**
 * A query with limits on both sides: PostgreSQL cancels the statement, and the client stops waiting shortly after.
 * @param timeoutMs `statement_timeout` of its connection
 */
export function limitedQuery(
  timeoutMs: number,
  text: string,
  values: unknown[] = [],
): QueryConfig & { query_timeout: number } {
  return { text, values, query_timeout: timeoutMs + ANSWER_MS };
}
