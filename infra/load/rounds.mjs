// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { drive } from './client/drive.mjs';
import { CpuMeter } from './proc/cpu-meter.mjs';
import { cpuPer1000 } from './report/cpu-per-1000.mjs';

/** @typedef {'echo' | 'publicCheck' | 'keyedCheck'} Kind */
/** @typedef {(connection: number) => import('./client/autocannon.mjs').PreparedRequest[]} RequestsOf */

/**
 * @typedef {object} Sample one kind in one round
 * @property {number} perSecond
 * @property {Record<string, number>} cpuMsPer1000 CPU milliseconds per 1,000 answers by part, with `total`; empty where unknown
 *
 * @typedef {Partial<Record<Kind, Sample>>} Round
 *
 * @typedef {object} Contender a system that takes part
 * @property {import('./system/running-system.mjs').RunningSystem} system
 * @property {(round: number) => Partial<Record<Kind, RequestsOf>>} requestsOf
 *
 * @typedef {object} Taken what one contender showed
 * @property {Round[]} rounds
 * @property {number[]} verdicts of its keyed checks by connection
 */

const WARM_UP_SECONDS = 1;
const MOST_SECONDS = 3;
/** Storing follows the answers: its CPU time belongs to the checks that caused it. */
const SETTLE_MS = 1_000;

/**
 * Measures every kind of request of every contender in rounds, for a few seconds each.
 *
 * A shared machine is now faster and now slower for half a minute at a time. What is measured within ten seconds of each other
 * meets the same machine mostly, and the median over the rounds forgets those in which it did not. So a kind is measured at all
 * contenders before the next kind comes, and they take the first place in turn.
 * @param {object} run
 * @param {Contender[]} run.contenders whose requests are of the same kinds
 * @param {number} run.count of rounds
 * @param {number} run.connections
 * @param {number} run.seconds of each measurement, at most 3
 * @param {AbortSignal} run.signal
 * @returns {Promise<Taken[]>} in the order of the contenders
 */
export async function takeRounds({ contenders, count, connections, seconds, signal }) {
  const how = { connections, seconds: Math.min(seconds, MOST_SECONDS), signal };
  const runs = contenders.map((contender) => ({ ...contender, taken: newTaken() }));
  for (let nth = 0; nth < count; nth++) {
    for (const { taken } of runs) taken.rounds.push({});
    for (const kind of kindsOf(runs[0]?.requestsOf(nth) ?? {})) {
      for (const { system, requestsOf, taken } of inTurn(runs, nth)) {
        const requests = /** @type {RequestsOf} */ (requestsOf(nth)[kind]);
        note(taken, kind, await takeSample({ ...how, system, requestsOf: requests }));
      }
    }
  }
  return runs.map(({ taken }) => taken);
}

/** @returns {Taken} */
function newTaken() {
  return { rounds: [], verdicts: [] };
}

/** @param {Partial<Record<Kind, RequestsOf>>} requests */
function kindsOf(requests) {
  return /** @type {Kind[]} */ (Object.keys(requests));
}

/**
 * @param {Taken} taken
 * @param {Kind} kind
 * @param {{ sample: Sample, tally: import('./client/tally.mjs').Tally }} measured
 */
function note({ rounds, verdicts }, kind, measured) {
  const round = /** @type {Round} */ (rounds.at(-1));
  round[kind] = measured.sample;
  if (kind !== 'keyedCheck') return;
  measured.tally.verdicts.forEach((count, place) => (verdicts[place] = (verdicts[place] ?? 0) + count));
}

/**
 * Measures one kind of request for a few seconds, and the processor time that it costs until everything of it is stored.
 * @param {{ system: Contender['system'], requestsOf: RequestsOf, connections: number, seconds: number, signal: AbortSignal }} run
 * @returns {Promise<{ sample: Sample, tally: import('./client/tally.mjs').Tally }>}
 */
export async function takeSample({ system, ...run }) {
  const meter = new CpuMeter(system.pids);
  const tally = await drive({
    ...run,
    address: system.address,
    warmUpSeconds: WARM_UP_SECONDS,
    onOpen() {},
    onClose() {},
  });
  await sleep(SETTLE_MS);
  const cpu = meter.stop();
  const answers = [...tally.answers.values()].reduce((sum, one) => sum + one, 0);
  return {
    sample: { perSecond: tally.perSecond, cpuMsPer1000: cpuPer1000(cpu.ms, answers) },
    tally,
  };
}

/**
 * Who comes when: of two, each is first in every other round.
 * @template Contender
 * @param {Contender[]} contenders
 * @param {number} nth round
 */
export function inTurn(contenders, nth) {
  return nth % 2 === 0 ? contenders : contenders.toReversed();
}
