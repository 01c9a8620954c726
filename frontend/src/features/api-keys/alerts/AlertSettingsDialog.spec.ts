import { passedThresholds } from './AlertSettingsDialog.js';

const sixty = { used: 60, quota: 100 };

it.each([
  [[50, 80], [50]],
  [[60], [60]],
  [[61], []],
  [
    [90, 20, 20, 10],
    [10, 20],
  ],
  [['50', 'halb', 0, -1], []],
  [[], []],
])('of %j these are reached at 60 %%: %j', (typed, passed) => expect(passedThresholds(typed, sixty)).toEqual(passed));

it('a quota of 0 reaches no threshold', () => {
  expect(passedThresholds([1, 100], { used: 0, quota: 0 })).toEqual([]);
});
