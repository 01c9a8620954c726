import { difference, elevenLess, remainder } from './check-digits.js';

describe('the check digit of a sum', () => {
  it.each([
    ['what the sum lacks to the next ten', difference(10), 34, 6],
    ['0 for a sum of tens', difference(10), 40, 0],
    ['what it lacks modulo 7', difference(7), 16, 5],
    ['missing where the difference has two digits', difference(11), 12, null],
    ['11 less the remainder', elevenLess(0, 0), 13, 9],
    ['what the rule says for remainder 0', elevenLess(1, 0), 22, 1],
    ['what the rule says for remainder 1', elevenLess(0, 9), 23, 9],
    ['missing for remainders the rule excludes', elevenLess(null, null), 22, null],
    ['the remainder', remainder(11), 26, 4],
    ['missing where the remainder has two digits', remainder(11), 21, null],
  ])('is %s', (_what, checkDigit, sum, expected) => expect(checkDigit(sum)).toBe(expected));
});
