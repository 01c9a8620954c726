// @ts-check
import pg from 'pg';
import { timeoutFactor } from './until.mjs';

/**
 * Does some work on its own connection.
 * @template Result
 * @param {string} url
 * @param {(client: pg.Client) => Promise<Result>} work
 * @param {number} [timeoutMs] of a query; by default none
 * @returns {Promise<Result>}
 */
export async function withDatabase(url, work, timeoutMs) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000, query_timeout: timeoutMs });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Runs a statement on its own connection.
 * @param {string} url
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<any[]>}
 */
export async function rowsOf(url, sql, values = []) {
  const { rows } = await withDatabase(url, (client) => client.query(sql, values), 60_000 * timeoutFactor());
  return rows;
}
