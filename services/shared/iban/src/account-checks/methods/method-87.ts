import type { AccountRule } from '../rules/account-rule.js';

/** Values of the digits 0 to 9 in the sum. */
const VALUES = [5, 6, 2, 3, 4, 10, 1, 7, 8, 9];
const MAX_SMALL_VALUE = 5;
/** Check digit by the sum modulo 5, after an even and after an odd number of large digits. */
const AFTER_EVEN = [0, 4, 3, 2, 6];
const AFTER_ODD = [7, 1, 5, 9, 8];

/**
 * Method 87, variant A, which the Bundesbank publishes as a Pascal program. The digits from the first non-zero one in positions 4 to 9 on are replaced
 * by other values. A value is added where position and number of large digits so far have the same parity, else subtracted; a large value x in an even
 * position counts as 12 − x. The sum modulo 5 selects the check digit from one of two tables. With 0 in position 4 it may differ by 5.
 */
export const variantAOfMethod87: AccountRule = {
  position: 10,
  check(account) {
    const expected = checkDigit(account);
    const actual = Number(account.charAt(9));
    const right = actual === expected || (account.charAt(3) === '0' && actual === (expected + 5) % 10);
    return right ? 'passed' : 'failed';
  },
};

function checkDigit(account: string): number {
  let position = 4;
  while (position < 10 && account.charAt(position - 1) === '0') position++;
  let sum = 0;
  let largeDigits = 0;
  for (; position < 10; position++) {
    const value = VALUES[Number(account.charAt(position - 1))] ?? 0;
    const large = value > MAX_SMALL_VALUE;
    const amount = large && position % 2 === 0 ? 12 - value : value;
    sum += largeDigits % 2 === position % 2 ? amount : -amount;
    if (large) largeDigits++;
  }
  return (largeDigits % 2 === 0 ? AFTER_EVEN : AFTER_ODD)[((sum % 5) + 5) % 5] ?? 0;
}
