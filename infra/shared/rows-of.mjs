// @ts-check
import pg from 'pg';
import { timeoutFactor } from './until.mjs';

/**
 * Runs a statement on its own connection.
 * @param {string} url
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<any[]>}
 */
export async function rowsOf(url, sql, values = []) {
  const client = new pg.Client({ connectionString: url, query_timeout: 60_000 * timeoutFactor() });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
