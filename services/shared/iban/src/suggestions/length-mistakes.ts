import {
  BBAN_INDEX,
  decimalPlaces,
  decimalValueAt,
  mod97,
  modulo97,
  MODULUS,
  powerOfTen,
  remainder97,
} from '../checks/mod97.js';
import { correctedIban } from './corrected-iban.js';
import type { Mistake } from './single-mistakes.js';

/**
 * Every digit whose absence explains an IBAN that is one position too short; repeated digits first. At each position at most one digit matches the check
 * digits, and it follows from the previous position, so no digit is tried.
 * @param iban letters and digits only, one position shorter than its country's structure
 */
export function missingDigits(iban: string): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  // Inserting a digit multiplies the weight of everything before it by ten, so nine times that weight must be corrected as well.
  let digit = modulo97((MODULUS + 1 - mod97(iban)) * powerOfTen(-decimalPlaces(iban)));
  for (let i = BBAN_INDEX; i <= iban.length; i++) {
    const value = decimalValueAt(iban, i);
    if (digit <= 9 && digit !== value) mistakes.push({ position: i + 1, from: '', to: String(digit) });
    digit = requiredDigitAfter(digit, value);
  }
  return doubledFirst(mistakes, missingCheckDigit(iban), iban);
}

/** Repeated digits first. @param iban letters and digits only, one position longer than its country's structure */
export function surplusDigits(iban: string): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  let digit = modulo97((MODULUS - 1 + mod97(iban)) * powerOfTen(1 - decimalPlaces(iban)));
  for (let i = BBAN_INDEX; i < iban.length; i++) {
    const value = decimalValueAt(iban, i);
    const fits = digit === value && value <= 9 && value !== decimalValueAt(iban, i + 1);
    if (fits) mistakes.push({ position: i + 1, from: String(value), to: '' });
    digit = requiredDigitAfter(digit, value);
  }
  return doubledFirst(mistakes, surplusCheckDigit(iban), iban);
}

/** The digit required at a position, derived from the previous position. */
function requiredDigitAfter(digit: number, value: number): number {
  return value <= 9 ? behindDigits[digit * 10 + value]! : (digit * 100 + (MODULUS - 9) * value) % MODULUS;
}

/** The same as a table for digits, which is faster than a chain of remainders. */
const behindDigits = Uint8Array.from(
  { length: MODULUS * 10 },
  (_, index) => (Math.floor(index / 10) * 10 + (MODULUS - 9) * (index % 10)) % MODULUS,
);

function missingCheckDigit(iban: string): Mistake[] {
  const right = rightCheckDigits(iban, BBAN_INDEX - 1);
  const first = Math.floor(right / 10);
  const second = right % 10;
  const checkDigits = decimalValueAt(iban, 2);
  if (checkDigits === first)
    return second === decimalValueAt(iban, 3) ? [] : [{ position: 4, from: '', to: String(second) }];
  return checkDigits === second ? [{ position: 3, from: '', to: String(first) }] : [];
}

function surplusCheckDigit(iban: string): Mistake[] {
  const right = rightCheckDigits(iban, BBAN_INDEX + 1);
  const mistakes: Mistake[] = [];
  for (let i = 2; i <= 3; i++) {
    const mistake = { position: i + 1, from: iban.charAt(i), to: '' };
    if (mistake.from !== iban.charAt(i + 1) && Number(correctedIban(iban, mistake).slice(2, BBAN_INDEX)) === right)
      mistakes.push(mistake);
  }
  return mistakes;
}

/** @param from index of the BBAN */
function rightCheckDigits(iban: string, from: number): number {
  const country = decimalValueAt(iban, 0) * 100 + decimalValueAt(iban, 1);
  return 98 - ((remainder97(iban, from, iban.length) * 1_000_000 + country * 100) % MODULUS);
}

/** Puts digits that repeat their neighbour first. @param mistakes within the BBAN, from the left */
function doubledFirst(mistakes: readonly Mistake[], inCheckDigits: readonly Mistake[], iban: string): Mistake[] {
  const doubled: Mistake[] = [];
  const remaining: Mistake[] = [];
  for (let i = mistakes.length - 1; i >= 0; i--)
    (isDoubled(mistakes[i]!, iban) ? doubled : remaining).push(mistakes[i]!);
  for (const mistake of inCheckDigits) (isDoubled(mistake, iban) ? doubled : remaining).push(mistake);
  if (doubled.length === 0) return remaining;
  for (const mistake of remaining) doubled.push(mistake);
  return doubled;
}

function isDoubled({ position, from, to }: Mistake, iban: string): boolean {
  return iban.charAt(position - 2) === (from === '' ? to : from);
}
