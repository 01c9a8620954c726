import { usageBand, usedPercent } from './usage-band.js';

it.each([
  [0, 0, 0],
  [5, 0, 0],
  [1, 4, 25],
  [4, 4, 100],
  [29, 100, 29],
  [57_000, 100_000, 57],
  [1_130_000, 1_000_000, 113],
])('%i of %i are %i percent', (used, quota, percent) => {
  expect(usedPercent(used, quota)).toBe(percent);
});

it.each([
  [0, 'normal'],
  [69.99, 'normal'],
  [70, 'warning'],
  [89.99, 'warning'],
  [90, 'critical'],
  [100, 'critical'],
] as const)('%d percent are %s', (percent, band) => {
  expect(usageBand(percent)).toBe(band);
});
