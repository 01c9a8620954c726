import { unchecked } from '../rules/account-rule.js';
import { as00, as01, as06 } from '../rules/calculations.js';
import { at, tryInOrder, when } from '../rules/choices.js';
import { method00, method01 } from './methods-00-09.js';
import { method37 } from './methods-30-39.js';

/** 40 – as 06 with the weights 2, 4, 8, 5, 10, 9, 7, 3, 6. */
export const method40 = as06('6 3 7 9 10 5 8 4 2 P');

/** 41 – as 00; when position 4 is 9, the first three positions are not counted. */
export const method41 = when(at(4, '9'), as00('- - - 1 2 1 2 1 2 P'), method00);

/** 42 – as 06 with the weights 2 to 9 over positions 2 to 9. */
export const method42 = as06('- 9 8 7 6 5 4 3 2 P');

/** 43 – weights 1 to 9 from the right; the check digit completes the sum of the products to a multiple of 10. */
export const method43 = as01('9 8 7 6 5 4 3 2 1 P');

/** 44 – as 33 with the weights 2, 4, 8, 5, 10. Contested: whether numbers with 9 in position 1 or 5 have no check digit. Here they have one. */
export const method44 = method37;

/** 45 – as 00; 0 in position 1 or 1 in position 5: no check digit. Contested: whether this applies to numbers that begin with 48. Here it does not. */
export const method45 = when(at(1, '0'), unchecked, when(at(5, '1'), unchecked, method00));

/** 46 – as 06 with the weights 2 to 6 over positions 3 to 7; the check digit is position 8. */
export const method46 = as06('- - 6 5 4 3 2 P - -');

/** 47 – as 06 with the weights 2 to 6 over positions 4 to 8; the check digit is position 9. */
export const method47 = as06('- - - 6 5 4 3 2 P -');

/** 48 – as 06 with the weights 2 to 7 over positions 3 to 8; the check digit is position 9. */
export const method48 = as06('- - 7 6 5 4 3 2 P -');

/** 49 – as 00, and where that fails as 01. */
export const method49 = tryInOrder(method00, method01);
