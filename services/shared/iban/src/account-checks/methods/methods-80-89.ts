import { unchecked } from '../rules/account-rule.js';
import { calculation } from '../rules/calculation.js';
import { as01, as02, as06 } from '../rules/calculations.js';
import { elevenMinusRemainder } from '../rules/check-digits.js';
import { at, hasLength, tryInOrder, when } from '../rules/choices.js';
import { digitSumOfProduct } from '../rules/contributions.js';
import { variantAOfMethod87 } from './method-87.js';
import { method10 } from './methods-10-19.js';
import { as33Modulo7, method32, method33 } from './methods-30-39.js';
import { internalAccount } from './methods-50-59.js';
import { fivePlacesOf00, fivePlacesOf00Modulo7, method72 } from './methods-70-79.js';

/** Method 06 with the weights 2 to 8 over positions 3 to 9: internal accounts. */
export const sevenPlacesOf06 = as06('- - 8 7 6 5 4 3 2 P');

/** 80 – as 00 over positions 5 to 9, otherwise with modulus 7. Internal accounts (9 in position 3): as in 51. */
export const method80 = when(at(3, '9'), internalAccount, tryInOrder(fivePlacesOf00, fivePlacesOf00Modulo7));

/** 81 – as 32. Internal accounts (9 in position 3): as in 51. */
export const method81 = when(at(3, '9'), internalAccount, method32);

/** 82 – as 10 when positions 3 and 4 are 99, otherwise as 33. */
export const method82 = when(at(3, '99'), method10, method33);

/**
 * 83 – customers: A as 32, B as 33, C as 33 with modulus 7. Internal accounts (99 in positions 3 and 4): as 06 over positions 3 to 9.
 * Contested: whether internal accounts may also be checked like customers. Here they may not.
 */
export const method83 = when(at(3, '99'), sevenPlacesOf06, tryInOrder(method32, method33, as33Modulo7));

/** 84 – A: as 33. B: the same with modulus 7. C: as 01 with the weights 2, 1, 2, 1, 2. Internal accounts (9 in position 3): as in 51. */
export const method84 = when(
  at(3, '9'),
  internalAccount,
  tryInOrder(method33, as33Modulo7, as01('- - - - 2 1 2 1 2 P')),
);

/** 85 – as 83, but with 99 in positions 3 and 4 as 02 with the weights 2 to 8 over positions 3 to 9. */
export const method85 = when(at(3, '99'), as02('- - 8 7 6 5 4 3 2 P'), tryInOrder(method32, method33, as33Modulo7));

/** 86 – as 00 over positions 4 to 9, otherwise as 32. Internal accounts (9 in position 3): as in 51. */
export const method86 = when(at(3, '9'), internalAccount, tryInOrder(method72, method32));

/** 87 – A: the Bundesbank's Pascal program. B: as 33. C: as 33 with modulus 7. D: as 32. Internal accounts (9 in position 3): as in 51. */
export const method87 = when(
  at(3, '9'),
  internalAccount,
  tryInOrder(variantAOfMethod87, method33, as33Modulo7, method32),
);

/** 88 – as 06 over positions 4 to 9; when position 3 is 9, it is counted as well. */
export const method88 = when(at(3, '9'), sevenPlacesOf06, method32);

/** 89 – eight and nine digits: as 10. Seven digits: as 06 over positions 4 to 9 with digit sums. All others: no check digit. */
export const method89 = when(
  hasLength(8, 9),
  method10,
  when(
    hasLength(7),
    calculation({
      weights: '- - - 7 6 5 4 3 2 P',
      contribution: digitSumOfProduct,
      checkDigit: elevenMinusRemainder(0, 0),
    }),
    unchecked,
  ),
);
