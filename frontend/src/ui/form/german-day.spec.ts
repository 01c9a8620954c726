import { dayText, endOfDay, lastDayBefore } from './german-day.js';

it.each([
  ['31.12.2027', '2027-12-31T23:00:00.000Z'],
  [' 1.7.2027 ', '2027-07-01T22:00:00.000Z'],
  ['2028-02-29', '2028-02-29T23:00:00.000Z'],
  ['28.03.2027', '2027-03-28T22:00:00.000Z'],
])('reads %s as the day that ends at %s', (typed, end) => {
  expect(endOfDay(typed)).toBe(end);
});

it.each(['', '31.2.2027', '29.02.2027', '31.12', '12/31/2027', 'morgen'])('reads no day out of %j', (typed) => {
  expect(endOfDay(typed)).toBeUndefined();
});

it.each([
  ['2027-12-31T23:00:00.000Z', '31.12.2027'],
  ['2027-12-31T22:59:59.999Z', '31.12.2027'],
  ['2027-12-31T23:00:00.001Z', '01.01.2028'],
])('names the last day before %s: %s', (end, day) => {
  expect(dayText(lastDayBefore(end))).toBe(day);
});
