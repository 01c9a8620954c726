// @ts-check

/**
 * How a suite ended.
 * @typedef {object} SuiteResult
 * @property {string} file
 * @property {number} passed
 * @property {readonly string[]} failures the tests that failed
 * @property {boolean} isBroken it could not be loaded, or threw where no test was waiting
 */

/** @typedef {{ suites: readonly SuiteResult[], isComplete: boolean }} Results of one run of Jest; not complete when it was cut off */

/**
 * @param {string} lines what the reporter has written, one object a line
 * @returns {Results}
 */
export function resultsIn(lines) {
  const entries = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return {
    suites: entries.filter(({ file }) => file !== undefined),
    isComplete: entries.some(({ isComplete }) => isComplete),
  };
}

/** @param {SuiteResult} suite */
export function hasFailed({ failures, isBroken }) {
  return failures.length > 0 || isBroken;
}

/** @typedef {Pick<import('./run-stages.mjs').Ended, 'error' | 'results' | 'unstable'>} Outcome */

/**
 * @param {readonly Outcome[]} stages
 * @returns {{ passed: number, failed: number, unstable: number }} of tests; a stage that failed without one, such as lint, counts as one
 */
export function countsOf(stages) {
  const sum = (/** @type {(stage: Outcome) => number} */ of) => stages.reduce((total, stage) => total + of(stage), 0);
  const unstable = sum((stage) => stage.unstable.length);
  const passedCount = sum(({ results }) => results.suites.reduce((total, suite) => total + suite.passed, 0));
  // A suite that could not be loaded has no test to its name.
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
  const { passed, failed, unstable } = countsOf(stages);
  return `${passed} passed, ${failed} failed${unstable > 0 ? `, ${unstable} unstable` : ''}`;
}
