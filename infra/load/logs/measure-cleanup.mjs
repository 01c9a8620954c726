// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase } from '../../shared/database.mjs';
import { timeOf } from '../client/answer-time.mjs';
import { json } from './read-calls.mjs';

const TIMEOUT_MS = 120_000;

/** @typedef {{ rows: number, answeredMs: number, freedMs: number, slowestReadMs: number }} CleanupTimes */

/**
 * Measures a cleanup of the old half, and the slowest read meanwhile.
 * @param {{ address: string, headers: Record<string, string>, internalSecret: string, databaseUrl: string }} system
 * @returns {Promise<CleanupTimes>}
 */
export async function measureCleanup({ address, headers, internalSecret, databaseUrl }) {
  const logs = `${address}/api/admin/logs`;
  const { date } = await json(`${logs}/cleanup-stats`, { headers });
  let [isFinished, slowestReadMs] = [false, 0];
  const reading = (async () => {
    for (; !isFinished; await sleep(5)) {
      slowestReadMs = Math.max(slowestReadMs, await timeOf(() => json(logs, { headers })));
    }
  })();
  const begin = performance.now();
  // The same call that the worker makes for a cleanup.
  const { logsDeleted } = await json(`${address}/internal/logs/cleanup`, {
    method: 'POST',
    headers: { 'x-internal-secret': internalSecret, 'content-type': 'application/json' },
    body: JSON.stringify({ date, jobId: randomUUID(), actor: null }),
  });
  const answeredMs = performance.now() - begin;
  await untilFreed(databaseUrl, date);
  const freedMs = performance.now() - begin;
  isFinished = true;
  await reading;
  return { rows: logsDeleted, answeredMs, freedMs, slowestReadMs };
}

/**
 * @param {string} databaseUrl
 * @param {string} date
 */
async function untilFreed(databaseUrl, date) {
  const partitions = `SELECT FROM pg_class WHERE relkind = 'r' AND relname ~ '^requests_[0-9]{8}$' AND right(relname, 8) < $1`;
  const day = new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  await withDatabase(databaseUrl, async (client) => {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(20)) {
      if ((await client.query(partitions, [day])).rowCount === 0) break;
    }
  });
}
