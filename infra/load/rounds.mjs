// @ts-check
import { drive } from './client/drive.mjs';
import { median } from './proc/memory-watch.mjs';
import { rounded } from './report/measurement.mjs';

/** @typedef {'echo' | 'publicCheck' | 'keyedCheck'} Kind */
/** @typedef {(connection: number) => import('./client/autocannon.mjs').PreparedRequest[]} RequestsOf */
/** @typedef {{ median: number, least: number, most: number }} Ratio of a speed to the echo's, over all rounds */
/** @typedef {Partial<Record<Kind, Ratio>>} Ratios */

const ROUNDS = 7;
const WARM_UP_SECONDS = 1;
const MOST_SECONDS = 3;

/**
 * Compares every kind of request with the echo, in rounds: one after the other for a few seconds each.
 *
 * A shared machine is now faster and now slower for half a minute at a time. What is measured within ten seconds of each other meets the same
 * machine mostly, and the median forgets the rounds in which it did not.
 * @param {object} run
 * @param {import('./system/running-system.mjs').RunningSystem} run.system
 * @param {number} run.connections
 * @param {number} run.seconds of each measurement, at most 3
 * @param {(round: number) => Partial<Record<Kind, RequestsOf>>} run.requestsOf the echo's among them
 * @param {AbortSignal} run.signal
 * @returns {Promise<{ ratios: Ratios, verdicts: number[] }>} and the keyed checks' verdicts by connection
 */
export async function compareInRounds({ requestsOf, seconds, ...run }) {
  /** @type {Record<Kind, number>[]} */
  const rounds = [];
  /** @type {number[]} */
  const verdicts = [];
  const how = {
    ...run,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds: Math.min(seconds, MOST_SECONDS),
    onOpen() {},
    onClose() {},
  };
  for (let round = 0; round < ROUNDS; round++) {
    /** @type {Partial<Record<Kind, number>>} */
    const speeds = {};
    for (const [kind, requests] of entriesOf(requestsOf(round))) {
      const tally = await drive({ ...how, address: run.system.address, requestsOf: requests });
      speeds[kind] = tally.perSecond;
      if (kind === 'keyedCheck')
        tally.verdicts.forEach((count, place) => (verdicts[place] = (verdicts[place] ?? 0) + count));
    }
    rounds.push(/** @type {Record<Kind, number>} */ (speeds));
  }
  return { ratios: ratiosOf(rounds), verdicts };
}

/**
 * @param {Partial<Record<Kind, number>>[]} rounds answers per second, of the same kinds in each
 * @returns {Ratios}
 */
export function ratiosOf(rounds) {
  const kinds = /** @type {Kind[]} */ (Object.keys(rounds[0] ?? {}));
  return Object.fromEntries(
    kinds.map((kind) => {
      const shares = rounds.map(({ echo, [kind]: own }) => (own ?? NaN) / (echo ?? NaN));
      const [middle, least, most] = [median(shares), Math.min(...shares), Math.max(...shares)];
      return [kind, { median: rounded(middle, 3), least: rounded(least, 3), most: rounded(most, 3) }];
    }),
  );
}

/** @param {Partial<Record<Kind, RequestsOf>>} requests */
function entriesOf(requests) {
  return /** @type {[Kind, RequestsOf][]} */ (Object.entries(requests));
}
