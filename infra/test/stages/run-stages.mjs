import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunError } from '../../shared/process/run.mjs';
import { endedSeconds } from '../results/processor-time.mjs';
import { resultsIn } from '../results/suite-results.mjs';
import { suiteTimes } from '../results/suite-time-reporter.mjs';

/**
 * @typedef {import('./stages.mjs').Stage} Stage
 */

/**
 * Result of a stage.
 * @typedef {object} StageResult
 * @property {string} name
 * @property {number} seconds
 * @property {number} cpuSeconds of all its processes
 * @property {number} unseenSeconds those among them that the processor time of the runner does not contain
 * @property {Error | undefined} error
 * @property {import('../results/suite-results.mjs').Results} results none of a stage without suites, such as lint
 * @property {readonly string[]} unstable tests that failed, but not when they were tried again
 */

/**
 * Runs stages in parallel, one per environment, and reports each result.
 * @param {readonly Stage[]} stages the first of them begin first
 * @param {readonly NodeJS.ProcessEnv[]} environments
 * @param {AbortSignal} signal ends what runs; nothing more is begun
 * @returns {Promise<StageResult[]>}
 */
export async function runStages(stages, environments, signal) {
  countedSeconds = endedSeconds();
  /** @type {StageResult[]} */
  const stageResults = [];
  const pendingStages = [...stages];
  const workOff = async (/** @type {NodeJS.ProcessEnv} */ env) => {
    for (let stage = pendingStages.shift(); stage && !signal.aborted; stage = pendingStages.shift())
      stageResults.push(await runStage(stage, env, signal));
  };
  await Promise.all(environments.map(workOff));
  return stageResults;
}

/** Processor time that earlier stages were charged for, in seconds. Of two stages that end at the same moment one is charged for both. */
let countedSeconds = 0;

/**
 * Runs a stage and prints its result, with all its output when it failed.
 * @param {Stage} stage
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @returns {Promise<StageResult>}
 */
async function runStage({ name, run }, env, signal) {
  const startedAt = performance.now();
  const file = join(tmpdir(), `results-${randomUUID()}`);
  const [output, error] = await run({ ...env, TEST_RESULTS: file }, signal).then(
    (printed) => [String(printed), undefined],
    (failure) => [failure instanceof RunError ? failure.printed : String(failure.message), failure],
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  const seenSeconds = endedSeconds() - countedSeconds;
  countedSeconds += seenSeconds;
  const times = suiteTimes(output);
  // A stage does not wait for every process of a browser or system, so their time is missing in `seenSeconds`.
  const cpuSeconds = Math.max(seenSeconds, times.seconds);
  const results = resultsIn(await readFile(file, 'utf8').catch(() => ''));
  const result = { name, seconds, cpuSeconds, unseenSeconds: cpuSeconds - seenSeconds, error, results, unstable: [] };
  if (signal.aborted) return result;
  for (const line of error ? [output] : times.lines) console.log(line);
  console.log(
    `${error ? 'FAILED' : 'ok    '}  ${name}  ${seconds.toFixed(1)} s, processor time ${cpuSeconds.toFixed(1)} s`,
  );
  return result;
}
