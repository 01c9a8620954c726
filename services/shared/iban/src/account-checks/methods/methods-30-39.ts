import { calculation } from '../rules/calculation.js';
import { as01, as06, as31, modulo7 } from '../rules/calculations.js';
import { remainder } from '../rules/check-digits.js';
import { product } from '../rules/contributions.js';

/** 30 – modulus 10, weights 2, 0, 0, 0, 0, 1, 2, 1, 2 from the left, no digit sums. */
export const method30 = as01('2 - - - - 1 2 1 2 P');

/** 31 – modulus 11, weights 9 to 1 from the right; the remainder is the check digit, numbers with remainder 10 are wrong. */
export const method31 = as31('1 2 3 4 5 6 7 8 9 P');

/** 32 – as 06 with the weights 2 to 7 over positions 4 to 9. */
export const method32 = as06('- - - 7 6 5 4 3 2 P');

export const as32Modulo7 = modulo7('- - - 7 6 5 4 3 2 P');

/** 33 – as 06 with the weights 2 to 6 over positions 5 to 9. */
export const method33 = as06('- - - - 6 5 4 3 2 P');

export const as33Modulo7 = modulo7('- - - - 6 5 4 3 2 P');

/** 34 – as 28 with the weights 2, 4, 8, 5, 10, 9, 7: the check digit is position 8. */
export const method34 = as06('7 9 10 5 8 4 2 P - -');

/** 35 – modulus 11, weights 2 to 10 from the right; the remainder is the check digit. With remainder 10 positions 9 and 10 must be equal. */
export const method35 = calculation({
  weights: '10 9 8 7 6 5 4 3 2 P',
  contribution: product,
  checkDigit: remainder(11),
  repeats: true,
});

/** 36 – as 06 with the weights 2, 4, 8, 5 over positions 6 to 9. */
export const method36 = as06('- - - - - 5 8 4 2 P');

/** 37 – as 06 with the weights 2, 4, 8, 5, 10 over positions 5 to 9. */
export const method37 = as06('- - - - 10 5 8 4 2 P');

/** 38 – as 06 with the weights 2, 4, 8, 5, 10, 9 over positions 4 to 9. */
export const method38 = as06('- - - 9 10 5 8 4 2 P');

/** 39 – as 06 with the weights 2, 4, 8, 5, 10, 9, 7 over positions 3 to 9. */
export const method39 = as06('- - 7 9 10 5 8 4 2 P');
