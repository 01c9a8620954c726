import { relative } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { runStages } from './run-stages.mjs';
import { hasFailed } from '../results/suite-results.mjs';
import { stageOfEndToEndSuite } from './end-to-end-stages.mjs';
import { createUnitStage } from './unit-stages.mjs';

/** @typedef {import('./run-stages.mjs').StageResult} StageResult */

/** More failures than this are not caused by chance. */
export const MAX_UNSTABLE = 6;

/**
 * Runs failed suites again, sequentially and alone: a second failure counts, a pass marks the suite as unstable (docs/adr/0035).
 * @param {readonly StageResult[]} stages
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @param {(file: string) => import('./stages.mjs').Stage} [createStage] that runs one suite alone
 * @returns {Promise<StageResult[]>} the same stages with their results after the second run
 */
export async function tryAgain(stages, env, signal, createStage = stageOfSuite) {
  const failed = stages.flatMap(({ results }) => results.suites.filter(hasFailed));
  if (failed.length > MAX_UNSTABLE)
    console.log(`${failed.length} suites have failed. Up to ${MAX_UNSTABLE} would have been tried again.`);
  if (failed.length === 0 || failed.length > MAX_UNSTABLE) return [...stages];
  /** @type {Map<string, StageResult>} */
  const second = new Map();
  for (const { file } of failed) {
    const [secondRun] = await runStages([createStage(file)], [env], signal);
    if (secondRun) second.set(file, secondRun);
  }
  return stages.map((stage) => settled(stage, second));
}

/**
 * @param {StageResult} stage
 * @param {ReadonlyMap<string, StageResult>} second by suite
 * @returns {StageResult} without its error when that was nothing but suites that pass now
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
    unstable: passing.flatMap(listTestNames),
  };
}

/** @param {import('../results/suite-results.mjs').SuiteResult} suite */
function listTestNames({ file, failures }) {
  const place = relative(root, file);
  return failures.length > 0 ? failures.map((test) => `${place} › ${test}`) : [place];
}

/**
 * @param {string} file a suite
 * @returns {import('./stages.mjs').Stage} that runs it alone
 */
function stageOfSuite(file) {
  const suite = relative(root, file);
  return /\.e2e\.m?[jt]s$/.test(suite) ? stageOfEndToEndSuite(suite) : createUnitStage(suite);
}
