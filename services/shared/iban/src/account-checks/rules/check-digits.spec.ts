import { difference, elevenMinusRemainder, remainder } from './check-digits.js';

describe('check digit of a sum', () => {
  it.each([
    ['the complement to a multiple of 10', difference(10), 34, 6],
    ['0 for a multiple of 10', difference(10), 40, 0],
    ['the complement to a multiple of 7', difference(7), 16, 5],
    ['missing where the difference has two digits', difference(11), 12, null],
    ['11 minus the remainder', elevenMinusRemainder(0, 0), 13, 9],
    ['the rule’s value for remainder 0', elevenMinusRemainder(1, 0), 22, 1],
    ['the rule’s value for remainder 1', elevenMinusRemainder(0, 9), 23, 9],
    ['missing for remainders the rule excludes', elevenMinusRemainder(null, null), 22, null],
    ['the remainder', remainder(11), 26, 4],
    ['missing where the remainder has two digits', remainder(11), 21, null],
  ])('is %s', (_what, checkDigit, sum, expected) => expect(checkDigit(sum)).toBe(expected));
});
