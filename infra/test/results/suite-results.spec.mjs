import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { closingLine, countTests, getExitCode, resultsIn } from './suite-results.mjs';
import knownUnstable from './unstable.json' with { type: 'json' };

const passing = { file: '/a.spec.ts', passed: 3, failures: [], isBroken: false };
const failing = { file: '/b.spec.ts', passed: 1, failures: ['opens', 'closes'], isBroken: false };

/**
 * As `jest --json` writes a suite.
 * @param {[titles: string[], status: string][]} tests
 */
function written(tests, status = 'passed', name = '/checkout/suite.ts') {
  const assertionResults = tests.map(([titles, result]) => ({
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    status: result,
  }));
  return JSON.stringify({ testResults: [{ name, status, assertionResults }] });
}

describe('the results of a run of Jest', () => {
  it('are not complete when it was killed', () => {
    expect(resultsIn('')).toEqual({ suites: [], isComplete: false });
  });

  it('name the tests that failed', () => {
    const json = written(
      [
        [['a list', 'is sorted'], 'passed'],
        [['a list', 'is long'], 'failed'],
      ],
      'failed',
    );
    const suite = { file: '/checkout/suite.ts', passed: 1, failures: ['a list is long'], isBroken: false };
    expect(resultsIn(json)).toEqual({ suites: [suite], isComplete: true });
  });

  it('name each spec of those that run together, so that each is tried again alone', () => {
    const json = written(
      [
        [['src/a.spec.tsx', 'is sorted'], 'passed'],
        [['src/a.spec.tsx', 'a list', 'is long'], 'failed'],
        [['vite/c.spec.mts', 'is pending'], 'pending'],
      ],
      'failed',
    );
    expect(resultsIn(json).suites).toEqual([
      { file: join(root, 'frontend/src/a.spec.tsx'), passed: 1, failures: ['a list is long'], isBroken: false },
      { file: join(root, 'frontend/vite/c.spec.mts'), passed: 0, failures: [], isBroken: false },
    ]);
  });

  it('name a suite that could not be loaded, or threw while no test was running', () => {
    const broken = { file: '/checkout/suite.ts', passed: 0, failures: [], isBroken: true };
    expect(resultsIn(written([], 'failed')).suites).toEqual([broken]);
    const stray = resultsIn(written([[['src/b.spec.ts', 'adds up'], 'passed']], 'failed')).suites;
    expect(stray).toEqual([expect.objectContaining({ passed: 1, isBroken: false }), broken]);
  });
});

describe('the closing line', () => {
  const stage = { error: undefined, results: { suites: [passing], isComplete: true }, unstable: [] };
  const lint = { error: new Error('rule'), results: { suites: [], isComplete: false }, unstable: [] };

  it('counts tests, and a stage without tests as one', () => {
    const broken = { error: new Error('tests'), results: { suites: [failing], isComplete: true }, unstable: [] };
    expect(countTests([stage, broken, lint])).toEqual({ passed: 4, failed: 3, unstable: 0 });
    expect(closingLine([stage])).toBe('3 passed, 0 failed');
  });

  it('counts a suite that could not be loaded as one', () => {
    const suites = [{ ...passing, passed: 0, isBroken: true }];
    expect(countTests([{ ...stage, error: new Error('tests'), results: { suites, isComplete: true } }]).failed).toBe(1);
  });

  it('says of an unstable test that it neither passed nor failed', () => {
    expect(closingLine([{ ...stage, unstable: ['b.spec.ts › opens'] }])).toBe('2 passed, 0 failed, 1 unstable');
  });
});

describe('the exit code', () => {
  const stage = { error: undefined, results: { suites: [passing], isComplete: true }, unstable: [] };
  const unstable = { ...stage, unstable: ['a.e2e.ts › opens', 'b.e2e.ts'] };
  const known = (/** @type {string[]} */ ...suites) =>
    suites.map((suite) => ({ suite, since: '2026-01-01', reason: 'a' }));

  it('is 0 when everything passed, and 1 when something failed', () => {
    expect(getExitCode([stage], [])).toBe(0);
    expect(getExitCode([unstable, { ...stage, error: new Error('lint') }], known('a.e2e.ts', 'b.e2e.ts'))).toBe(1);
  });

  it('is 2 for an unstable suite, unless the list names it', () => {
    expect(getExitCode([unstable], known('a.e2e.ts'))).toBe(2);
    expect(getExitCode([unstable], known('a.e2e.ts', 'b.e2e.ts'))).toBe(0);
  });
});

it('the list of unstable suites has at most three, each with a date and a reason', () => {
  expect(knownUnstable.length).toBeLessThanOrEqual(3);
  for (const entry of /** @type {import('./suite-results.mjs').KnownUnstable[]} */ (knownUnstable)) {
    expect(existsSync(join(root, entry.suite))).toBe(true);
    expect(entry.since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(entry.reason).toMatch(/\w/);
  }
});
