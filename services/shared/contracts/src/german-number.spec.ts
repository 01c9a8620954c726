import { englishNumber, germanNumber } from './german-number.js';

it.each([
  [0, '0'],
  [1_234, '1.234'],
  [-1_234_567, '-1.234.567'],
  [1_234.5, '1.234,5'],
  [0.123_456, '0,123'],
])('writes %d as %s', (value, text) => expect(germanNumber(value)).toBe(text));

it.each([
  [1_234.56, { atMost: 0 }, '1.235'],
  [1_234.56, { atMost: 1 }, '1.234,6'],
  [12, { atLeast: 1, atMost: 1 }, '12,0'],
  [12, { atLeast: 2 }, '12,00'],
])('writes %d with digits %j as %s', (value, digits, text) => expect(germanNumber(value, digits)).toBe(text));

it.each([
  [0, '0'],
  [-1_234_567, '-1,234,567'],
  [1_234.5, '1,234.5'],
])('writes %d in English as %s', (value, text) => expect(englishNumber(value)).toBe(text));
