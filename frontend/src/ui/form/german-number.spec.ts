import { readNumber, showNumber } from './german-number.js';

it.each([
  ['1000', 1_000],
  [' 25.000 ', 25_000],
  ['1.000.000', 1_000_000],
  ['0', 0],
])('reads %j as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it.each(['', '1.00', '10,5', '-3', '1e6', 'viele'])('leaves %j as it was typed, for the check to refuse', (typed) => {
  expect(readNumber(typed)).toBe(typed);
});

it('shows thousands, and whatever else as it is', () => {
  expect([showNumber(1_234_567), showNumber('10,5'), showNumber(null)]).toEqual(['1.234.567', '10,5', '']);
});
