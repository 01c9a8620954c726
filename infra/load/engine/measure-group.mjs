import { median } from '../report/statistics.mjs';

/**
 * @typedef {object} Contender
 * @property {string} key in JSON
 * @property {string} name
 * @property {(iban: string) => unknown} check
 *
 * @typedef {object} Group several programs that check the same IBANs
 * @property {string} key in JSON
 * @property {string} title
 * @property {readonly string[]} ibans
 * @property {readonly Contender[]} contenders
 *
 * @typedef {object} Rate
 * @property {string} key
 * @property {string} name
 * @property {number} perSecond median of the rounds
 * @property {number} accepted share of the IBANs that it accepts, 0 … 1
 *
 * @typedef {{ key: string, title: string, ibans: number, rates: Rate[] }} MeasuredGroup
 */

const ROUNDS = 5;
const ROUND_MS = 150;

/**
 * Measures all contenders of a group in turn, round by round, so that the load of the machine affects all of them; the first round warms up.
 * @param {Group} group
 * @param {{ rounds?: number, roundMs?: number }} [length]
 * @returns {MeasuredGroup}
 */
export function measureGroup({ key, title, ibans, contenders }, { rounds = ROUNDS, roundMs = ROUND_MS } = {}) {
  const samples = contenders.map((contender) => ({ contender, perSecond: /** @type {number[]} */ ([]), accepted: 0 }));
  for (let round = 0; round <= rounds; round++) {
    for (const sample of samples) {
      const { perSecond, accepted } = measureRate(sample.contender.check, ibans, roundMs);
      sample.accepted = accepted;
      if (round > 0) sample.perSecond.push(perSecond);
    }
  }
  const rates = samples.map(({ contender, perSecond, accepted }) => ({
    key: contender.key,
    name: contender.name,
    perSecond: Math.round(median(perSecond)),
    accepted,
  }));
  return { key, title, ibans: ibans.length, rates };
}

/**
 * Checks all IBANs repeatedly until the time has passed. Counting accepted ones keeps the compiler from dropping the checks.
 * @param {(iban: string) => unknown} check
 * @param {readonly string[]} ibans
 * @param {number} roundMs
 */
function measureRate(check, ibans, roundMs) {
  const begin = performance.now();
  let checks = 0;
  let accepted = 0;
  let elapsedMs = 0;
  while (elapsedMs < roundMs) {
    for (const iban of ibans) if (check(iban)) accepted++;
    checks += ibans.length;
    elapsedMs = performance.now() - begin;
  }
  return { perSecond: (checks / elapsedMs) * 1_000, accepted: accepted / checks };
}
