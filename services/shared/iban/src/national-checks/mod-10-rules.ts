import { distanceFromZero, type NationalRule } from './national-rule.js';
import { lackTo, weightedSum } from './weighted-sum.js';

const from9731 = (count: number): number[] => Array.from({ length: count }, (_, i) => [9, 7, 3, 1][i % 4]!);
const bankWeights = from9731(7);
const accountWeights = from9731(15);

/**
 * Albania: weights 9, 7, 3, 1 over bank and branch; the check digit behind them is what the sum lacks to the next ten.
 * Source: Banka e Shqipërisë, regulation on the IBAN.
 */
export const albania: NationalRule = {
  checkDigits: [{ start: 12, length: 1, expected: (iban) => lackTo(10, weightedSum(iban, 5, bankWeights)) }],
};

const SECOND_HALF = '00000000';
const isShortAccount = (iban: string): boolean => iban.endsWith(SECOND_HALF);

/**
 * Hungary: weights 9, 7, 3, 1; the check digit is what the sum lacks to the next ten, once for bank and branch, once for the account.
 * An account of two blocks of eight carries it at the end of the second; where that is all zeros, at the end of the first.
 * Source: Magyar Nemzeti Bank, decree on payment transactions (structure of account numbers).
 */
export const hungary: NationalRule = {
  checkDigits: [
    { start: 12, length: 1, expected: (iban) => lackTo(10, weightedSum(iban, 5, bankWeights)) },
    {
      start: 20,
      length: 1,
      expected: (iban) => lackTo(10, weightedSum(iban, 13, bankWeights)),
      applies: isShortAccount,
    },
    {
      start: 28,
      length: 1,
      expected: (iban) => lackTo(10, weightedSum(iban, 13, accountWeights)),
      applies: (iban) => !isShortAccount(iban),
    },
  ],
};

const polishWeights = [3, 9, 7, 1, 3, 9, 7];

/**
 * Poland: weights 3, 9, 7, 1, 3, 9, 7 over the first seven digits of the bank's number; the eighth is what the sum lacks to the next ten.
 * Source: Narodowy Bank Polski, "numer rozliczeniowy".
 */
export const poland: NationalRule = {
  checkDigits: [{ start: 12, length: 1, expected: (iban) => lackTo(10, weightedSum(iban, 5, polishWeights)) }],
};

const estonianWeights = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7];

/**
 * Estonia ("7-3-1"): weights 7, 3, 1 from the right over everything behind the bank's two digits; the last digit is what the sum lacks
 * to the next ten.
 * Source: Eesti Pangaliit.
 */
export const estonia: NationalRule = {
  checkDigits: [{ start: 20, length: 1, expected: (iban) => lackTo(10, weightedSum(iban, 7, estonianWeights)) }],
};

/**
 * Finland (Luhn): weights 2, 1 from the right, digit sums of the products; the last digit is what the sum lacks to the next ten. Counted
 * over the fourteen digits of the electronic form, in which all groups of banks follow the same rule.
 * Source: Finanssiala ry, "Suomalaiset rahalaitostunnukset ja BIC-koodit".
 */
export const finland: NationalRule = {
  checkDigits: [{ start: 18, length: 1, expected: (iban) => lackTo(10, luhnSum(iban, 5, 17)) }],
};

/** The last digit is doubled, then every second one before it. */
function luhnSum(iban: string, start: number, end: number): number {
  let sum = 0;
  for (let place = start; place <= end; place++) {
    const digit = distanceFromZero(iban, place);
    const product = (end - place) % 2 === 0 ? 2 * digit : digit;
    sum += product > 9 ? product - 9 : product;
  }
  return sum;
}
