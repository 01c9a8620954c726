// @ts-check
import { alignedTable } from '../report/aligned-table.mjs';
import { TOTAL } from '../report/cpu-per-1000.mjs';
import { german } from '../report/german.mjs';
import { rounded } from '../report/measurement.mjs';

/** @typedef {import('./measure-curve.mjs').Measured} Measured */

const PARTS = ['gateway', 'validation', 'postgres', 'log', 'kafka'];
const HEAD = ['Prüfung mit Schlüssel', 'CPU µs', ...PARTS, '÷ Echo', 'pro Sekunde', '× Echo', 'p50 ms', 'p99 ms'];

/**
 * The curve for people.
 * @param {Measured[]} curve
 * @returns {string} several lines
 */
export function curveTextOf(curve) {
  const lines = curve.map(({ point, keyed, echo }) => {
    const [keyedMicros, echoMicros] = [microsByPart(keyed), microsByPart(echo)];
    return [
      point.name,
      ...[TOTAL, ...PARTS].map((part) => german(keyedMicros[part] ?? null, 0)),
      german(quotient(keyedMicros[TOTAL], echoMicros[TOTAL]), 2),
      german(keyed.perSecond, 0),
      german(quotient(keyed.perSecond, echo.perSecond), 2),
      german(keyed.p50, 1),
      german(keyed.p99, 1),
    ];
  });
  return [alignedTable([HEAD, ...lines]), ...failuresOf(curve)].join('\n\n');
}

/**
 * The curve for machines.
 * @param {Measured[]} curve
 */
export function curveJsonOf(curve) {
  return { points: curve, failures: failuresOf(curve) };
}

/**
 * @param {Measured[]} curve
 * @returns {string[]} German sentences about answers that were none: their point says nothing
 */
export function failuresOf(curve) {
  return curve.flatMap(({ point, keyed }) =>
    keyed.non2xx > 0 ? [`${point.name}: ${keyed.non2xx} Antworten waren keine 2xx.`] : [],
  );
}

/**
 * Microseconds of processor time per answer; replicas of a part count together.
 * @param {import('../rounds.mjs').Sample} sample
 * @returns {Record<string, number>}
 */
function microsByPart({ cpuMsPer1000 }) {
  /** @type {Record<string, number>} */
  const micros = {};
  for (const [name, ms] of Object.entries(cpuMsPer1000)) {
    const part = name.replace(/-\d+$/, '');
    micros[part] = rounded((micros[part] ?? 0) + ms, 1);
  }
  return micros;
}

/**
 * @param {number | undefined} one
 * @param {number | undefined} other
 */
function quotient(one, other) {
  return one === undefined || !other ? null : one / other;
}
