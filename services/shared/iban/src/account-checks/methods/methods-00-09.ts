import { unchecked } from '../rules/account-rule.js';
import { as00, as01, as02, as06 } from '../rules/calculations.js';
import { between, when } from '../rules/choices.js';

/** 00 – weights 2, 1, 2, 1 … from the right; the check digit completes the sum of the products' digit sums to a multiple of 10. */
export const method00 = as00('2 1 2 1 2 1 2 1 2 P');

/** 01 – weights 3, 7, 1 … from the right; the check digit completes the sum of the products to a multiple of 10. */
export const method01 = as01('1 7 3 1 7 3 1 7 3 P');

/** 02 – modulus 11, weights 2 to 9, then 2 from the right; 11 − remainder. Remainder 0 gives 0, numbers with remainder 1 are not issued. */
export const method02 = as02('2 9 8 7 6 5 4 3 2 P');

/** 03 – as 01 with the weights 2, 1, 2, 1 … from the right: no digit sums. */
export const method03 = as01('2 1 2 1 2 1 2 1 2 P');

/** 04 – as 02 with the weights 2 to 7, then 2, 3, 4. */
export const method04 = as02('4 3 2 7 6 5 4 3 2 P');

/** 05 – as 01 with the weights 7, 3, 1 … from the right. */
export const method05 = as01('1 3 7 1 3 7 1 3 7 P');

/** 06 – modulus 11, weights 2 to 7, then 2, 3, 4 from the right. As 02, but remainder 1 also gives 0. */
export const method06 = as06('4 3 2 7 6 5 4 3 2 P');

/** 07 – as 02 with the weights 2 to 10. */
export const method07 = as02('10 9 8 7 6 5 4 3 2 P');

/** 08 – as 00 from account number 60000 on. Smaller numbers have no check digit, as most implementations agree. */
export const method08 = when(between(['0000000001', '0000059999']), unchecked, method00);

/** 09 – no check digit: every account number is valid. */
export const method09 = unchecked;
