import { addDays } from './utc-day.js';

it.each([
  ['2026-03-10', 0, '2026-03-10'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -30, '2026-01-30'],
  // Clocks change in Europe: a UTC day has 24 hours all the same.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %d days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});
