import { wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { difference, remainder } from '../rules/check-digits.js';
import { at, tryInOrder, when } from '../rules/choices.js';
import { method00WithPrefix } from '../rules/constant-in-front.js';
import { asciiProduct, digitSumOfProduct } from '../rules/contributions.js';
import { method00, method02 } from './methods-00-09.js';
import { method21 } from './methods-20-29.js';

/** E0 – as 00, but 7 is added to the sum. */
export const methodE0 = calculation({
  weights: '2 1 2 1 2 1 2 1 2 P',
  contribution: digitSumOfProduct,
  checkDigit: difference(10),
  start: 7,
});

/** E1 – modulus 11, weights 1 to 6, then 11, 10, 9 from the right over ASCII values; the remainder is the check digit, remainder 10 is wrong. */
export const methodE1 = calculation({
  weights: '9 10 11 6 5 4 3 2 1 P',
  contribution: asciiProduct,
  checkDigit: remainder(11),
});

/** E2 – as 00 over the number with 438320 in front. Numbers that begin with 6 to 9 are wrong. */
export const methodE2 = when(at(1, '6', '7', '8', '9'), wrong, method00WithPrefix('438320'));

/** E3 – as 00, otherwise as 21. */
export const methodE3 = tryInOrder(method00, method21);

/** E4 – as 02, otherwise as 00. */
export const methodE4 = tryInOrder(method02, method00);
