import { createEmptyTestResult } from '@jest/test-result';
import { formatResultsErrors } from 'jest-message-util';

/**
 * @typedef {{ path: string, config: import('@jest/types').Config.ProjectConfig, globalConfig: import('@jest/types').Config.GlobalConfig, start: number }} Facts
 */

/**
 * @param {import('@jest/types').Circus.RunResult} run
 * @param {Facts} facts
 * @returns {import('@jest/test-result').TestResult} what Jest's reporters understand
 */
export function suiteResult({ testResults, unhandledErrors }, { path, config, globalConfig, start }) {
  const empty = createEmptyTestResult();
  const assertions = testResults.map(toAssertion);
  const count = (/** @type {string} */ wantedStatus) =>
    assertions.filter(({ status }) => status === wantedStatus).length;
  const failureMessage = formatResultsErrors(assertions, config, globalConfig, path);
  const end = Date.now();
  return {
    ...empty,
    failureMessage: [failureMessage, ...unhandledErrors].filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      ...empty.perfStats,
      start,
      end,
      runtime: end - start,
      slow: end - start > config.slowTestThreshold * 1_000,
    },
    ...(unhandledErrors.length > 0 && { testExecError: { message: '', stack: unhandledErrors.join('\n') } }),
    testFilePath: path,
    testResults: assertions,
  };
}

/** @param {import('@jest/types').Circus.TestResult} result @returns {import('@jest/test-result').AssertionResult} */
function toAssertion({ testPath, status, errors, errorsDetailed, duration, invocations, numPassingAsserts, location }) {
  const [, ...titles] = testPath.map(String);
  return {
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1) ?? '',
    fullName: titles.join(' '),
    status: status === 'skip' ? 'pending' : status === 'todo' ? 'todo' : errors.length > 0 ? 'failed' : 'passed',
    failureMessages: [...errors],
    failureDetails: errorsDetailed,
    duration: duration ?? null,
    invocations,
    numPassingAsserts,
    location: location ?? null,
  };
}
