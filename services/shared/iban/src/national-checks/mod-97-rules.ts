import { remainder97 } from '../checks/mod97.js';
import { type CheckDigits, distanceFromZero, type NationalRule, valueAt } from './national-rule.js';

const BBAN_POSITION = 5;
const NINE = 9;

/**
 * ISO 7064 MOD 97-10 over the whole BBAN: its last two digits are 98 minus the remainder of the others followed by two zeros.
 * Bosnia and Herzegovina, Montenegro, North Macedonia, Portugal (NIB), Serbia, Slovenia, Timor-Leste.
 * Source: the central banks' rules for account numbers, for example Banco de Portugal (NIB) and Narodna banka Srbije.
 * Only a warning: digits that differ by 97 (00 for 97, 01 for 98, 99 for 02), because some readings only compare remainders, and numbers with letters
 * (possible in North Macedonia), which some read as 10 to 35 and others refuse.
 * @param length of the country's IBANs
 */
export function iso97(length: number): NationalRule {
  const start = length - 1;
  const expected = (iban: string): number => 98 - ((remainder97(iban, BBAN_POSITION - 1, start - 1) * 100) % 97);
  const isWarning = (iban: string, wrongDigits: CheckDigits): boolean =>
    isCongruent(iban, wrongDigits) || hasLetters(iban, BBAN_POSITION, start - 1);
  return { checkDigits: [{ start, length: 2, expected }], isWarning };
}

/**
 * The key of a RIB: 97 minus the remainder of the number followed by two zeros; a letter counts as the digit of its column, A J = 1, B K S = 2 … I R
 * Z = 9. France and Monaco (letters possible), Mauritania and Tunisia.
 * Source: CFONB, "Relevé d'identité bancaire"; Banque centrale de Mauritanie; Banque centrale de Tunisie.
 * Only a warning: digits that differ by 97, because some readings only compare remainders.
 * @param length of the country's IBANs
 */
export function ribKey(length: number): NationalRule {
  const start = length - 1;
  const expected = (iban: string): number => 97 - ((columnDigits97(iban, start - 1) * 100) % 97);
  return { checkDigits: [{ start, length: 2, expected }], isWarning: isCongruent };
}

/** Belgium: the first ten digits modulo 97; remainder 0 gives 97. Source: Febelfin, "Protocol 2000" (structure of account numbers). */
export const belgium: NationalRule = {
  checkDigits: [{ start: 15, length: 2, expected: (iban) => remainder97(iban, BBAN_POSITION - 1, 14) || 97 }],
};

function columnDigits97(iban: string, end: number): number {
  let rest = 0;
  for (let position = BBAN_POSITION; position <= end; position++)
    rest = (rest * 10 + columnDigit(distanceFromZero(iban, position))) % 97;
  return rest;
}

/** Three columns of nine letters; the third begins with S at 2, because punched cards left its first row empty. */
function columnDigit(value: number): number {
  if (value <= NINE) return value;
  const letter = value - 17;
  return letter < 18 ? (letter % 9) + 1 : letter - 16;
}

function isCongruent(iban: string, wrongDigits: CheckDigits): boolean {
  return (valueAt(iban, wrongDigits) - wrongDigits.expected(iban)) % 97 === 0;
}

function hasLetters(iban: string, from: number, to: number): boolean {
  for (let position = from; position <= to; position++) if (distanceFromZero(iban, position) > NINE) return true;
  return false;
}
