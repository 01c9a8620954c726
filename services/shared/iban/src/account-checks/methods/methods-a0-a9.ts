import { unchecked, wrong } from '../rules/account-rule.js';
import { at, hasLength, tryInOrder, when } from '../rules/choices.js';
import { method00, method01, method03, method04, method06 } from './methods-00-09.js';
import { method10 } from './methods-10-19.js';
import { as32Modulo7, method32, method33, method37 } from './methods-30-39.js';
import { internalAccount } from './methods-50-59.js';
import { method60 } from './methods-60-69.js';
import { method72 } from './methods-70-79.js';
import { method93 } from './methods-90-99.js';

/** A0 – as 37; account numbers with at most three digits have no check digit. */
export const methodA0 = when(at(1, '0000000'), unchecked, method37);

/** A1 – eight or ten digits: as 00 over positions 3 to 9. */
export const methodA1 = when(hasLength(8, 10), method60, wrong);

/** A2 – as 00, otherwise as 04. */
export const methodA2 = tryInOrder(method00, method04);

/** A3 – as 00, otherwise as 10. */
export const methodA3 = tryInOrder(method00, method10);

/** A4 – 99 in positions 3 and 4: as 33, otherwise as 93. All others: as 32, otherwise with modulus 7, otherwise as 93. */
export const methodA4 = when(at(3, '99'), tryInOrder(method33, method93), tryInOrder(method32, as32Modulo7, method93));

/** A5 – as 00, otherwise as 10, unless the ten digits begin with 9. */
export const methodA5 = tryInOrder(method00, when(at(1, '9'), wrong, method10));

/** A6 – as 00 when position 2 is 8, otherwise as 01. */
export const methodA6 = when(at(2, '8'), method00, method01);

/** A7 – as 00, otherwise as 03. */
export const methodA7 = tryInOrder(method00, method03);

/** A8 – as 32, otherwise as 00 over positions 4 to 9. Internal accounts (9 in position 3): as in 51. */
export const methodA8 = when(at(3, '9'), internalAccount, tryInOrder(method32, method72));

/** A9 – as 01, otherwise as 06. */
export const methodA9 = tryInOrder(method01, method06);
