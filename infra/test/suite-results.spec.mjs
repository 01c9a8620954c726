// @ts-check
import { closingLine, countsOf, resultsIn } from './suite-results.mjs';

const passing = { file: '/a.spec.ts', passed: 3, failures: [], isBroken: false };
const failing = { file: '/b.spec.ts', passed: 1, failures: ['opens', 'closes'], isBroken: false };

describe('what the reporter has written', () => {
  it('is nothing when Jest never came to a suite', () => {
    expect(resultsIn('')).toEqual({ suites: [], isComplete: false });
  });

  it('holds every suite, and is complete when the run was', () => {
    const lines = `${JSON.stringify(passing)}\n${JSON.stringify(failing)}\n`;
    expect(resultsIn(lines)).toEqual({ suites: [passing, failing], isComplete: false });
    expect(resultsIn(`${lines}{"isComplete":true}\n`).isComplete).toBe(true);
  });
});

describe('the closing line', () => {
  const stage = { error: undefined, results: { suites: [passing], isComplete: true }, unstable: [] };
  const lint = { error: new Error('rule'), results: { suites: [], isComplete: false }, unstable: [] };

  it('counts tests, and a stage without tests as one', () => {
    const broken = { error: new Error('tests'), results: { suites: [failing], isComplete: true }, unstable: [] };
    expect(countsOf([stage, broken, lint])).toEqual({ passed: 4, failed: 3, unstable: 0 });
    expect(closingLine([stage])).toBe('3 passed, 0 failed');
  });

  it('counts a suite that could not be loaded as one', () => {
    const suites = [{ ...passing, passed: 0, isBroken: true }];
    expect(countsOf([{ ...stage, error: new Error('tests'), results: { suites, isComplete: true } }]).failed).toBe(1);
  });

  it('says of an unstable test that it neither passed nor failed', () => {
    expect(closingLine([{ ...stage, unstable: ['b.spec.ts › opens'] }])).toBe('2 passed, 0 failed, 1 unstable');
  });
});
