import type { AccountRule } from './account-rule.js';

/** What stands for the digits 0 to 9 in the sum. */
const VALUES = [5, 6, 2, 3, 4, 10, 1, 7, 8, 9];
/** Digits whose value is above this one are "large". */
const LARGEST_SMALL = 5;
/** The check digit for the sum modulo 5, after an even and after an odd number of large digits. */
const AFTER_EVEN = [0, 4, 3, 2, 6];
const AFTER_ODD = [7, 1, 5, 9, 8];

/**
 * Method 87, variant A, which the Bundesbank gives as a Pascal program; the same in words: the digits from the first that is not 0 in
 * places 4 to 9 on stand for other values. Each is added where place and number of large digits so far are both odd or both even,
 * else subtracted; a large one in an even place counts as what it lacks to 12. The sum modulo 5 leads to the check digit in one of two
 * tables. With 0 in place 4 a check digit that differs by 5 is right, too.
 */
export const givenInPascal: AccountRule = {
  place: 10,
  check(account) {
    const expected = checkDigit(account);
    const actual = Number(account.charAt(9));
    const right = actual === expected || (account.charAt(3) === '0' && actual === (expected + 5) % 10);
    return right ? 'passed' : 'failed';
  },
};

function checkDigit(account: string): number {
  let place = 4;
  while (place < 10 && account.charAt(place - 1) === '0') place++;
  let sum = 0;
  let largeDigits = 0;
  for (; place < 10; place++) {
    const value = VALUES[Number(account.charAt(place - 1))] ?? 0;
    const large = value > LARGEST_SMALL;
    const amount = large && place % 2 === 0 ? 12 - value : value;
    sum += largeDigits % 2 === place % 2 ? amount : -amount;
    if (large) largeDigits++;
  }
  return (largeDigits % 2 === 0 ? AFTER_EVEN : AFTER_ODD)[((sum % 5) + 5) % 5] ?? 0;
}
