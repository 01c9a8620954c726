// @ts-check
import { alignedTable } from '../load/report/aligned-table.mjs';

/** @typedef {Pick<import('./run-stages.mjs').Ended, 'name' | 'seconds' | 'error' | 'unstable'>} Ended */

/**
 * @param {readonly Ended[]} stages
 * @returns {string} how long each took, the longest first
 */
export function timeTable(stages) {
  const lines = stages
    .toSorted((one, other) => other.seconds - one.seconds)
    .map((stage) => [stage.name, `${stage.seconds.toFixed(1)} s`, wordOf(stage)]);
  return alignedTable(lines);
}

/** @param {Ended} stage */
function wordOf({ error, unstable }) {
  if (error) return 'FAILED';
  return unstable.length > 0 ? 'unstable' : '';
}
