// @ts-check
import { relative } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { runStages } from './run-stages.mjs';
import { hasFailed } from '../results/suite-results.mjs';
import { stageOfEndToEndSuite } from './end-to-end-stages.mjs';
import { unitStageOf } from './unit-stages.mjs';

/** @typedef {import('./run-stages.mjs').Ended} Ended */
/** @typedef {import('../results/suite-results.mjs').SuiteResult} SuiteResult */

/** More failures than this are not caused by chance. */
export const MAX_UNSTABLE = 6;

/**
 * Runs failed suites again, sequentially and alone: a second failure counts, a pass marks the suite as unstable (docs/adr/0035).
 * @param {readonly Ended[]} ended
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @param {(file: string) => import('./stages.mjs').Stage} [stageOf] that runs one suite alone
 * @returns {Promise<Ended[]>} the same stages with their results after the second run
 */
export async function tryAgain(ended, env, signal, stageOf = stageOfSuite) {
  const failed = ended.flatMap(({ results }) => results.suites.filter(hasFailed));
  if (failed.length > MAX_UNSTABLE)
    console.log(`${failed.length} suites have failed. Up to ${MAX_UNSTABLE} would have been tried again.`);
  if (failed.length === 0 || failed.length > MAX_UNSTABLE) return [...ended];
  /** @type {Map<string, Ended>} */
  const second = new Map();
  for (const { file } of failed) {
    const [again] = await runStages([stageOf(file)], [env], signal);
    if (again) second.set(file, again);
  }
  return ended.map((stage) => settled(stage, second));
}

/**
 * @param {Ended} stage
 * @param {ReadonlyMap<string, Ended>} second by suite
 * @returns {Ended} without its error when that was nothing but suites that pass now
 */
function settled(stage, second) {
  const failed = stage.results.suites.filter(hasFailed);
  const passing = failed.filter(({ file }) => second.get(file)?.error === undefined && second.has(file));
  if (passing.length === 0) return stage;
  const isSettled = stage.results.isComplete && passing.length === failed.length;
  const suites = stage.results.suites.map((suite) =>
    passing.includes(suite) ? (second.get(suite.file)?.results.suites[0] ?? suite) : suite,
  );
  return {
    ...stage,
    error: isSettled ? undefined : stage.error,
    results: { ...stage.results, suites },
    unstable: passing.flatMap(namesOf),
  };
}

/** @param {SuiteResult} suite */
function namesOf({ file, failures }) {
  const place = relative(root, file);
  return failures.length > 0 ? failures.map((test) => `${place} › ${test}`) : [place];
}

/**
 * @param {string} file a suite
 * @returns {import('./stages.mjs').Stage} that runs it alone
 */
function stageOfSuite(file) {
  const suite = relative(root, file);
  return /\.e2e\.m?[jt]s$/.test(suite) ? stageOfEndToEndSuite(suite) : unitStageOf(suite);
}
