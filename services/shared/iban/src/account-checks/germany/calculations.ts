import type { AccountRule } from './account-rule.js';
import { calculation } from './calculation.js';
import { difference, elevenLess, remainder } from './check-digits.js';
import { digitSumOfProduct, product, transformed } from './contributions.js';

// The calculations that most methods refer to ("Die Berechnung erfolgt wie bei Verfahren …"), each with weights of its own.
// Weights are read from the left, place 1 first: `-` does not count, `P` is the check digit.

/** As method 00: digit sums of the products, the sum's distance to the next ten. */
export const as00 = (weights: string): AccountRule =>
  calculation({ weights, contribution: digitSumOfProduct, checkDigit: difference(10) });

/** As method 01: products, the sum's distance to the next ten. */
export const as01 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: difference(10) });

/** As method 02: products, modulo 11, subtracted from 11; remainder 0 gives 0, numbers with remainder 1 are not issued. */
export const as02 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: difference(11) });

/** As method 06: as 02, but remainder 1 gives 0, too. */
export const as06 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: elevenLess(0, 0) });

/** Products, modulo 7, subtracted from 7; remainder 0 gives 0. */
export const modulo7 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: difference(7) });

/** As method 16: as 02, but with remainder 1 the check digit repeats the digit before it. */
export const as16 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: difference(11), repeats: true });

/** As method 31: products, modulo 11; the remainder is the check digit, numbers with remainder 10 are not issued. */
export const as31 = (weights: string): AccountRule =>
  calculation({ weights, contribution: product, checkDigit: remainder(11) });

/** "Iterierte Transformation" as in method 29: the weights are rows of the table, the result is the sum's distance to the next ten. */
export const as29 = (rows: string): AccountRule =>
  calculation({ weights: rows, contribution: transformed, checkDigit: difference(10) });
