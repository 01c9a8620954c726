import { type CheckDigits, distanceFromZero, type NationalRule, NONE, valueAt } from './national-rule.js';
import { complementTo, weightedSum } from './weighted-sum.js';

const prefixWeights = [10, 5, 8, 4, 2];
const accountWeights = [6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * Czechia and Slovakia: prefix (six digits) and account number (ten), each weighted 6, 3, 7, 9, 10, 5, 8, 4, 2, 1 to the last digit, must be
 * divisible by 11. Source: Czech decree 169/2011 Sb.; Národná banka Slovenska.
 * Only a warning: last digit 1 where no digit makes the sum divisible, because one reading uses 1 for remainder 1.
 */
export const czechiaAndSlovakia: NationalRule = {
  checkDigits: [
    { start: 14, length: 1, expected: (iban) => complementTo(11, weightedSum(iban, 9, prefixWeights)) },
    { start: 24, length: 1, expected: (iban) => complementTo(11, weightedSum(iban, 15, accountWeights)) },
  ],
  isWarning: (iban, wrongDigits) => wrongDigits.expected(iban) === NONE && valueAt(iban, wrongDigits) === 1,
};

const norwegianWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Norway: weights 5, 4, 3, 2, 7, 6, 5, 4, 3, 2; the last digit completes the sum to a multiple of 11.
 * Source: Bits AS (Finans Norge), "Norske bankkontonummer".
 * Only a warning: accounts of the former Postgiro (register 0000) and of group 00, whose check digit some compute over the last digits only.
 */
export const norway: NationalRule = {
  checkDigits: [{ start: 15, length: 1, expected: (iban) => complementTo(11, weightedSum(iban, 5, norwegianWeights)) }],
  isWarning: (iban) => iban.startsWith('0000', 4) || iban.startsWith('00', 8),
};

const bankWeights = [4, 8, 5, 10, 9, 7, 3, 6];
const spanishAccountWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/**
 * Spain (dígitos de control): one digit for bank and branch, one for the account; each completes the weighted sum to a multiple of 11; 10 becomes 1.
 * Source: Banco de España, "Código Cuenta Cliente".
 */
export const spain: NationalRule = {
  checkDigits: [
    { start: 13, length: 1, expected: (iban) => tenAsOne(weightedSum(iban, 5, bankWeights)) },
    { start: 14, length: 1, expected: (iban) => tenAsOne(weightedSum(iban, 15, spanishAccountWeights)) },
  ],
};

function tenAsOne(sum: number): number {
  const digit = complementTo(11, sum);
  return digit === NONE ? 1 : digit;
}

const icelandicWeights = [3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Iceland: the account ends with the holder's kennitala; its ninth digit completes the sum of the first eight, weighted 3, 2, 7, 6, 5, 4, 3, 2, to a
 * multiple of 11. Source: Þjóðskrá (Registers Iceland).
 * Always only a warning: since 18 February 2026 numbers without check digit are issued.
 */
export const iceland: NationalRule = {
  checkDigits: [
    { start: 25, length: 1, expected: (iban) => complementTo(11, weightedSum(iban, 17, icelandicWeights)) },
  ],
  isWarning: () => true,
};

const dutchWeights = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Netherlands ("elfproef"): the ten digits, weighted 10 to 1, must be divisible by 11. Former giro numbers (three leading zeros) have no check digit.
 * Source: Betaalvereniging Nederland.
 * Always only a warning: banks may issue other numbers.
 */
export const netherlands: NationalRule = {
  checkDigits: [
    {
      start: 18,
      length: 1,
      expected: (iban) => complementTo(11, weightedSum(iban, 9, dutchWeights)),
      applies: (iban) => !iban.startsWith('000', 8),
    },
  ],
  isWarning: () => true,
};

/**
 * Croatia (ISO 7064 MOD 11,10), for the bank and for the account. From the left, starting with the carry 10: add the digit, take the last digit of
 * the sum (10 for 0), double it modulo 11. The check digit is 11 minus the last carry; 10 becomes 0.
 * Source: Hrvatska narodna banka, "Odluka o konstrukciji računa u bankama".
 */
export const croatia: NationalRule = { checkDigits: [mod1110(5, 11), mod1110(12, 21)] };

function mod1110(from: number, start: number): CheckDigits {
  const expected = (iban: string): number => {
    let carried = 10;
    for (let position = from; position < start; position++) {
      const sum = (carried + distanceFromZero(iban, position)) % 10;
      carried = ((sum === 0 ? 10 : sum) * 2) % 11;
    }
    return (11 - carried) % 10;
  };
  return { start, length: 1, expected };
}
