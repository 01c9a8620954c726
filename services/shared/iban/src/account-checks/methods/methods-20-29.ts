import type { AccountRule } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { as02, as06, as16, as29 } from '../rules/calculations.js';
import { difference } from '../rules/check-digits.js';
import { at, when } from '../rules/choices.js';
import { digitSum, digitSumOfProduct, lastDigitOfProduct, productAndWeight } from '../rules/contributions.js';
import { method00 } from './methods-00-09.js';

/** 20 – as 06 with the weights 2 to 9, then 3. */
export const method20 = as06('3 9 8 7 6 5 4 3 2 P');

/** 21 – as 00, but the digit sum of the sum is taken until one digit is left; the check digit completes it to 10. */
export const method21 = calculation({
  weights: '2 1 2 1 2 1 2 1 2 P',
  contribution: digitSumOfProduct,
  checkDigit: (sum) => (10 - singleDigit(sum)) % 10,
});

function singleDigit(sum: number): number {
  return sum < 10 ? sum : singleDigit(digitSum(sum));
}

/** 22 – modulus 10, weights 3, 1, 3, 1 … from the right; only the last digits of the products are added. */
export const method22 = calculation({
  weights: '3 1 3 1 3 1 3 1 3 P',
  contribution: lastDigitOfProduct,
  checkDigit: difference(10),
});

/** 23 – as 16 over positions 1 to 6; check digit in position 7. With remainder 1 the number is valid when positions 6 and 7 are equal. */
export const method23 = as16('7 6 5 4 3 2 P - - -');

/**
 * 24 – a first digit 3 to 6 counts as 0; a first digit 9 makes the first three count as 0. From the first non-zero digit on the weights are 1, 2, 3,
 * 1, 2, 3 …; (product + weight) modulo 11 is added; the last digit of the sum is the check digit.
 * Contested: whether a 0 in position 4 after a first digit 9 is skipped. Here it is.
 */
export const method24: AccountRule = { position: 10, check: (account) => (fits24(account) ? 'passed' : 'failed') };

function fits24(account: string): boolean {
  let position = '3456'.includes(account.charAt(0)) ? 1 : account.startsWith('9') ? 3 : 0;
  while (position < 9 && account.charAt(position) === '0') position++;
  let sum = 0;
  for (let i = position, weight = 1; i < 9; i++, weight = (weight % 3) + 1) {
    sum += productAndWeight(Number(account.charAt(i)), weight, i + 1);
  }
  return sum % 10 === Number(account.charAt(9));
}

/** 25 – as 06 with the weights 2 to 9 over positions 2 to 9; but remainder 1 is valid only when position 2 ("Arbeitsziffer") is 8 or 9. */
export const method25 = when(at(2, '8', '9'), as06('- 9 8 7 6 5 4 3 2 P'), as02('- 9 8 7 6 5 4 3 2 P'));

/**
 * 26 – as 06 with the weights 2 to 7, then 2 over positions 1 to 7; check digit in position 8. Two leading zeros: the sub-account was left out, and all
 * digits are two positions further right.
 */
export const method26 = when(at(1, '00'), as06('- - 2 7 6 5 4 3 2 P'), as06('2 7 6 5 4 3 2 P - -'));

/** 28 – as 06 with the weights 2 to 8 over the base number in positions 1 to 7; check digit in position 8, sub-account not counted. */
export const method28 = as06('8 7 6 5 4 3 2 P - -');

/** 29 – "iterierte Transformation" (M10H): four table rows, used in turn from the right, replace the digits; completed to a multiple of 10. */
export const method29 = as29('1 4 3 2 1 4 3 2 1 P');

/** 27 – as 00 up to 999999999; from 1000000000 on as 29. */
export const method27 = when(at(1, '0'), method00, method29);
