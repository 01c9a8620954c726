// @ts-check
import { retryWithBackoff } from '@pruefer/platform';
import { withDatabase } from '../shared/database.mjs';

const TIMEOUT_MS = 120_000;
const QUERY_TIMEOUT_MS = 3_000;

/**
 * Waits until PostgreSQL takes connections: containers start in any order.
 * @param {string} url
 * @throws {Error} what PostgreSQL said last, when it has not after two minutes
 */
export function whenReachable(url) {
  const end = Date.now() + TIMEOUT_MS;
  const ask = () => withDatabase(url, (client) => client.query('SELECT 1'), QUERY_TIMEOUT_MS);
  return retryWithBackoff(ask, { failed: () => undefined, mayRepeat: () => Date.now() < end });
}
