import { type AccountRule, unchecked, wrong } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { at, between, hasLength, tryInOrder, when } from '../rules/choices.js';
import { product, productAndWeight } from '../rules/contributions.js';
import { method00, method01, method02, method05, method06, method07 } from './methods-00-09.js';
import { method20, method29 } from './methods-20-29.js';
import { method32 } from './methods-30-39.js';
import { method53 } from './methods-50-59.js';

/** B0 – ten digits, not beginning with 8. 1, 2, 3 or 6 in position 8: no check digit. Otherwise as 06. */
export const methodB0 = when(at(1, '0', '8'), wrong, when(at(8, '1', '2', '3', '6'), unchecked, method06));

/** B1 – as 05, otherwise as 01, otherwise as 00. */
export const methodB1 = tryInOrder(method05, method01, method00);

/** B2 – as 00 when the first digit is 8 or 9, otherwise as 02. */
export const methodB2 = when(at(1, '8', '9'), method00, method02);

/** B3 – as 06 when the first digit is 9, otherwise as 32. */
export const methodB3 = when(at(1, '9'), method06, method32);

/** B4 – as 00 when the first digit is 9, otherwise as 02 with the weights 2 to 10. */
export const methodB4 = when(at(1, '9'), method00, method07);

/** B5 – as 05, otherwise as 00, unless the first digit is 8 or 9. */
export const methodB5 = tryInOrder(method05, when(at(1, '8', '9'), wrong, method00));

/** B6 – as 20 when the first digit is not 0 or the number begins with 02691 to 02699, otherwise as 53. Needs the bank code. Contested like 53. */
export const methodB6 = methodB6With(method53);

/** Method B6 with another rule for the former ESER numbers. */
export function methodB6With(oldSystem: AccountRule): AccountRule {
  return when(between(['0269100000', '0269999999'], ['1000000000', '9999999999']), method20, oldSystem);
}

/** B7 – as 01 from 1000000 to 5999999 and from 700000000 to 899999999; all others have no check digit. */
export const methodB7 = when(between(['0001000000', '0005999999'], ['0700000000', '0899999999']), method01, unchecked);

/** B8 – as 20, otherwise as 29. 5100000000 to 5999999999 and 9010000000 to 9109999999: no check digit. */
export const methodB8 = tryInOrder(
  method20,
  method29,
  when(between(['5100000000', '5999999999'], ['9010000000', '9109999999']), unchecked, wrong),
);

/** Both variants of B9 also accept a check digit that is larger by 5 (modulo 10). */
const withFiveMore = (weights: string, checkDigit: (sum: number) => number, contribution = product) =>
  tryInOrder(
    calculation({ weights, contribution, checkDigit: (sum) => (checkDigit(sum) < 10 ? checkDigit(sum) : null) }),
    calculation({ weights, contribution, checkDigit: (sum) => (checkDigit(sum) + 5) % 10 }),
  );

/**
 * B9 – eight digits: weights 1, 3, 2, 1, 3, 2, 1 from the right over positions 3 to 9; (product + weight) modulo 11 is added; last digit.
 * Seven digits: modulus 11, weights 1 to 6 from the right over positions 4 to 9; the remainder. Both also accept a check digit larger by 5.
 */
export const methodB9 = when(
  hasLength(8),
  withFiveMore('- - 1 2 3 1 2 3 1 P', (sum) => sum % 10, productAndWeight),
  when(
    hasLength(7),
    withFiveMore('- - - 6 5 4 3 2 1 P', (sum) => sum % 11),
    wrong,
  ),
);
