import type { CheckDigitOfSum } from './calculation.js';

/** The modulus minus the remainder; remainder 0 gives 0, and numbers with the result 10 are not issued. */
export const difference =
  (modulus: number): CheckDigitOfSum =>
  (sum) =>
    oneDigit((modulus - (sum % modulus)) % modulus);

/** 11 minus the remainder modulo 11, with the method's own results for the remainders 0 and 1. */
export const elevenMinusRemainder =
  (forRemainder0: number | null, forRemainder1: number | null): CheckDigitOfSum =>
  (sum) =>
    [forRemainder0, forRemainder1][sum % 11] ?? (sum % 11 < 2 ? null : 11 - (sum % 11));

/** The remainder itself; numbers with the remainder 10 are not issued. */
export const remainder =
  (modulus: number): CheckDigitOfSum =>
  (sum) =>
    oneDigit(sum % modulus);

function oneDigit(result: number): number | null {
  return result < 10 ? result : null;
}
