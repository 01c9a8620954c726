import { unchecked, wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { as00, as02, as06 } from '../rules/calculations.js';
import { elevenMinusRemainder } from '../rules/check-digits.js';
import { at, tryInOrder, when } from '../rules/choices.js';
import { product } from '../rules/contributions.js';
import { eser, oldNumberWithT, toOldNumber } from '../rules/eser.js';
import { method00 } from './methods-00-09.js';
import { method10 } from './methods-10-19.js';
import { method20 } from './methods-20-29.js';
import { as33Modulo7, method32, method33 } from './methods-30-39.js';

/**
 * 50 – as 06 with the weights 2 to 7 over positions 1 to 6; check digit in position 7. A sub-account 000 may be left out.
 * Contested: whether that requires three leading zeros. Here it does.
 */
export const method50 = tryInOrder(as06('7 6 5 4 3 2 P - - -'), when(at(1, '000'), as06('- - - 7 6 5 4 3 2 P'), wrong));

/**
 * Internal accounts ("Sachkonten", 9 in position 3) of methods 51, 73, 80, 81, 84, 86, 87 and A8: as 06 with the weights 2 to 8 over positions 3 to 9,
 * otherwise with 2 to 10 over all positions.
 */
export const internalAccount = tryInOrder(as06('- - 8 7 6 5 4 3 2 P'), method10);

/** 51 – A: as 06 over positions 4 to 9. B: as 33. C: as 00 over positions 4 to 9. D: as 33 with modulus 7. 9 in position 3: internal account. */
export const method51 = when(
  at(3, '9'),
  internalAccount,
  tryInOrder(method32, method33, as00('- - - 1 2 1 2 1 2 P'), as33Modulo7),
);

/**
 * 52 – bank code XXX5XXXX and account number XPXXXXXX give the former ESER number XXXX-XP-XXXXXX. Ten digits that begin with 9: as 20.
 * Needs the bank code. Contested: whether numbers without exactly eight digits can be converted. Here they are wrong.
 */
export const method52 = when(
  at(1, '9'),
  method20,
  eser((account, bankCode) =>
    account.startsWith('00') && !account.startsWith('000') ? toOldNumber(account, bankCode) : null,
  ),
);

/**
 * 53 – as 52 for nine digits, XTPXXXXXX: the old number is XXTX-XP-XXXXXX. Needs the bank code.
 * Contested: whether numbers with less than nine digits can be converted. Here they are wrong.
 */
export const method53 = when(
  at(1, '9'),
  method20,
  eser((account, bankCode) =>
    account.startsWith('0') && !account.startsWith('00') ? oldNumberWithT(account, bankCode) : null,
  ),
);

/** Calculation of method 54 without its condition on the first digits. */
export const as54 = calculation({
  weights: '- - 2 7 6 5 4 3 2 P',
  contribution: product,
  checkDigit: elevenMinusRemainder(null, null),
});

/**
 * 54 – begins with 49. Modulus 11, weights 2 to 7, then 2 over positions 3 to 9; 11 − remainder, remainders 0 and 1 are not issued.
 * Contested: whether 4 in position 1 or 9 in position 2 suffices, and whether these remainders give 0. Here neither applies.
 */
export const method54 = when(at(1, '49'), as54, wrong);

/** 55 – as 06 with the weights 2 to 8, then 7, 8. */
export const method55 = as06('8 7 8 7 6 5 4 3 2 P');

const as56 = (forRemainder0: number | null, forRemainder1: number | null) =>
  calculation({
    weights: '4 3 2 7 6 5 4 3 2 P',
    contribution: product,
    checkDigit: elevenMinusRemainder(forRemainder0, forRemainder1),
  });

/** 56 – weights 2 to 7, then 2, 3, 4; 11 − remainder; the results 10 and 11 are wrong, unless the ten digits begin with 9: 10 gives 7, 11 gives 8. */
export const method56 = when(at(1, '9'), as56(8, 7), as56(null, null));

/** 58 – at least six digits. As 02 with the weights 2 to 6 over positions 5 to 9. Contested: whether shorter numbers are wrong. Here they are. */
export const method58 = when(at(1, '00000'), wrong, as02('- - - - 6 5 4 3 2 P'));

/** 59 – as 00; account numbers with less than nine digits have no check digit. */
export const method59 = when(at(1, '00'), unchecked, method00);
