import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

export const TIMEOUT_SECONDS = 5;

/**
 * Sends prepared requests evenly over the time, whether or not earlier ones are answered. Latencies count from the moment a request was
 * due, so that the wait for a free connection counts too; autocannon would send the requests of a second in one burst.
 * @param {import('./run-load.mjs').LoadRun & { perSecond: number }} run
 * @param {import('./tally.mjs').Tally} tally
 * @returns {Promise<number>} requests without an answer
 */
export async function sendSteadily({ address, connections, listRequests, signal, ...run }, tally) {
  const lists = Array.from({ length: connections }, (_, connection) => listRequests(connection));
  const timeoutMs = TIMEOUT_SECONDS * 1_000;
  const pool = new Pool(address, { connections, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  const startMs = performance.now();
  const openMs = startMs + run.warmUpSeconds * 1_000;
  let unanswered = 0;

  /** @param {number} nth @param {number} dueMs */
  async function send(nth, dueMs) {
    const list = lists[nth % connections] ?? [];
    const request = list[Math.floor(nth / connections) % list.length];
    if (!request) return;
    try {
      const { statusCode, body } = await pool.request({ ...request, signal });
      await body.dump();
      const latencyMs = dueMs < openMs ? undefined : performance.now() - dueMs;
      tally.count(request.headers['x-api-key'] ?? '', statusCode, latencyMs);
    } catch {
      unanswered += 1;
    }
  }

  const sent = [];
  try {
    for (let nth = 0; nth < run.perSecond * (run.warmUpSeconds + run.seconds); nth++) {
      const dueMs = startMs + (nth * 1_000) / run.perSecond;
      const waitMs = dueMs - performance.now();
      if (waitMs > 0) await sleep(waitMs, undefined, { signal });
      if (nth === Math.ceil(run.perSecond * run.warmUpSeconds)) run.onOpen?.();
      sent.push(send(nth, dueMs));
    }
    run.onClose?.();
    await Promise.all(sent);
  } finally {
    await pool.destroy();
  }
  return unanswered;
}
