// @ts-check
import { retryWithBackoff } from '@pruefer/platform';
import pg from 'pg';

const TIMEOUT_MS = 120_000;

/**
 * Waits until PostgreSQL takes connections: containers start in any order.
 * @param {string} url
 * @throws {Error} what PostgreSQL said last, when it has not after two minutes
 */
export function whenReachable(url) {
  const end = Date.now() + TIMEOUT_MS;
  return retryWithBackoff(() => ask(url), { failed: () => undefined, mayRepeat: () => Date.now() < end });
}

/** @param {string} url */
async function ask(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}
