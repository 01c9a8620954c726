import { type ReleaseInTime, releaseTime } from './release-times.js';

const TODAY = '2027-01-04';
const release = (id: number, validFrom: string, change: Partial<ReleaseInTime> = {}): ReleaseInTime => ({
  id,
  validFrom,
  isWithdrawn: false,
  isUnreadable: false,
  ...change,
});
const listTimes = (...all: ReleaseInTime[]) =>
  all.map((one) => Object.values(releaseTime(one, all, TODAY)) as unknown[]);

it('a release is in force until the first day of a later one, in any order of loading', () => {
  expect(listTimes(release(1, '2026-01-01'), release(2, '2028-01-01'), release(3, '2026-06-01'))).toEqual([
    ['past', '2026-05-31'],
    ['future', null],
    ['inForce', '2027-12-31'],
  ]);
});

it('of two with the same first day the last loaded one is in force, also for future days', () => {
  expect(listTimes(release(1, '2028-01-01'), release(2, '2028-01-01'))).toEqual([
    ['past', null],
    ['future', null],
  ]);
});

it('a withdrawn or unreadable release ends nothing', () => {
  const [withdrawn, unreadable] = [{ isWithdrawn: true }, { isUnreadable: true }];
  expect(
    listTimes(release(1, '2026-01-01'), release(2, '2026-01-01', unreadable), release(3, '2027-01-01', withdrawn)),
  ).toEqual([
    ['inForce', null],
    ['unreadable', null],
    ['withdrawn', null],
  ]);
});

it('a release is in force on its first and its last day', () => {
  expect(listTimes(release(1, '2026-01-01'), release(2, TODAY))).toEqual([
    ['past', '2027-01-03'],
    ['inForce', null],
  ]);
  expect(listTimes(release(1, '2026-01-01'), release(2, '2027-01-05'))[0]).toEqual(['inForce', TODAY]);
});
