// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultsIn } from './suite-results.mjs';

const SuiteReporter = createRequire(import.meta.url)('./suite-reporter.cjs');

describe('what a run of Jest says of its suites', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'suite-reporter-'));
    process.env['TEST_RESULTS'] = join(folder, 'results');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const test = (/** @type {string[]} */ titles, status = 'passed') => ({
    ancestorTitles: titles.slice(0, -1),
    fullName: titles.join(' '),
    status,
  });

  /**
   * @param {object[]} testResults
   * @param {object} [testExecError]
   */
  function reported(testResults, testExecError) {
    const reporter = new SuiteReporter();
    const suite = { path: '/checkout/frontend/suite.ts', context: { config: { rootDir: '/checkout/frontend' } } };
    reporter.onTestResult(suite, { testResults, testExecError });
    reporter.onRunComplete();
    return resultsIn(readFileSync(join(folder, 'results'), 'utf8')).suites;
  }

  it('is a line a suite', () => {
    expect(reported([test(['a list', 'is sorted']), test(['a list', 'is long'], 'failed')])).toEqual([
      { file: '/checkout/frontend/suite.ts', passed: 1, failures: ['a list is long'], isBroken: false },
    ]);
  });

  it('is a line for each spec of those that run together, so that each is tried again alone', () => {
    const results = [
      test(['src/a.spec.tsx', 'a list', 'is sorted']),
      test(['src/a.spec.tsx', 'a list', 'is long'], 'failed'),
      test(['src/b.spec.ts', 'adds up']),
      test(['vite/c.spec.mts', 'is pending'], 'pending'),
    ];
    expect(reported(results)).toEqual([
      { file: '/checkout/frontend/src/a.spec.tsx', passed: 1, failures: ['a list is long'], isBroken: false },
      { file: '/checkout/frontend/src/b.spec.ts', passed: 1, failures: [], isBroken: false },
      { file: '/checkout/frontend/vite/c.spec.mts', passed: 0, failures: [], isBroken: false },
    ]);
  });

  it('names a suite that could not be loaded or threw where no test was waiting, whatever its specs say', () => {
    const broken = { file: '/checkout/frontend/suite.ts', passed: 0, failures: [], isBroken: true };
    expect(reported([], new Error('no such module'))).toEqual([broken]);
    rmSync(join(folder, 'results'));
    expect(reported([test(['src/b.spec.ts', 'adds up'])], new Error('stray'))).toEqual([
      { file: '/checkout/frontend/src/b.spec.ts', passed: 1, failures: [], isBroken: false },
      broken,
    ]);
  });
});
