// @ts-check
import { CLIENT } from '../proc/cpu-meter.mjs';

/**
 * @typedef {object} Measurement
 * @property {number} perSecond
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {Record<string, number>} answers by status, warm-up included
 * @property {number} non2xx answers that are no success, warm-up included
 * @property {number} unanswered errors and time-outs, warm-up included
 * @property {number | null} clientCpuShare of one core, 0 … 1; null where CPU time is unknown
 * @property {number | null} otherCores cores that were busy with neither the system nor the benchmark
 */

/** From here on the client may be what limits the figures. */
const CLIENT_IS_BUSY = 0.9;

/** More than this many cores busy with something else make figures of a small machine worthless. */
export const OTHERS_DISTURB = 0.3;

/**
 * @param {import('../client/tally.mjs').Tally} tally
 * @param {import('../proc/cpu-meter.mjs').CpuUse} cpu
 * @returns {Measurement}
 */
export function measurementOf(tally, cpu) {
  const clientMs = cpu.ms.get(CLIENT);
  return {
    perSecond: Math.round(tally.perSecond),
    p50: tally.latency.percentileMs(50) ?? 0,
    p99: tally.latency.percentileMs(99) ?? 0,
    answers: Object.fromEntries(tally.answers),
    non2xx: tally.non2xx,
    unanswered: tally.unanswered,
    clientCpuShare: clientMs === undefined ? null : rounded(clientMs / cpu.wallMs, 2),
    otherCores: clientMs === undefined ? null : rounded(cpu.otherMs / cpu.wallMs, 2),
  };
}

/**
 * What makes a measurement uncertain.
 * @param {string} name
 * @param {Measurement} measurement
 * @returns {string[]} German sentences
 */
export function warningsAbout(name, { clientCpuShare, otherCores, non2xx, unanswered }) {
  const warnings = [];
  if ((clientCpuShare ?? 0) >= CLIENT_IS_BUSY)
    warnings.push(`${name}: Der messende Client war selbst ausgelastet; das System könnte schneller sein.`);
  if ((otherCores ?? 0) >= OTHERS_DISTURB)
    warnings.push(`${name}: Andere Programme belegten ${otherCores} Kerne; die Zahlen sind gestört.`);
  if (non2xx > 0) warnings.push(`${name}: ${non2xx} Antworten waren keine 2xx.`);
  if (unanswered > 0) warnings.push(`${name}: ${unanswered} Anfragen blieben ohne Antwort.`);
  return warnings;
}

/**
 * @param {number} value
 * @param {number} digits
 */
export function rounded(value, digits) {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
