// @ts-expect-error the package ships no types
import autocannon from 'autocannon';
import { OperatorError } from '../../shared/operator-error.mjs';
import { sendSteadily, TIMEOUT_SECONDS } from './send-steadily.mjs';
import { Tally } from './tally.mjs';

/**
 * @typedef {object} PreparedRequest
 * @property {'POST'} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} body
 *
 * @typedef {object} Client one connection of autocannon
 * @property {(requests: PreparedRequest[]) => void} setRequests builds their bytes once, before they are sent
 * @property {number} reqsMade requests sent so far
 * @property {number} [responseMax] the connection closes after this many requests
 *
 * @typedef {object} LoadRun
 * @property {string} address of the gateway
 * @property {number} connections
 * @property {number} [perSecond] requests over all connections, spread evenly; without it each connection sends after each answer
 * @property {number} warmUpSeconds
 * @property {number} seconds measured after the warm-up
 * @property {(connection: number) => PreparedRequest[]} listRequests sent in turn; all of one connection have the same API key
 * @property {() => void} [onOpen] called when the measured time begins
 * @property {() => void} [onClose] called when it ends
 * @property {AbortSignal} signal
 *
 * @typedef {object} Load
 * @property {number} perSecond answers in the measured time
 * @property {number} p50 milliseconds, every answer in the measured time counted
 * @property {number} p99
 * @property {Record<string, number>} answers by status, warm-up included
 * @property {number} unanswered errors and time-outs, warm-up included
 * @property {Map<string, number>} verdicts answers with status 200 by API key, warm-up included
 */

const DRAIN_SECONDS = 10;
const MAX_ERRORS = 2_000;

/**
 * Sends prepared requests over keep-alive connections. Ends when the last request in flight is answered, so the counts are exact.
 * @param {LoadRun} run
 * @returns {Promise<Load>}
 * @throws {OperatorError} when the gateway answers too rarely to measure anything
 */
export async function runLoad(run) {
  const { address, perSecond, seconds, signal } = run;
  const tally = new Tally();
  const unanswered = await (perSecond ? sendSteadily({ ...run, perSecond }, tally) : sendInTurn(run, tally));
  signal.throwIfAborted();
  if (tally.measured === 0) throw new OperatorError(`${address} antwortet nicht: ${unanswered} Fehler.`);
  return tally.summary(seconds, unanswered);
}

/**
 * Sends each request after the answer to the one before.
 * @param {LoadRun} run
 * @param {Tally} tally
 * @returns {Promise<number>} requests without an answer
 */
async function sendInTurn({ address, listRequests, onOpen, onClose, signal, ...run }, tally) {
  /** @type {Map<Client, string>} */
  const keys = new Map();
  let phase = 'building';
  /** @type {NodeJS.Timeout[]} */
  let timers = [];
  const open = () => {
    phase = 'measuring';
    onOpen?.();
  };
  const close = () => {
    phase = 'draining';
    onClose?.();
  };
  // Building the bytes of many connections takes seconds: the clock begins with the first answer.
  const begin = () => {
    phase = 'warming up';
    timers = [
      setTimeout(open, run.warmUpSeconds * 1_000),
      setTimeout(close, (run.warmUpSeconds + run.seconds) * 1_000),
    ];
  };
  /** @param {Client} client @param {number} status @param {number} _bytes @param {number} milliseconds */
  const count = (client, status, _bytes, milliseconds) => {
    if (phase === 'building') begin();
    tally.count(keys.get(client) ?? '', status, phase === 'measuring' ? milliseconds : undefined);
    // Closing the connection at once would leave checks that are charged but whose answers are not counted.
    if (phase === 'draining') client.responseMax = client.reqsMade;
  };
  /** @param {Client} client */
  const setupClient = (client) => {
    const requests = listRequests(keys.size);
    keys.set(client, requests[0]?.headers['x-api-key'] ?? '');
    client.setRequests(requests);
  };
  return fire({ ...run, address, signal, setupClient, count }).finally(() => timers.forEach(clearTimeout));
}

/**
 * Runs autocannon until every connection is closed.
 * @param {Pick<LoadRun, 'address' | 'connections' | 'warmUpSeconds' | 'seconds' | 'signal'> & { setupClient: (client: Client) => void, count: (client: Client, status: number, bytes: number, milliseconds: number) => void }} run
 * @returns {Promise<number>} requests without an answer
 */
function fire({ address, connections, warmUpSeconds, seconds, signal, setupClient, count }) {
  return new Promise((resolve, reject) => {
    const load = autocannon(
      {
        url: address,
        connections,
        duration: warmUpSeconds + seconds + DRAIN_SECONDS,
        timeout: TIMEOUT_SECONDS,
        sampleInt: 100,
        bailout: MAX_ERRORS,
        setupClient,
      },
      (/** @type {Error | null} */ error, /** @type {{ errors: number }} */ result) =>
        error ? reject(error) : resolve(result.errors),
    );
    load.on('response', count);
    signal.addEventListener('abort', () => load.stop(), { once: true });
  });
}

/**
 * @param {Map<string, number>} sums
 * @param {Map<string, number>} counts are added to the sums
 */
export function addCounts(sums, counts) {
  for (const [key, count] of counts) sums.set(key, (sums.get(key) ?? 0) + count);
}

/**
 * @param {Pick<Load, 'answers'>} load
 * @returns {number} answers without success
 */
export function countNon2xx({ answers }) {
  return Object.entries(answers).reduce((sum, [status, count]) => (status.startsWith('2') ? sum : sum + count), 0);
}
