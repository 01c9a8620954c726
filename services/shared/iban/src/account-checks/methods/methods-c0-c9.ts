import { unchecked, wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { difference } from '../rules/check-digits.js';
import { at, between, hasLength, tryInOrder, when } from '../rules/choices.js';
import { digitSumOfProduct } from '../rules/contributions.js';
import { sumOfPrefix } from '../rules/constant-in-front.js';
import { method00, method04, method06, method07 } from './methods-00-09.js';
import { as17, method15, method17 } from './methods-10-19.js';
import { method20, method22, method29 } from './methods-20-29.js';
import { method52, method58 } from './methods-50-59.js';
import { method63 } from './methods-60-69.js';
import { method75 } from './methods-70-79.js';

/** C0 – as 20, otherwise as 52 with exactly two leading zeros, which needs the bank code. */
export const methodC0 = tryInOrder(method20, when(hasLength(8), method52, wrong));

/** C1 – as 17; when the first digit is 5, as 17 over positions 1 to 9 with the check digit in position 10. */
export const methodC1 = when(at(1, '5'), as17('1 2 1 2 1 2 1 2 1 P'), method17);

/** C2 – as 22, otherwise as 00, otherwise as 04. */
export const methodC2 = tryInOrder(method22, method00, method04);

/** C3 – as 58 when the first digit is 9, otherwise as 00. */
export const methodC3 = when(at(1, '9'), method58, method00);

/** C4 – as 58 when the first digit is 9, otherwise as 15. */
export const methodC4 = when(at(1, '9'), method58, method15);

/**
 * C5 – six digits up to 899999 and nine up to 899999999: as 75. Ten digits beginning with 1, 4, 5, 6 or 9: as 29; with 3: as 00; with 70 or 85:
 * no check digit. Eight digits beginning with 3, 4 or 5: no check digit. All others: wrong.
 */
export const methodC5 = when(
  between(['0000100000', '0000899999'], ['0100000000', '0899999999']),
  method75,
  when(
    at(1, '1', '4', '5', '6', '9'),
    method29,
    when(at(1, '3'), method00, when(at(1, '003', '004', '005', '70', '85'), unchecked, wrong)),
  ),
);

/** Constants that replace the first digit 0 to 9 in method C6. */
const constantsOfC6 = '4451970 4451981 4451992 4451993 4344992 4344990 4344991 5499570 4451994 5499579'.split(' ');

/** C6 – as 00 over positions 2 to 9 after a constant of seven digits that the first digit selects. */
export const methodC6 = calculation({
  weights: '2 1 2 1 2 1 2 1 2 P',
  contribution: (digit, weight, position) =>
    position === 1 ? sumOfPrefix(constantsOfC6[digit] ?? '', weight) : digitSumOfProduct(digit, weight, position),
  checkDigit: difference(10),
});

/** C7 – as 63, otherwise as 06. Contested like 63. */
export const methodC7 = tryInOrder(method63, method06);

/** C8 – as 00, otherwise as 04, otherwise as 07. */
export const methodC8 = tryInOrder(method00, method04, method07);

/** C9 – as 00, otherwise as 07. */
export const methodC9 = tryInOrder(method00, method07);
