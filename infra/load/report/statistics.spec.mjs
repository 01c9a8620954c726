import { computeSpread, median, percentile } from './statistics.mjs';

it.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100, 1], 9.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  [[7], 50, 7],
  [[4, 3, 2, 1], 50, 2],
  [Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
  [[], 50, NaN],
])('of %j, percentile %d is %d', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

it('a spread has the median, the least and the most', () => {
  expect(computeSpread([0.45, 0.65, 0.46])).toEqual({ median: 0.46, min: 0.45, max: 0.65 });
});
