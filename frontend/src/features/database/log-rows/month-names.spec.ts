import { monthNames, paddedMonths } from './LogStatsPanel.js';

it('names months', () => {
  expect(monthNames(['2026-01', '2026-03', '2026-11'])).toEqual(['Jan', 'Mär', 'Nov']);
});

it('distinguishes the years where there is more than one January', () => {
  const months = Array.from(
    { length: 13 },
    (_, index) => `20${25 + Math.floor(index / 12)}-${String((index % 12) + 1)}`,
  );
  const names = monthNames(months);
  expect([names[0], names.at(-1)]).toEqual(['Jan 25', 'Jan 26']);
});

it('distinguishes the years of one month also in a short log', () => {
  expect(monthNames(['2025-11', '2026-11'])).toEqual(['Nov 25', 'Nov 26']);
});

it('puts empty months in front of a short log, also across a year, and leaves a long or an empty one', () => {
  const months = [
    { month: '2026-01', count: 3 },
    { month: '2026-02', count: 4 },
  ];
  const shown = paddedMonths(months).map(({ month, count }) => `${month} ${count}`);
  expect(shown).toEqual(['2025-09 0', '2025-10 0', '2025-11 0', '2025-12 0', '2026-01 3', '2026-02 4']);
  const year = [...months, ...months, ...months];
  expect(paddedMonths(year)).toEqual(year);
  expect(paddedMonths([])).toEqual([]);
});
