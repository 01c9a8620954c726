// @ts-check
import { CLIENT } from '../proc/cpu-meter.mjs';
import { rounded } from './measurement.mjs';

/** What all parts of the system take together; the measuring client is none of them. */
export const TOTAL = 'total';

/**
 * @param {Map<string, number>} cpuMs milliseconds by part
 * @param {number} answers
 * @returns {Record<string, number>} milliseconds per 1,000 answers by part and in total; empty where nothing is known
 */
export function cpuPer1000(cpuMs, answers) {
  if (answers === 0 || cpuMs.size === 0) return {};
  const parts = [...cpuMs].filter(([name]) => name !== CLIENT);
  const total = parts.reduce((sum, [, ms]) => sum + ms, 0);
  const entries = [...cpuMs, /** @type {[string, number]} */ ([TOTAL, total])];
  return Object.fromEntries(entries.map(([name, ms]) => [name, rounded((ms * 1_000) / answers, 1)]));
}
