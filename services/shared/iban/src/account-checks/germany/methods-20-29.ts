import type { AccountRule } from './account-rule.js';
import { calculation } from './calculation.js';
import { as02, as06, as16, as29 } from './calculations.js';
import { difference } from './check-digits.js';
import { at, when } from './choices.js';
import { digitSum, digitSumOfProduct, lastDigitOfProduct, productAndWeight } from './contributions.js';
import { method00 } from './methods-00-09.js';

/** 20 – as 06 with the weights 2 to 9, then 3. */
export const method20 = as06('3 9 8 7 6 5 4 3 2 P');

/** 21 – as 00, but digit sums are taken of the sum until one digit is left. The check digit is what that lacks to ten. */
export const method21 = calculation({
  weights: '2 1 2 1 2 1 2 1 2 P',
  contribution: digitSumOfProduct,
  checkDigit: (sum) => (10 - singleDigit(sum)) % 10,
});

function singleDigit(sum: number): number {
  return sum < 10 ? sum : singleDigit(digitSum(sum));
}

/** 22 – modulus 10, weights 3, 1, 3, 1 … from the right. Only the last digits of the products are added. */
export const method22 = calculation({
  weights: '3 1 3 1 3 1 3 1 3 P',
  contribution: lastDigitOfProduct,
  checkDigit: difference(10),
});

/**
 * 23 – as 16 over places 1 to 6; the check digit is place 7, the last three places are not checked. With remainder 1 the number is right
 * when places 6 and 7 are the same.
 */
export const method23 = as16('7 6 5 4 3 2 P - - -');

/**
 * 24 – a first digit 3 to 6 counts as 0; a first digit 9 makes the first three count as 0. From the first digit that is not 0 the
 * weights are 1, 2, 3, 1, 2, 3 …; weight and product are added and taken modulo 11. The last digit of the sum of these remainders is the
 * check digit. Contested: what holds when the fourth place is 0 after a first digit 9. Here zeros are passed over.
 */
export const method24: AccountRule = { place: 10, check: (account) => (fits24(account) ? 'passed' : 'failed') };

function fits24(account: string): boolean {
  let place = '3456'.includes(account.charAt(0)) ? 1 : account.startsWith('9') ? 3 : 0;
  while (place < 9 && account.charAt(place) === '0') place++;
  let sum = 0;
  for (let i = place, weight = 1; i < 9; i++, weight = (weight % 3) + 1) {
    sum += productAndWeight(Number(account.charAt(i)), weight, i + 1);
  }
  return sum % 10 === Number(account.charAt(9));
}

/**
 * 25 – modulus 11, weights 2 to 9 over places 2 to 9, as 06; but remainder 1 is possible only when place 2, the "Arbeitsziffer", is 8
 * or 9.
 */
export const method25 = when(at(2, '8', '9'), as06('- 9 8 7 6 5 4 3 2 P'), as02('- 9 8 7 6 5 4 3 2 P'));

/**
 * 26 – as 06 with the weights 2 to 7, then 2 over places 1 to 7; the check digit is place 8, then follows the sub-account. With two
 * zeros in front the sub-account was left out, and everything stands two places further right.
 */
export const method26 = when(at(1, '00'), as06('- - 2 7 6 5 4 3 2 P'), as06('2 7 6 5 4 3 2 P - -'));

/**
 * 28 – as 06 with the weights 2 to 8 over the base number in places 1 to 7; the check digit is place 8, the sub-account does not count.
 */
export const method28 = as06('8 7 6 5 4 3 2 P - -');

/**
 * 29 – "iterierte Transformation" (M10H): a table with four rows, used in turn from the right, changes every digit. The check digit is
 * what the sum lacks to the next ten.
 */
export const method29 = as29('1 4 3 2 1 4 3 2 1 P');

/** 27 – as 00 up to 999999999; from 1000000000 on as 29. */
export const method27 = when(at(1, '0'), method00, method29);
