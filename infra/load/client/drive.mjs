// @ts-check
import { Refusal } from '../../start/base/refusal.mjs';
import { autocannon } from './autocannon.mjs';
import { Tally } from './tally.mjs';

/** @typedef {import('./autocannon.mjs').PreparedRequest} PreparedRequest */

/**
 * @typedef {object} Drive
 * @property {string} address of the gateway
 * @property {number} connections
 * @property {number | undefined} [perSecond] requests over all connections; without it each sends the next as soon as the last is answered
 * @property {number} warmUpSeconds
 * @property {number} seconds measured after the warm-up
 * @property {(connection: number) => PreparedRequest[]} requestsOf
 * @property {() => void} onOpen called when the measured time begins
 * @property {() => void} onClose called when it ends
 * @property {AbortSignal} signal
 */

const TIMEOUT_SECONDS = 5;
const DRAIN_SECONDS = 10;
const MOST_ERRORS = 2_000;

/**
 * Sends prepared requests over keep-alive connections, at a rate or as fast as they are answered.
 * Ends when the last request on its way is answered, so that every answer is counted.
 * @param {Drive} run
 * @returns {Promise<Tally>}
 * @throws {Refusal} when the gateway answers so seldom that nothing can be measured
 */
export async function drive(run) {
  const tally = new Tally(run.connections);
  /** @type {NodeJS.Timeout[]} */
  let timers = [];
  // Building the bytes of many connections takes seconds: the clock begins with the first answer.
  const begin = () => {
    timers = [
      setTimeout(() => (tally.open(), run.onOpen()), run.warmUpSeconds * 1_000),
      setTimeout(() => (tally.close(), run.onClose()), (run.warmUpSeconds + run.seconds) * 1_000),
    ];
  };
  try {
    tally.unanswered = await fire(run, tally, begin);
  } finally {
    timers.forEach(clearTimeout);
  }
  run.signal.throwIfAborted();
  if (tally.latency.total === 0) throw new Refusal(`${run.address} antwortet nicht: ${tally.unanswered} Fehler.`);
  return tally;
}

/**
 * @param {Drive} run
 * @param {Tally} tally
 * @param {() => void} begin is called once, with the first answer
 * @returns {Promise<number>} requests without an answer
 */
function fire(run, tally, begin) {
  /** @type {Map<import('./autocannon.mjs').Client, number>} */
  const places = new Map();
  return new Promise((resolve, reject) => {
    const load = autocannon(
      {
        url: run.address,
        connections: run.connections,
        ...(run.perSecond && { overallRate: run.perSecond }),
        duration: run.warmUpSeconds + run.seconds + DRAIN_SECONDS,
        timeout: TIMEOUT_SECONDS,
        sampleInt: 100,
        bailout: MOST_ERRORS,
        setupClient(client) {
          client.setRequests(run.requestsOf(places.size));
          places.set(client, places.size);
        },
      },
      (error, result) => (error ? reject(error) : resolve(result.errors)),
    );
    let hasBegun = false;
    load.on('response', (client, status, _bytes, tookMs) => {
      if (!hasBegun) begin();
      hasBegun = true;
      tally.count(places.get(client) ?? 0, status, tookMs);
      // Cutting the connection instead would leave a check that is charged and whose answer nobody has seen.
      if (tally.isClosed) client.responseMax = client.reqsMade;
    });
    run.signal.addEventListener('abort', () => load.stop(), { once: true });
  });
}
