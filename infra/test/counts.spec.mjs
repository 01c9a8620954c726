// @ts-check
import { sumOf } from './counts.mjs';

describe('sumOf', () => {
  it('is nothing without a run', () => {
    expect(sumOf('')).toEqual({ passed: 0, failed: 0 });
  });

  it('adds what the runs have written', () => {
    expect(sumOf('{"passed":3,"failed":0}\n{"passed":4,"failed":2}\n')).toEqual({ passed: 7, failed: 2 });
  });
});
