// @ts-check
import { cpuOf, quotientsOf, ratiosOf } from './round-figures.mjs';

/**
 * @param {number} perSecond
 * @param {Record<string, number>} [cpuMsPer1000]
 */
const sample = (perSecond, cpuMsPer1000 = {}) => ({ perSecond, cpuMsPer1000 });

describe('ratiosOf', () => {
  it('compares within each round, and takes the median of all', () => {
    const rounds = [
      { echo: sample(30_000), keyedCheck: sample(13_500) },
      { echo: sample(20_000), keyedCheck: sample(13_000) },
      { echo: sample(20_000), keyedCheck: sample(9_200) },
    ];
    expect(ratiosOf(rounds)).toEqual({
      echo: { median: 1, least: 1, most: 1 },
      keyedCheck: { median: 0.46, least: 0.45, most: 0.65 },
    });
  });

  it('has no ratios without a round or an echo', () => {
    expect(ratiosOf([])).toEqual({});
    expect(ratiosOf([{ keyedCheck: sample(13_500) }])).toEqual({});
  });
});

describe('cpuOf', () => {
  it('gives the spread of every part by kind', () => {
    const rounds = [60, 66, 63].map((gateway) => ({ keyedCheck: sample(9_000, { gateway, total: 200 }) }));
    expect(cpuOf(rounds)).toEqual({
      keyedCheck: {
        gateway: { median: 63, least: 60, most: 66 },
        total: { median: 200, least: 200, most: 200 },
      },
    });
  });

  it('is empty where CPU time cannot be read', () => {
    expect(cpuOf([{ keyedCheck: sample(9_000) }])).toEqual({ keyedCheck: {} });
  });
});

describe('quotientsOf', () => {
  const own = [
    { keyedCheck: sample(9_000, { gateway: 60, added: 5 }) },
    { keyedCheck: sample(5_000, { gateway: 120, added: 5 }) },
  ];
  const other = [{ keyedCheck: sample(10_000, { gateway: 50 }) }, { keyedCheck: sample(5_000, { gateway: 100 }) }];

  it('divides round by round, so that a slow half minute counts for both', () => {
    expect(quotientsOf(own, other).keyedCheck).toEqual({
      perSecond: { median: 0.95, least: 0.9, most: 1 },
      gateway: { median: 1.2, least: 1.2, most: 1.2 },
    });
  });

  it('leaves out a part that only one of the two has', () => {
    expect(quotientsOf(own, other).keyedCheck).not.toHaveProperty('added');
  });
});
