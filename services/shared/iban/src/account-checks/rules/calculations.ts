import type { AccountRule } from './account-rule.js';
import { calculation } from './calculation.js';
import { difference, elevenMinusRemainder, remainder } from './check-digits.js';
import { digitSumOfProduct, product, transformed } from './contributions.js';

// Calculations that most methods refer to ("Die Berechnung erfolgt wie bei Verfahren …"), each with its own weights.
// Weights are read from the left, position 1 first: `-` is not counted, `P` is the check digit.

/** Method 00: sum of the products' digit sums; the check digit completes it to a multiple of 10. */
export const as00 = (weights: string): AccountRule =>
  calculation({ weights, contribution: digitSumOfProduct, checkDigit: difference(10) });

/** Method 01: sum of the products; the check digit completes it to a multiple of 10. */
export const as01 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: difference(10) });

/** Method 02: 11 − (sum of the products modulo 11); remainder 0 gives 0, numbers with remainder 1 are not issued. */
export const as02 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: difference(11) });

/** Method 06: as 02, but remainder 1 also gives 0. */
export const as06 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: elevenMinusRemainder(0, 0) });

/** 7 − (sum of the products modulo 7); remainder 0 gives 0. */
export const modulo7 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: difference(7) });

/** Method 16: as 02, but with remainder 1 the check digit repeats the digit before it. */
export const as16 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: difference(11), repeats: true });

/** Method 31: the remainder modulo 11 is the check digit; numbers with remainder 10 are not issued. */
export const as31 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: remainder(11) });

/** "Iterierte Transformation" as in method 29: weights are rows of the table; the check digit completes the sum to a multiple of 10. */
export const as29 = (rows: string): AccountRule =>
  calculation({ weights: rows, contribution: transformed, checkDigit: difference(10) });
