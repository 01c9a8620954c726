// @ts-check
import { goalsOf } from './goals.mjs';
import { rounded } from './measurement.mjs';
import { ratioOf, runsOf, warningsOf } from './results.mjs';

/** @typedef {import('./results.mjs').Measurement} Measurement */

/**
 * The result for machines.
 * @param {import('./results.mjs').Results} results
 */
export function jsonOf(results) {
  const runs = runsOf(results);
  /** @param {(measurement: Measurement, key: (typeof runs)[number]['key']) => unknown} figure */
  const each = (figure) =>
    Object.fromEntries(runs.map(({ key, measurement }) => [key, measurement && figure(measurement, key)]));
  return {
    ...each(({ perSecond, p50, p99 }, key) => ({ perSecond, ratio: ratioOf(results, key), p50, p99 })),
    ratios: results.ratios,
    lagSeconds: results.lagSeconds === null ? null : rounded(results.lagSeconds, 2),
    rssMb: Object.fromEntries([...results.rssMb].map(([name, mb]) => [name, rounded(mb, 1)])),
    rssGrowth:
      results.rssGrowth && Object.fromEntries([...results.rssGrowth].map(([name, of]) => [name, roundedGrowth(of)])),
    cpuMsPer1000: results.cpu,
    clientCpuShare: each(({ clientCpuShare }) => clientCpuShare),
    otherCores: each(({ otherCores }) => otherCores),
    answers: each(({ answers }) => answers),
    non2xx: each(({ non2xx }) => non2xx),
    unanswered: each(({ unanswered }) => unanswered),
    books: results.books,
    loginMs: results.loginMs && roundedTimes(results.loginMs),
    goals: goalsOf(results),
    warnings: warningsOf(results),
    setting: results.setting,
  };
}

/** @param {import('./results.mjs').Growth} growth */
function roundedGrowth({ seconds20to30, seconds50to60, ratio }) {
  return {
    seconds20to30: rounded(seconds20to30, 1),
    seconds50to60: rounded(seconds50to60, 1),
    ratio: rounded(ratio, 3),
  };
}

/** @param {import('../system/login-times.mjs').LoginTimes} times */
function roundedTimes(times) {
  return Object.fromEntries(Object.entries(times).map(([reason, ms]) => [reason, rounded(ms, 1)]));
}
