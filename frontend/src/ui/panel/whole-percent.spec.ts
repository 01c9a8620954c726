import { wholePercent } from './whole-percent.js';

it.each([
  [0, 0, 0],
  [3, 0, 0],
  [29, 100, 29],
  [61_725, 1_000_000, 6],
  [999, 1_000, 99],
  [12, 10, 100],
])('%i of %i are %i percent', (part, whole, percent) => {
  expect(wholePercent(part, whole)).toBe(percent);
});
