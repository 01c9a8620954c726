import { berlinDay } from './berlin-day.js';

describe('calendar day in Germany', () => {
  it.each([
    ['begins in winter time when summer time starts', '2027-03-27T23:00:00.000Z', '2027-03-28'],
    ['is the previous day before midnight', '2027-03-27T22:59:59.999Z', '2027-03-27'],
    ['ends in summer time, after 23 hours', '2027-03-28T21:59:59.999Z', '2027-03-28'],
    ['changes after 23 hours', '2027-03-28T22:00:00.000Z', '2027-03-29'],
    ['begins in summer time when winter time starts', '2027-10-30T22:00:00.000Z', '2027-10-31'],
    ['ends in winter time, after 25 hours', '2027-10-31T22:59:59.999Z', '2027-10-31'],
    ['changes after 25 hours', '2027-10-31T23:00:00.000Z', '2027-11-01'],
    ['is the 29th of February in a leap year', '2028-02-28T23:00:00.000Z', '2028-02-29'],
    ['is 29 February until midnight', '2028-02-29T22:59:59.999Z', '2028-02-29'],
    ['is 1 March from midnight on', '2028-02-29T23:00:00.000Z', '2028-03-01'],
    ['is in March after the 28th in other years', '2027-02-28T23:00:00.000Z', '2027-03-01'],
    ['is the last of a quarter', '2026-12-06T22:59:59.999Z', '2026-12-06'],
    ['is the first of the next quarter', '2026-12-06T23:00:00.000Z', '2026-12-07'],
    ['is in the new year an hour before UTC', '2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('%s: %s is %s', (_, time, day) => expect(berlinDay(new Date(time))).toBe(day));
});
