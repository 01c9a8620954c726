// @ts-check
import { ratiosOf } from './rounds.mjs';

describe('ratiosOf', () => {
  it('compares within each round, and takes the median of all', () => {
    const rounds = [
      { echo: 30_000, keyedCheck: 13_500 },
      { echo: 20_000, keyedCheck: 13_000 },
      { echo: 20_000, keyedCheck: 9_200 },
    ];
    expect(ratiosOf(rounds)).toEqual({
      echo: { median: 1, least: 1, most: 1 },
      keyedCheck: { median: 0.46, least: 0.45, most: 0.65 },
    });
  });

  it('has no ratios without a round', () => expect(ratiosOf([])).toEqual({}));
});
