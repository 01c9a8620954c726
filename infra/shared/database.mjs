import pg from 'pg';
import { timeoutFactor } from './until.mjs';

const CONNECTION_TIMEOUT_MS = 30_000;

/**
 * Does some work on its own connection. A connection that is lost meanwhile fails the work.
 * @template Result
 * @param {string} url
 * @param {(client: pg.Client) => Promise<Result>} work
 * @param {number} [timeoutMs] of connecting, and of a query; by default 30 s, and none
 * @returns {Promise<Result>}
 */
export async function withDatabase(url, work, timeoutMs) {
  const connectionTimeoutMillis = Math.min(timeoutMs ?? Infinity, CONNECTION_TIMEOUT_MS);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis, query_timeout: timeoutMs });
  client.on('error', () => undefined);
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
export async function queryRows(url, sql, values = []) {
  const { rows } = await withDatabase(url, (client) => client.query(sql, values), 60_000 * timeoutFactor());
  return rows;
}
