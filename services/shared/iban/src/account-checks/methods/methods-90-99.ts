import { unchecked, wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { as00, as01, as06, modulo7 } from '../rules/calculations.js';
import { difference } from '../rules/check-digits.js';
import { at, between, tryInOrder, when } from '../rules/choices.js';
import { product } from '../rules/contributions.js';
import { method00, method06 } from './methods-00-09.js';
import { method19 } from './methods-10-19.js';
import { as33Modulo7, method32, method33 } from './methods-30-39.js';
import { sevenPlacesOf06 } from './methods-80-89.js';

export const customersOf90 = tryInOrder(
  method32,
  method33,
  as33Modulo7,
  calculation({ weights: '- - - - 6 5 4 3 2 P', contribution: product, checkDigit: difference(9) }),
  as01('- - - - 2 1 2 1 2 P'),
  modulo7('- - - 1 2 1 2 1 2 P'),
);

/**
 * 90 – customers: A as 32, B as 33, C as 33 with modulus 7, D as 33 with modulus 9, E as 01 with the weights 2, 1, 2, 1, 2, G over positions 4 to 9 with
 * the weights 2, 1, 2, 1, 2, 1 and modulus 7. Internal accounts (9 in position 3): F, as 06 over positions 3 to 9.
 */
export const method90 = when(at(3, '9'), sevenPlacesOf06, customersOf90);

/**
 * 91 – as 06; check digit in position 7. Four sets of weights, any may fit: 2 to 7 from the right over positions 1 to 6; 7 to 2; 2 to 10 over all other
 * positions; 2, 4, 8, 5, 10, 9.
 */
export const method91 = tryInOrder(
  as06('7 6 5 4 3 2 P - - -'),
  as06('2 3 4 5 6 7 P - - -'),
  as06('10 9 8 7 6 5 P 4 3 2'),
  as06('9 10 5 8 4 2 P - - -'),
);

/** 92 – as 01 over positions 4 to 9. */
export const method92 = as01('- - - 1 7 3 1 7 3 P');

/**
 * 93 – as 06, otherwise with modulus 7. Customer number in positions 1 to 5, check digit in position 6; after 0000 in positions 5 to 9, check digit in
 * position 10.
 */
export const method93 = when(
  at(1, '0000'),
  tryInOrder(method33, as33Modulo7),
  tryInOrder(as06('6 5 4 3 2 P - - - -'), modulo7('6 5 4 3 2 P - - - -')),
);

/** 94 – as 00 with the weights 1, 2, 1, 2 … from the right. */
export const method94 = as00('1 2 1 2 1 2 1 2 1 P');

/** 95 – as 06; account numbers in five ranges have no check digit. */
export const method95 = when(
  between(
    ['0000000001', '0001999999'],
    ['0009000000', '0025999999'],
    ['0396000000', '0499999999'],
    ['0700000000', '0799999999'],
    ['0910000000', '0989999999'],
  ),
  unchecked,
  method06,
);

/** 96 – as 19, otherwise as 00. Account numbers from 1300000 to 99399999 are valid even if both fail. */
export const method96 = tryInOrder(method19, method00, when(between(['0001300000', '0099399999']), unchecked, wrong));

/**
 * 97 – at least five digits. The number without its check digit, modulo 11, is the check digit; remainder 10 gives 0. (Powers of ten modulo 11
 * alternate between 1 and 10.)
 */
export const method97 = when(
  at(1, '000000'),
  wrong,
  calculation({ weights: '1 10 1 10 1 10 1 10 1 P', contribution: product, checkDigit: (sum) => (sum % 11) % 10 }),
);

/** 98 – as 01 with the weights 3, 1, 7 … from the right over positions 3 to 9, otherwise as 32. */
export const method98 = tryInOrder(as01('- - 3 7 1 3 7 1 3 P'), method32);

/** 99 – as 06; account numbers from 396000000 to 499999999 have no check digit. */
export const method99 = when(between(['0396000000', '0499999999']), unchecked, method06);
