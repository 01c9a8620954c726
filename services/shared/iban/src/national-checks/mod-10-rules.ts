import { distanceFromZero, type NationalRule } from './national-rule.js';
import { complementTo, weightedSum } from './weighted-sum.js';

const from9731 = (count: number): number[] => Array.from({ length: count }, (_, i) => [9, 7, 3, 1][i % 4]!);
const bankWeights = from9731(7);
const accountWeights = from9731(15);

/**
 * Albania: weights 9, 7, 3, 1 over bank and branch; the check digit after them completes the sum to a multiple of 10.
 * Source: Banka e Shqipërisë, regulation on the IBAN.
 */
export const albania: NationalRule = {
  checkDigits: [{ start: 12, length: 1, expected: (iban) => complementTo(10, weightedSum(iban, 5, bankWeights)) }],
};

const SECOND_HALF = '00000000';
const isShortAccount = (iban: string): boolean => iban.endsWith(SECOND_HALF);

/**
 * Hungary: weights 9, 7, 3, 1, completed to a multiple of 10, for bank and branch and for the account. An account of two blocks of eight has its
 * check digit at the end of the second; if that is all zeros, at the end of the first.
 * Source: Magyar Nemzeti Bank, decree on payment transactions (structure of account numbers).
 */
export const hungary: NationalRule = {
  checkDigits: [
    { start: 12, length: 1, expected: (iban) => complementTo(10, weightedSum(iban, 5, bankWeights)) },
    {
      start: 20,
      length: 1,
      expected: (iban) => complementTo(10, weightedSum(iban, 13, bankWeights)),
      applies: isShortAccount,
    },
    {
      start: 28,
      length: 1,
      expected: (iban) => complementTo(10, weightedSum(iban, 13, accountWeights)),
      applies: (iban) => !isShortAccount(iban),
    },
  ],
};

const polishWeights = [3, 9, 7, 1, 3, 9, 7];

/**
 * Poland: weights 3, 9, 7, 1, 3, 9, 7 over the first seven digits of the bank code; the eighth completes the sum to a multiple of 10.
 * Source: Narodowy Bank Polski, "numer rozliczeniowy".
 */
export const poland: NationalRule = {
  checkDigits: [{ start: 12, length: 1, expected: (iban) => complementTo(10, weightedSum(iban, 5, polishWeights)) }],
};

const estonianWeights = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7];

/**
 * Estonia ("7-3-1"): weights 7, 3, 1 from the right over all digits after the bank's two; the last digit completes the sum to a multiple of 10.
 * Source: Eesti Pangaliit.
 */
export const estonia: NationalRule = {
  checkDigits: [{ start: 20, length: 1, expected: (iban) => complementTo(10, weightedSum(iban, 7, estonianWeights)) }],
};

/**
 * Finland (Luhn): weights 2, 1 from the right, digit sums; the last digit completes the sum to a multiple of 10. Counted over the fourteen digits of
 * the electronic form, in which all groups of banks follow the same rule.
 * Source: Finanssiala ry, "Suomalaiset rahalaitostunnukset ja BIC-koodit".
 */
export const finland: NationalRule = {
  checkDigits: [{ start: 18, length: 1, expected: (iban) => complementTo(10, luhnSum(iban, 5, 17)) }],
};

/** Doubles every second digit from the last one on. */
function luhnSum(iban: string, start: number, end: number): number {
  let sum = 0;
  for (let position = start; position <= end; position++) {
    const digit = distanceFromZero(iban, position);
    const product = (end - position) % 2 === 0 ? 2 * digit : digit;
    sum += product > 9 ? product - 9 : product;
  }
  return sum;
}
