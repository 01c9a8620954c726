import { quotaShares } from './quota-shares.js';

it.each([
  ['no key', [0, 0, 0], [0, 0, 0], false],
  ['thirds are floored', [1, 1, 1], [33, 33, 33], true],
  ['one key in five lies high', [4, 0, 1], [80, 0, 20], false],
  ['a little more than one in five', [78, 0, 21], [78, 0, 21], true],
  ['20.9 % are 20', [791, 0, 209], [79, 0, 20], false],
  ['all of them', [0, 0, 7], [0, 0, 100], true],
] as const)('%s', (_, [low, medium, high], shares, isWarning) => {
  const { keys, percent, ...rest } = quotaShares({ low, medium, high });
  expect([percent.low, percent.medium, percent.high]).toEqual(shares);
  expect([keys, rest.isWarning]).toEqual([low + medium + high, isWarning]);
});
