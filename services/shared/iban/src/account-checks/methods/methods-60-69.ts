import { unchecked, wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { as00, as06 } from '../rules/calculations.js';
import { elevenMinusRemainder } from '../rules/check-digits.js';
import { at, between, tryInOrder, when } from '../rules/choices.js';
import { product } from '../rules/contributions.js';
import { method00 } from './methods-00-09.js';
import { method28, method29 } from './methods-20-29.js';

/** 60 – as 00 over the base number in positions 3 to 9; the sub-account (positions 1 and 2) is not counted. */
export const method60 = as00('- - 2 1 2 1 2 1 2 P');

/** The check digit in position 8 covers branch and base number in positions 1 to 7, or the last two positions as well. */
const overSevenPlaces = as00('2 1 2 1 2 1 2 P - -');
const overNinePlaces = as00('2 1 2 1 2 1 2 P 1 2');

/** 61 – BBB SSSS P A U: as 00 over branch and base number; when type A (position 9) is 8, the last two positions are counted as well. */
export const method61 = when(at(9, '8'), overNinePlaces, overSevenPlaces);

/** 62 – as 00 over positions 3 to 7; check digit in position 8. */
export const method62 = as00('- - 2 1 2 1 2 P - -');

/**
 * 63 – as 00 over the base number in positions 2 to 7; check digit in position 8; position 1 must be 0. A sub-account 00 may be left out:
 * with three leading zeros the check digit may be in position 10. Contested: whether both readings may then be tried. Here they may.
 */
export const method63 = when(
  at(1, '000'),
  tryInOrder(as00('- - - 1 2 1 2 1 2 P'), as00('- 1 2 1 2 1 2 P - -')),
  when(at(1, '0'), as00('- 1 2 1 2 1 2 P - -'), wrong),
);

/** 64 – as 06 with the weights 9, 10, 5, 8, 4, 2 over positions 1 to 6 from the left; check digit in position 7. */
export const method64 = as06('9 10 5 8 4 2 P - - -');

/** 65 – GGG SSSS P K U: as 61, but the last two positions are counted when type K (position 9) is 9. */
export const method65 = when(at(9, '9'), overNinePlaces, overSevenPlaces);

/**
 * 66 – nine digits, position 1 must be 0. Modulus 11, weights 2 to 6 over positions 5 to 9 and 7 for position 2; remainder 0 gives 1, remainder 1 gives 0.
 * With 9 in position 2 the number has no check digit.
 */
export const method66 = when(
  at(2, '9'),
  unchecked,
  when(
    at(1, '0'),
    calculation({ weights: '- 7 - - 6 5 4 3 2 P', contribution: product, checkDigit: elevenMinusRemainder(1, 0) }),
    wrong,
  ),
);

/** 67 – as 00 over the base number in positions 1 to 7; check digit in position 8, sub-account not counted. */
export const method67 = overSevenPlaces;

/**
 * 68 – as 00. Ten digits: only positions 4 to 9, and position 4 must be 9. Six to nine digits: all positions, otherwise all but positions 3 and 4.
 * 400000000 to 499999999: no check digit. Contested: whether numbers with less than six digits are wrong. Here they are checked like longer ones.
 */
export const method68 = when(
  between(['0400000000', '0499999999']),
  unchecked,
  when(
    at(1, '0'),
    tryInOrder(method00, as00('- 1 - - 2 1 2 1 2 P')),
    when(at(4, '9'), as00('- - - 1 2 1 2 1 2 P'), wrong),
  ),
);

/** 69 – as 28, otherwise as 29. Numbers that begin with 93: no check digit; that begin with 97: only as 29. */
export const method69 = when(at(1, '93'), unchecked, when(at(1, '97'), method29, tryInOrder(method28, method29)));
