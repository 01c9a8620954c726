import { shortNumber } from './short-number.js';

it.each([
  [0, '0'],
  [6_000, '6.000'],
  [9_999, '9.999'],
  [10_000, '10 Tsd.'],
  [12_500, '12,5 Tsd.'],
  [200_000, '200 Tsd.'],
  [999_949, '999,9 Tsd.'],
  [999_950, '1 Mio.'],
  [1_500_000, '1,5 Mio.'],
])('%d is %s', (value, text) => expect(shortNumber(value)).toBe(text));
