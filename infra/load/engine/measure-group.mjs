// @ts-check

/**
 * @typedef {object} Contender
 * @property {string} key for machines
 * @property {string} name
 * @property {(iban: string) => unknown} check
 *
 * @typedef {object} Group several programs that check the same IBANs
 * @property {string} key for machines
 * @property {string} title
 * @property {readonly string[]} ibans
 * @property {readonly Contender[]} contenders
 *
 * @typedef {object} Rate
 * @property {string} key
 * @property {string} name
 * @property {number} perSecond median of the rounds
 * @property {number} accepted share of the IBANs that it takes for right, 0 … 1
 *
 * @typedef {{ key: string, title: string, ibans: number, rates: Rate[] }} MeasuredGroup
 */

const ROUNDS = 5;
const ROUND_MS = 150;

/**
 * Measures all contenders of a group in turn, round by round, so that what else the machine does meets all of them; the first round warms up.
 * @param {Group} group
 * @param {{ rounds?: number, roundMs?: number }} [length]
 * @returns {MeasuredGroup}
 */
export function measureGroup({ key, title, ibans, contenders }, { rounds = ROUNDS, roundMs = ROUND_MS } = {}) {
  const measured = contenders.map((contender) => ({ contender, perSecond: /** @type {number[]} */ ([]), accepted: 0 }));
  for (let round = 0; round <= rounds; round++) {
    for (const one of measured) {
      const { perSecond, accepted } = rateOf(one.contender.check, ibans, roundMs);
      one.accepted = accepted;
      if (round > 0) one.perSecond.push(perSecond);
    }
  }
  const rates = measured.map(({ contender, perSecond, accepted }) => ({
    key: contender.key,
    name: contender.name,
    perSecond: Math.round(median(perSecond)),
    accepted,
  }));
  return { key, title, ibans: ibans.length, rates };
}

/**
 * @param {number[]} numbers at least one
 * @returns {number}
 */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * Whole passes over the IBANs until the time is over. What is accepted is counted, so that no check can be left out as useless.
 * @param {(iban: string) => unknown} check
 * @param {readonly string[]} ibans
 * @param {number} roundMs
 */
function rateOf(check, ibans, roundMs) {
  const begin = performance.now();
  let checked = 0;
  let accepted = 0;
  let elapsedMs = 0;
  while (elapsedMs < roundMs) {
    for (const iban of ibans) if (check(iban)) accepted++;
    checked += ibans.length;
    elapsedMs = performance.now() - begin;
  }
  return { perSecond: (checked / elapsedMs) * 1_000, accepted: accepted / checked };
}
