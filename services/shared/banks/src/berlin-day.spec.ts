import { berlinDay } from './berlin-day.js';

describe('the day in Germany, by which bank files change', () => {
  it.each([
    ['begins with winter time on the day the clocks go forward', '2027-03-27T23:00:00.000Z', '2027-03-28'],
    ['is the day before until then', '2027-03-27T22:59:59.999Z', '2027-03-27'],
    ['ends with summer time, after 23 hours', '2027-03-28T21:59:59.999Z', '2027-03-28'],
    ['and is followed by the next at once', '2027-03-28T22:00:00.000Z', '2027-03-29'],
    ['begins with summer time on the day the clocks go back', '2027-10-30T22:00:00.000Z', '2027-10-31'],
    ['ends with winter time, after 25 hours', '2027-10-31T22:59:59.999Z', '2027-10-31'],
    ['and the next begins then', '2027-10-31T23:00:00.000Z', '2027-11-01'],
    ['is the 29th of February in a leap year', '2028-02-28T23:00:00.000Z', '2028-02-29'],
    ['which lasts until March', '2028-02-29T22:59:59.999Z', '2028-02-29'],
    ['that begins at its midnight', '2028-02-29T23:00:00.000Z', '2028-03-01'],
    ['is in March after the 28th in any other year', '2027-02-28T23:00:00.000Z', '2027-03-01'],
    ['is the last of the quarter before', '2026-12-06T22:59:59.999Z', '2026-12-06'],
    ['is the first of the new quarter', '2026-12-06T23:00:00.000Z', '2026-12-07'],
    ['is in the new year an hour before UTC', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('%s: %s is %s', (_, time, day) => expect(berlinDay(new Date(time))).toBe(day));
});
