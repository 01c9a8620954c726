import { distanceFromZero, type NationalRule } from './national-rule.js';

const FIRST = 6;
const LAST = 27;
const LETTERS = 26;
/** Distance of the letter A from the digit 0. */
const A = 17;
/** Values of characters at odd positions: 0 and A, 1 and B … */
const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/**
 * Italy and San Marino (CIN): a letter in front of bank, branch and account. Characters at even positions add their number (0 and A 0, 1 and B 1 …),
 * those at odd positions a table value; the sum modulo 26 is the letter.
 * Source: ABI, "coordinate bancarie nazionali" (BBAN).
 */
export const italy: NationalRule = { checkDigits: [{ start: 5, length: 1, expected: cin }] };

function cin(iban: string): number {
  let sum = 0;
  for (let position = FIRST; position <= LAST; position++) {
    const distance = distanceFromZero(iban, position);
    const value = distance < A ? distance : distance - A;
    sum += (position - FIRST) % 2 === 0 ? oddValues[value]! : value;
  }
  return A + (sum % LETTERS);
}
