// @ts-check
import { alignedTable } from '../load/report/aligned-table.mjs';

/** @typedef {{ name: string, seconds: number, error: Error | undefined }} Ended how a stage ended */

/**
 * @param {readonly Ended[]} stages
 * @returns {string} how long each took, the longest first
 */
export function timeTable(stages) {
  const lines = stages
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ name, seconds, error }) => [name, `${seconds.toFixed(1)} s`, error ? 'FAILED' : '']);
  return alignedTable(lines);
}
