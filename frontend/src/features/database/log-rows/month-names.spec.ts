import { monthNames } from './month-names.js';

it('names months', () => {
  expect(monthNames(['2026-01', '2026-03', '2026-11'])).toEqual(['Jan', 'Mär', 'Nov']);
});

it('tells the years apart where there is more than one January', () => {
  const months = Array.from(
    { length: 13 },
    (_, place) => `20${25 + Math.floor(place / 12)}-${String((place % 12) + 1)}`,
  );
  const names = monthNames(months);
  expect([names[0], names.at(-1)]).toEqual(['Jan 25', 'Jan 26']);
});
