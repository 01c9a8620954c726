import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDatabase } from '../../shared/database.mjs';
import { until } from '../../shared/until.mjs';
import { measureDuration } from '../client/answer-time.mjs';

const TIMEOUT_MS = 40_000;

/** @typedef {{ rows: number, answeredMs: number, freedMs: number, slowestReadMs: number }} CleanupTimes */

/**
 * Measures a cleanup of the old half, and the slowest read meanwhile.
 * @param {import('../../shared/caller.mjs').Caller} caller of log-service, signed in
 * @param {{ internalSecret: string, databaseUrl: string }} system
 * @returns {Promise<CleanupTimes>}
 */
export async function measureCleanup(caller, { internalSecret, databaseUrl }) {
  const logs = '/api/admin/logs';
  const { date } = await caller.call('GET', `${logs}/cleanup-stats`);
  let [isFinished, slowestReadMs] = [false, 0];
  const reading = (async () => {
    for (; !isFinished; await sleep(5)) {
      slowestReadMs = Math.max(slowestReadMs, await measureDuration(() => caller.call('GET', logs)));
    }
  })();
  const cleanup = timesOfCleanup(caller, date, { internalSecret, databaseUrl });
  const times = await cleanup.finally(() => {
    isFinished = true;
    return reading;
  });
  return { ...times, slowestReadMs };
}

/**
 * @param {import('../../shared/caller.mjs').Caller} caller
 * @param {string} date
 * @param {{ internalSecret: string, databaseUrl: string }} system
 */
async function timesOfCleanup(caller, date, { internalSecret, databaseUrl }) {
  const begin = performance.now();
  // The same call that the worker makes for a cleanup.
  const body = { date, jobId: randomUUID(), actor: null };
  const headers = { 'x-internal-secret': internalSecret };
  const { logsDeleted: rows } = await caller.call('POST', '/internal/logs/cleanup', body, headers);
  const answeredMs = performance.now() - begin;
  await untilFreed(databaseUrl, date);
  return { rows, answeredMs, freedMs: performance.now() - begin };
}

/** @param {string} databaseUrl @param {string} date @throws {Error} when the partitions of the deleted rows stay */
async function untilFreed(databaseUrl, date) {
  const partitions = `SELECT FROM pg_class WHERE relkind = 'r' AND relname ~ '^requests_[0-9]{8}$' AND right(relname, 8) < $1`;
  const day = new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  await withDatabase(databaseUrl, (client) =>
    until(async () => (await client.query(partitions, [day])).rowCount === 0, TIMEOUT_MS),
  );
}
