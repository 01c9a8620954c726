import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';

/**
 * Result of a suite.
 * @typedef {object} SuiteResult
 * @property {string} file
 * @property {number} passed
 * @property {readonly string[]} failures the tests that failed
 * @property {boolean} isBroken it could not be loaded, or threw where no test was waiting
 */

/** @typedef {{ suites: readonly SuiteResult[], isComplete: boolean }} Results of one run of Jest; not complete when it was cut off */
/** @typedef {import('@jest/test-result').FormattedTestResults['testResults'][number]} JestSuite */
/** @typedef {JestSuite['assertionResults'][number]} JestTest */

/** Specs that run together count as separate suites: the outermost `describe` names the path of each (docs/adr/0035). */
const FRONTEND = join(root, 'frontend');
const SPEC = /\.spec\.m?tsx?$/;

/**
 * @param {string} json what `jest --json` has written; empty when Jest was killed
 * @returns {Results}
 */
export function resultsIn(json) {
  if (!json) return { suites: [], isComplete: false };
  /** @type {{ testResults: JestSuite[] }} */
  const { testResults } = JSON.parse(json);
  return { suites: testResults.flatMap(toSuiteResults), isComplete: true };
}

/** @param {JestSuite} suite @returns {SuiteResult[]} */
function toSuiteResults({ name, status, assertionResults }) {
  const specs = Map.groupBy(
    assertionResults,
    ({ ancestorTitles: [outermost = ''] }) => SPEC.test(outermost) && outermost,
  );
  const suites = [...specs].map(([spec, tests]) => toSuiteResult(spec ? join(FRONTEND, spec) : name, tests));
  const isBroken = status === 'failed' && !suites.some(hasFailed);
  return isBroken ? [...suites, { file: name, passed: 0, failures: [], isBroken }] : suites;
}

/** @param {string} file @param {readonly JestTest[]} tests @returns {SuiteResult} */
function toSuiteResult(file, tests) {
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failures = failed.map(({ ancestorTitles, title }) =>
    [...ancestorTitles, title].filter((part) => !SPEC.test(part)).join(' '),
  );
  return { file, passed, failures, isBroken: false };
}
/** @param {SuiteResult} suite */
export function hasFailed({ failures, isBroken }) {
  return failures.length > 0 || isBroken;
}

/** @typedef {Pick<import('../stages/run-stages.mjs').StageResult, 'error' | 'results' | 'unstable'>} Outcome */

/**
 * @param {readonly Outcome[]} stages
 * @returns {{ passed: number, failed: number, unstable: number }} numbers of tests; a failed stage without tests, such as lint, counts as one
 */
export function countTests(stages) {
  const sum = (/** @type {(stage: Outcome) => number} */ of) => stages.reduce((total, stage) => total + of(stage), 0);
  const unstable = sum((stage) => stage.unstable.length);
  const passedCount = sum(({ results }) => results.suites.reduce((total, suite) => total + suite.passed, 0));
  // A suite that could not be loaded has no tests and counts as one failure.
  const failuresIn = (/** @type {SuiteResult} */ { failures, isBroken }) => Math.max(failures.length, isBroken ? 1 : 0);
  const failed = sum(({ error, results }) => {
    const failures = results.suites.reduce((total, suite) => total + failuresIn(suite), 0);
    return error ? Math.max(failures, 1) : failures;
  });
  return { passed: passedCount - unstable, failed, unstable };
}

/**
 * @param {readonly Outcome[]} stages
 * @returns {string} the closing line
 */
export function closingLine(stages) {
  const { passed, failed, unstable } = countTests(stages);
  return `${passed} passed, ${failed} failed${unstable > 0 ? `, ${unstable} unstable` : ''}`;
}

/** @typedef {{ suite: string, since: string, reason: string }} KnownUnstable a suite that may fail once */

/**
 * @param {readonly Outcome[]} stages
 * @param {readonly KnownUnstable[]} knownSuites
 * @returns {number} 1 when something failed, 2 when a suite was unstable that is not known to be, otherwise 0
 */
export function getExitCode(stages, knownSuites) {
  if (stages.some(({ error }) => error)) return 1;
  const unstable = stages.flatMap((stage) => stage.unstable).map((test) => test.split(' › ')[0]);
  return unstable.every((suite) => knownSuites.some((entry) => entry.suite === suite)) ? 0 : 2;
}
