import type { PoolClient } from 'pg';
import { limitedQuery } from '../database/limited-query.js';

/** A million new rows take a second. */
const LIMIT_MS = 20_000;

const findIndexes = `
  SELECT inhrelid::integer AS index FROM pg_inherits WHERE inhparent = 'logs.requests_by_hash'::regclass ORDER BY inhrelid DESC`;
const summarize = 'SELECT brin_summarize_new_values($1) AS pieces';

/**
 * Updates the BRIN index on hashes with the rows since the last run: inserts skip it, and searches scan unsummarized rows.
 * @param client not inside a transaction; its statement limit and role are changed
 * @returns the number of summarized page ranges
 */
export async function summarizeHashes(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ index: number }>(findIndexes);
  await client.query(`SET ROLE logs_owner; SET statement_timeout = ${LIMIT_MS}`);
  let total = 0;
  for (const { index } of rows) {
    const { rows } = await client.query<{ pieces: number }>(limitedQuery(LIMIT_MS, summarize, [index]));
    total += rows[0]?.pieces ?? 0;
  }
  await client.query('RESET ROLE');
  return total;
}
