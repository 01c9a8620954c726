// @ts-check
import { alignedTable } from './aligned-table.mjs';
import { TOTAL } from './cpu-per-1000.mjs';
import { germanSpread } from './german.mjs';
import { cpuOf, PER_SECOND } from './round-figures.mjs';

/** @typedef {import('../against.mjs').Comparison} Comparison */

const kinds = /** @type {const} */ ([
  ['echo', 'Echo'],
  ['publicCheck', 'Öffentliche Prüfung'],
  ['keyedCheck', 'Prüfung mit Schlüssel'],
]);
const names = new Map([
  [TOTAL, 'zusammen'],
  [PER_SECOND, 'pro Sekunde'],
]);

/**
 * The comparison for people: a table for each kind of request.
 * @param {Comparison} comparison
 * @returns {string} several lines
 */
export function againstTextOf({ quotients, own, other }) {
  const [ownCpu, otherCpu] = [cpuOf(own), cpuOf(other)];
  const tables = kinds.flatMap(([kind, title]) => {
    const byPart = quotients[kind];
    if (!byPart) return [];
    const lines = Object.entries(byPart).map(([part, quotient]) => [
      names.get(part) ?? part,
      germanSpread(ownCpu[kind]?.[part], 1),
      germanSpread(otherCpu[kind]?.[part], 1),
      germanSpread(quotient, 3),
    ]);
    return [alignedTable([[title, 'CPU-ms je 1.000', 'andere Fassung', 'Verhältnis'], ...lines])];
  });
  return tables.join('\n\n');
}

/**
 * The comparison for machines.
 * @param {Comparison} comparison
 */
export function againstJsonOf({ quotients, own, other }) {
  return {
    quotients,
    own: { cpuMsPer1000: cpuOf(own), rounds: own },
    other: { cpuMsPer1000: cpuOf(other), rounds: other },
  };
}
