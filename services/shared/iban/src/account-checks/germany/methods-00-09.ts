import { unchecked } from './account-rule.js';
import { as00, as01, as02, as06 } from './calculations.js';
import { between, when } from './choices.js';

/**
 * 00 – modulus 10, weights 2, 1, 2, 1 … from the right. Of each product the digit sum is taken; the check digit is what the sum lacks
 * to the next ten.
 */
export const method00 = as00('2 1 2 1 2 1 2 1 2 P');

/** 01 – modulus 10, weights 3, 7, 1 … from the right. The check digit is what the sum of the products lacks to the next ten. */
export const method01 = as01('1 7 3 1 7 3 1 7 3 P');

/**
 * 02 – modulus 11, weights 2 to 9, then 2 from the right. The remainder is subtracted from 11; no remainder gives 0. Remainder 1 would
 * give two digits: such account numbers are not issued.
 */
export const method02 = as02('2 9 8 7 6 5 4 3 2 P');

/** 03 – as 01 with the weights 2, 1, 2, 1 … from the right: no digit sums. */
export const method03 = as01('2 1 2 1 2 1 2 1 2 P');

/** 04 – as 02 with the weights 2 to 7, then 2, 3, 4. */
export const method04 = as02('4 3 2 7 6 5 4 3 2 P');

/** 05 – as 01 with the weights 7, 3, 1 … from the right. */
export const method05 = as01('1 3 7 1 3 7 1 3 7 P');

/** 06 – modulus 11, weights 2 to 7, then 2, 3, 4 from the right. As 02, but remainder 1 gives the check digit 0, too. */
export const method06 = as06('4 3 2 7 6 5 4 3 2 P');

/** 07 – as 02 with the weights 2 to 10. */
export const method07 = as02('10 9 8 7 6 5 4 3 2 P');

/** 08 – as 00, but only from account number 60000 on. Smaller ones are taken to carry no check digit, as most readings do. */
export const method08 = when(between(['0000000001', '0000059999']), unchecked, method00);

/** 09 – no check digit is calculated: every account number is right. */
export const method09 = unchecked;
