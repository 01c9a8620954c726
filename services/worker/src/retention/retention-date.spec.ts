import { retentionDate } from './retention-date.js';

it.each([
  // Today, days always kept, months: rows before the date are removed.
  ['2026-11-22', 30, 2, '2026-09-01'],
  ['2026-11-01', 30, 2, '2026-09-01'],
  ['2026-11-30', 30, 12, '2025-11-01'],
  ['2026-01-31', 30, 2, '2025-11-01'],
  ['2026-03-01', 30, 120, '2016-03-01'],
  ['2028-02-29', 30, 12, '2027-02-01'],
  ['2028-03-30', 30, 1, '2028-02-01'],
  // The days that are always kept win over the months.
  ['2026-11-22', 90, 2, '2026-08-24'],
  ['2026-11-22', 3_650, 2, '2016-11-24'],
])('D7: on %s with %d days kept, %d months are %s', (today, keptDays, months, date) => {
  const latest = new Date(`${today}T00:00:00Z`);
  latest.setUTCDate(latest.getUTCDate() - keptDays);
  expect(retentionDate(months, { latestDate: latest.toISOString().slice(0, 10), keptDays })).toBe(date);
});
