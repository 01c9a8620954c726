import pg from 'pg';
import { answersVersions } from './kafka.mjs';
import { answerToPing } from './redis.mjs';

const TIMEOUT_MS = 3_000;

/**
 * Sends each server a request that only a working server answers: the kernel accepts connections for a frozen one too. `url` is the address
 * in `state.json`. The result is empty when the server is well, the server's error message otherwise, and undefined without an answer.
 * @type {Readonly<Record<string, (url: string) => Promise<string | undefined>>>} by name of the part
 */
export const serverProbes = {
  postgres: askPostgres,
  redis: askRedis,
  kafka: async (url) => ((await answersVersions(Number(new URL(url).port))) ? '' : undefined),
};

/** @param {string} url */
async function askPostgres(url) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return '';
  } catch (error) {
    // Errors from PostgreSQL have a severity.
    const { severity, message } = /** @type {import('pg').DatabaseError} */ (error);
    return severity ? message : undefined;
  } finally {
    // `end` would wait for a frozen server.
    /** @type {any} */ (client).connection.stream.destroy();
  }
}

/** @param {string} url */
async function askRedis(url) {
  const { port, password } = new URL(url);
  const answer = await answerToPing(Number(port), decodeURIComponent(password));
  return answer === 'PONG' ? '' : answer || undefined;
}
