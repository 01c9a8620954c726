import { unchecked, wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { as00, as31 } from '../rules/calculations.js';
import { difference, elevenMinusRemainder } from '../rules/check-digits.js';
import { at, hasLength, tryInOrder, when } from '../rules/choices.js';
import { digitSumOfProduct, product } from '../rules/contributions.js';
import { divisible } from '../rules/divisible.js';
import { method00, method04, method06 } from './methods-00-09.js';
import { method32 } from './methods-30-39.js';
import { internalAccount } from './methods-50-59.js';

/** 70 – as 06; when position 4 is 5 or positions 4 and 5 are 69, the first three positions are not counted. */
export const method70 = when(at(4, '5', '69'), method32, method06);

/** 71 – modulus 11, weights 6 to 1 from the left over positions 2 to 7; 11 − remainder; remainder 0 gives 0, remainder 1 gives 1. */
export const method71 = calculation({
  weights: '- 6 5 4 3 2 1 - - P',
  contribution: product,
  checkDigit: elevenMinusRemainder(0, 1),
});

/** 72 – as 00 over the customer number in positions 4 to 9. */
export const method72 = as00('- - - 1 2 1 2 1 2 P');

export const fivePlacesOf00 = as00('- - - - 2 1 2 1 2 P');
export const fivePlacesOf00Modulo7 = calculation({
  weights: '- - - - 2 1 2 1 2 P',
  contribution: digitSumOfProduct,
  checkDigit: difference(7),
});

/** 73 – as 00 over positions 4 to 9, otherwise over positions 5 to 9, otherwise the latter with modulus 7. Internal accounts: as in 51. */
export const method73 = when(at(3, '9'), internalAccount, tryInOrder(method72, fivePlacesOf00, fivePlacesOf00Modulo7));

/** Method 00, but completed to a multiple of 5 ("Halbdekade") instead of 10. */
const toNextFive = calculation({
  weights: '2 1 2 1 2 1 2 1 2 P',
  contribution: digitSumOfProduct,
  checkDigit: (sum) => (15 - (sum % 10)) % 10,
});

/** 74 – at least two digits. As 00; with six digits also completed to a multiple of 5. Otherwise as 04. */
export const method74 = when(
  hasLength(1),
  wrong,
  tryInOrder(method00, when(hasLength(6), toNextFive, wrong), method04),
);

/**
 * 75 – as 00 over five digits. Six or seven digits: positions 5 to 9. Nine digits: positions 2 to 6; beginning with 9: positions 3 to 7.
 * Contested: how other lengths are read. Here they are wrong.
 */
export const method75 = when(
  hasLength(6, 7),
  fivePlacesOf00,
  when(hasLength(9), when(at(2, '9'), as00('- - 2 1 2 1 2 P - -'), as00('- 2 1 2 1 2 P - - -')), wrong),
);

/**
 * 76 – A SSSSSS P UU: as 31 with the weights 2, 3, 4 … over the base number; type A is 0, 4, 6, 7, 8 or 9. A sub-account 00 may be left out.
 * Contested: whether a number with remainder 10 is wrong or cannot be checked. Here it is wrong.
 */
export const method76 = when(
  at(1, '1', '2', '3', '5'),
  wrong,
  tryInOrder(
    as31('- 7 6 5 4 3 2 P - -'),
    when(at(1, '000', '004', '006', '007', '008', '009'), as31('- - - 7 6 5 4 3 2 P'), wrong),
  ),
);

/** 77 – no check digit: positions 6 to 10, weighted 5, 4, 3, 2, 1 or 5, 4, 3, 4, 5, must be divisible by 11. */
export const method77 = tryInOrder(divisible('- - - - - 5 4 3 2 1', 11), divisible('- - - - - 5 4 3 4 5', 11));

/** 78 – as 00; eight digits: no check digit. Contested: whether shorter numbers have one. Here they do. */
export const method78 = when(hasLength(8), unchecked, method00);

/** 79 – as 00. First digit 3 to 8: over positions 1 to 9; 1, 2 or 9: over positions 1 to 8, check digit in position 9; 0: not issued. */
export const method79 = when(at(1, '0'), wrong, when(at(1, '1', '2', '9'), as00('1 2 1 2 1 2 1 2 P -'), method00));
