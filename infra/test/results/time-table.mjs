import { alignedTable } from '../../shared/aligned-table.mjs';

/** @typedef {Pick<import('../stages/run-stages.mjs').StageResult, 'name' | 'seconds' | 'cpuSeconds' | 'unseenSeconds' | 'error' | 'unstable'>} StageResult */

/**
 * @param {readonly StageResult[]} stages
 * @returns {string} time and processor time of each, the most expensive first
 */
export function timeTable(stages) {
  const lines = stages
    .toSorted((a, b) => b.cpuSeconds - a.cpuSeconds)
    .map((stage) => [
      stage.name,
      `${stage.seconds.toFixed(1)} s`,
      `${stage.cpuSeconds.toFixed(1)} s cpu`,
      stage.error ? 'FAILED' : stage.unstable.length > 0 ? 'unstable' : '',
    ]);
  return alignedTable(lines);
}

/**
 * @param {readonly StageResult[]} stages
 * @param {number} endedSeconds of the runner and its descendants
 * @returns {string} the processor time of the run; the rest is of the runner and the servers that its stages share
 */
export function processorTimeLine(stages, endedSeconds) {
  const stageSeconds = stages.reduce((sum, stage) => sum + stage.cpuSeconds, 0);
  const total = stages.reduce((sum, stage) => sum + stage.unseenSeconds, endedSeconds);
  const [all, own, rest] = [total, stageSeconds, total - stageSeconds].map((seconds) => `${Math.round(seconds)} s`);
  return `processor time: ${all} (stages ${own}, shared servers and runner ${rest})`;
}
