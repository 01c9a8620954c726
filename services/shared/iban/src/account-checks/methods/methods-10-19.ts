import { wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { as00, as01, as02, as06, as16 } from '../rules/calculations.js';
import { elevenMinusRemainder } from '../rules/check-digits.js';
import { at, tryInOrder, when } from '../rules/choices.js';
import { digitSumOfProduct, product } from '../rules/contributions.js';
import { method06 } from './methods-00-09.js';

/** 10 – as 06 with the weights 2 to 10. */
export const method10 = as06('10 9 8 7 6 5 4 3 2 P');

/** 11 – as 10, but remainder 1 gives the check digit 9 instead of 0. */
export const method11 = calculation({
  weights: '10 9 8 7 6 5 4 3 2 P',
  contribution: product,
  checkDigit: elevenMinusRemainder(0, 9),
});

/**
 * 13 – as 00 over the base number in positions 2 to 7; check digit in position 8, sub-account in positions 9 and 10. A sub-account 00 may be left out.
 * Contested: whether that requires two leading zeros. Here it does.
 */
export const method13 = tryInOrder(as00('- 1 2 1 2 1 2 P - -'), when(at(1, '00'), as00('- - - 1 2 1 2 1 2 P'), wrong));

/** 14 – as 02 over the base number in positions 4 to 9; the account type (positions 2 and 3) is not counted. */
export const method14 = as02('- - - 7 6 5 4 3 2 P');

/** 15 – as 06 over positions 6 to 9. */
export const method15 = as06('- - - - - 5 4 3 2 P');

/**
 * 16 – as 06, but with remainder 1 the number is valid when positions 9 and 10 are equal.
 * Contested: whether the check digit 0 of method 06 is also valid with remainder 1. Here it is.
 */
export const method16 = tryInOrder(method06, as16('4 3 2 7 6 5 4 3 2 P'));

/**
 * 17 – K SSSSSS P UU: type, base number, check digit, sub-account. Weights 1, 2, 1, 2, 1, 2 from the left; sum of the digit sums minus 1, modulo 11,
 * subtracted from 10; remainder 0 gives 0.
 */
export const method17 = as17('- 1 2 1 2 1 2 P - -');

/** Method 17 with other weights. */
export function as17(weights: string) {
  return calculation({ weights, contribution: digitSumOfProduct, checkDigit: tenLessOfElevens });
}

function tenLessOfElevens(sum: number): number | null {
  if (sum === 0) return null;
  const rest = (sum - 1) % 11;
  return rest === 0 ? 0 : 10 - rest;
}

/** 18 – as 01 with the weights 3, 9, 7, 1 … from the right. */
export const method18 = as01('3 1 7 9 3 1 7 9 3 P');

/** 19 – as 06 with the weights 2 to 9, then 1. */
export const method19 = as06('1 9 8 7 6 5 4 3 2 P');
