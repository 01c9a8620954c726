// @ts-check
import pg from 'pg';

const LIMIT_MS = 120_000;
const EVERY_MS = 1_000;

/**
 * Waits until PostgreSQL takes connections: containers start in any order.
 * @param {string} url
 * @throws {Error} what PostgreSQL said last, when it has not after two minutes
 */
export async function whenReachable(url) {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 3_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
