// @ts-check
import { Latency } from './latency.mjs';

/** @param {number[]} tookMs */
function latencyOf(tookMs) {
  const latency = new Latency();
  tookMs.forEach((ms) => latency.record(ms));
  return latency;
}

const oneToHundred = Array.from({ length: 100 }, (_, index) => index + 1);

describe('Latency', () => {
  it.each([
    ['the only answer', [3.25], 50, 3.25],
    ['the median of an odd number', [9, 1, 5], 50, 5],
    ['the lower median of an even number', [1, 2, 3, 4], 50, 2],
    ['half of hundred', oneToHundred, 50, 50],
    ['all but one of hundred', oneToHundred, 99, 99],
    ['the slowest', oneToHundred, 100, 100],
    ['the fastest', oneToHundred, 0, 1],
    ['times finer than a step, rounded up', [0.001, 0.001], 99, 0.01],
    ['more than it can hold', [25_000], 99, 10_000],
  ])('finds %s', (_, tookMs, percent, expected) => {
    expect(latencyOf(tookMs).percentileMs(percent)).toBe(expected);
  });

  it('knows no percentile of nothing', () => {
    expect(latencyOf([]).percentileMs(99)).toBeNull();
  });

  it('counts what it holds', () => {
    expect(latencyOf(oneToHundred).total).toBe(100);
  });
});
