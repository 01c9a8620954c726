import { setTimeout as sleep } from 'node:timers/promises';
import { addCounts, runLoad } from './client/run-load.mjs';
import { CpuMeter } from './proc/cpu-meter.mjs';
import { cpuPer1000, PER_SECOND } from './report/round-figures.mjs';

/** @typedef {'echo' | 'publicCheck' | 'keyedCheck' | 'bulk'} Kind */
/** @typedef {import('./client/requests.mjs').ListRequests} ListRequests */

/**
 * @typedef {Partial<Record<Kind, Record<string, number>>>} Round `perSecond`, and CPU milliseconds per 1,000 answers by part and in total
 *
 * @typedef {object} Contender a system that takes part
 * @property {import('./system/running-system.mjs').RunningSystem} system
 * @property {(round: number) => Partial<Record<Kind, ListRequests>>} listRequests
 *
 * @typedef {{ rounds: Round[], verdicts: Map<string, number> }} RoundResults of one contender, with its verdicts by API key
 */

const WARM_UP_SECONDS = 1;
const MAX_SECONDS = 3;
/** Checks are stored after their answers: the CPU time of storing counts too. */
const SETTLE_MS = 1_000;

/**
 * Measures every kind of request of every contender in rounds, for a few seconds each. The speed of a shared machine changes within half a
 * minute: all contenders are measured with one kind before the next kind, they come first in turn, and the median over the rounds counts.
 * @param {object} run
 * @param {Contender[]} run.contenders with requests of the same kinds
 * @param {number} run.count of rounds
 * @param {number} run.connections
 * @param {number} run.seconds of each measurement, at most 3
 * @param {AbortSignal} run.signal
 * @returns {Promise<RoundResults[]>} in the order of the contenders
 */
export async function measureRounds({ contenders, count, connections, seconds, signal }) {
  const load = { connections, seconds: Math.min(seconds, MAX_SECONDS), signal };
  const results = contenders.map((contender) => ({
    ...contender,
    rounds: /** @type {Round[]} */ ([]),
    verdicts: /** @type {Map<string, number>} */ (new Map()),
  }));
  for (let nth = 0; nth < count; nth++) {
    for (const { rounds } of results) rounds.push({});
    for (const kind of /** @type {Kind[]} */ (Object.keys(results[0]?.listRequests(nth) ?? {}))) {
      for (const { system, listRequests: listRoundRequests, rounds, verdicts } of nth % 2 === 0
        ? results
        : results.toReversed()) {
        const requests = /** @type {ListRequests} */ (listRoundRequests(nth)[kind]);
        const sample = await measureSample({ ...load, system, listRequests: requests });
        Object.assign(rounds.at(-1) ?? {}, { [kind]: sample.figures });
        if (kind === 'keyedCheck') addCounts(verdicts, sample.verdicts);
      }
    }
  }
  return results.map(({ rounds, verdicts }) => ({ rounds, verdicts }));
}

/**
 * Measures one kind of request, and its CPU time until everything is stored.
 * @param {{ system: Contender['system'], listRequests: ListRequests, connections: number, seconds: number, signal: AbortSignal }} run
 */
async function measureSample({ system, ...run }) {
  const meter = new CpuMeter(system.pids);
  const load = await runLoad({ ...run, address: system.address, warmUpSeconds: WARM_UP_SECONDS });
  await sleep(SETTLE_MS);
  const answers = Object.values(load.answers).reduce((sum, count) => sum + count, 0);
  const figures = { [PER_SECOND]: load.perSecond, ...cpuPer1000(meter.stop().ms, answers) };
  return { figures, verdicts: load.verdicts };
}
