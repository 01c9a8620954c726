import { measureDuration } from '../client/answer-time.mjs';
import { percentile } from '../report/statistics.mjs';

const TIMES = 60;
const FAR_PAGE = 1_000;

/** @typedef {{ name: string, group: 'list' | 'dashboard', p50Ms: number, p95Ms: number }} CallTimes */

/** Calls of the screens. */
const calls = /** @type {const} */ ([
  ['Liste ohne Filter', 'list', 'logs'],
  ['Liste eines Schlüssels', 'list', 'logs?apiKeyId=key_00000000000000000042'],
  ['Liste eines seltenen Schlüssels', 'list', 'logs?apiKeyId=key_rare'],
  ['Liste eines Status', 'list', 'logs?statusCode=400'],
  ['Liste eines seltenen Status', 'list', 'logs?statusCode=503'],
  ['stats', 'dashboard', 'dashboard/stats'],
  ['top-api-keys', 'dashboard', 'dashboard/top-api-keys'],
  ['recent-logs', 'dashboard', 'dashboard/recent-logs'],
  ['usage-by-country', 'dashboard', 'dashboard/usage-by-country'],
  ['live-chart', 'dashboard', 'dashboard/live-chart'],
]);

/**
 * Measures the calls to the log, one after the other.
 * @param {import('../../shared/caller.mjs').Caller} caller of log-service, signed in
 * @returns {Promise<CallTimes[]>}
 */
export async function measureCalls(caller) {
  const get = (/** @type {string} */ path) => caller.call('GET', `/api/admin/${path}`);
  const times = [];
  for (const [name, group, path] of calls) times.push({ name, group, ...(await measurePercentiles(() => get(path))) });
  let cursor = (await get('logs')).nextCursor;
  for (let page = 2; page < FAR_PAGE && cursor; page += 1) cursor = (await get(`logs?cursor=${cursor}`)).nextCursor;
  if (cursor) {
    const name = `Liste, Seite ${FAR_PAGE} (Cursor)`;
    times.push({
      name,
      group: /** @type {const} */ ('list'),
      ...(await measurePercentiles(() => get(`logs?cursor=${cursor}`))),
    });
  }
  const find = () => caller.call('POST', '/api/admin/logs/search', { iban: 'DE89370400440532013000' });
  times.push({
    name: 'Suche nach einer IBAN',
    group: /** @type {const} */ ('list'),
    ...(await measurePercentiles(find)),
  });
  return times;
}

/** @param {() => Promise<unknown>} call */
async function measurePercentiles(call) {
  /** @type {number[]} */
  const times = [];
  await call();
  for (let turn = 0; turn < TIMES; turn += 1) {
    times.push(await measureDuration(call));
  }
  return { p50Ms: percentile(times, 50), p95Ms: percentile(times, 95) };
}
