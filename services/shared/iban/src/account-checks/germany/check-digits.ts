import type { CheckDigitOfSum } from './calculation.js';

/** The remainder is subtracted from the modulus; no remainder gives 0, and a number with the result 10 is not issued. */
export const difference =
  (modulus: number): CheckDigitOfSum =>
  (sum) =>
    oneDigit((modulus - (sum % modulus)) % modulus);

/** Modulo 11, subtracted from 11, with the Bundesbank's own results for the remainders 0 and 1. */
export const elevenLess =
  (rest0: number | null, rest1: number | null): CheckDigitOfSum =>
  (sum) =>
    [rest0, rest1][sum % 11] ?? (sum % 11 < 2 ? null : 11 - (sum % 11));

/** The remainder itself; a number with the remainder 10 is not issued. */
export const remainder =
  (modulus: number): CheckDigitOfSum =>
  (sum) =>
    oneDigit(sum % modulus);

function oneDigit(result: number): number | null {
  return result < 10 ? result : null;
}
