import { BBAN, decimalPlaces, decimalValueAt, mod97, MODULUS, powerOfTen, reduced, remainder97 } from '../mod97.js';
import { correctedIban } from './corrected-iban.js';
import type { Mistake } from './single-mistakes.js';

/**
 * Every digit whose absence explains that an IBAN is one place too short, those first that were to be typed twice. Nothing is tried out: at
 * each place at most one digit fits the check digits, and which one follows from the place before.
 * @param iban letters and digits only, one place shorter than its country's structure
 */
export function missingDigits(iban: string): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  // What stands before the gap weighs ten times as much once the digit is there: nine times its weight is to be made up for, too.
  let digit = reduced((MODULUS + 1 - mod97(iban)) * powerOfTen(-decimalPlaces(iban)));
  for (let i = BBAN; i <= iban.length; i++) {
    const value = decimalValueAt(iban, i);
    if (digit <= 9 && digit !== value) mistakes.push({ position: i + 1, from: '', to: String(digit) });
    digit = oneFurther(digit, value);
  }
  return doubledFirst(mistakes, missingCheckDigit(iban), iban);
}

/**
 * Every digit whose surplus explains that an IBAN is one place too long, doubled ones first.
 * @param iban letters and digits only, one place longer than its country's structure
 */
export function surplusDigits(iban: string): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  let digit = reduced((MODULUS - 1 + mod97(iban)) * powerOfTen(1 - decimalPlaces(iban)));
  for (let i = BBAN; i < iban.length; i++) {
    const value = decimalValueAt(iban, i);
    const fits = digit === value && value <= 9 && value !== decimalValueAt(iban, i + 1);
    if (fits) mistakes.push({ position: i + 1, from: String(value), to: '' });
    digit = oneFurther(digit, value);
  }
  return doubledFirst(mistakes, surplusCheckDigit(iban), iban);
}

/** What a digit at a place would have to be, when it is known for the place before. */
function oneFurther(digit: number, value: number): number {
  return value <= 9 ? behindDigits[digit * 10 + value]! : (digit * 100 + (MODULUS - 9) * value) % MODULUS;
}

/** The same behind each digit: a look-up takes less time than a remainder that waits for the one before. */
const behindDigits = Uint8Array.from(
  { length: MODULUS * 10 },
  (_, index) => (Math.floor(index / 10) * 10 + (MODULUS - 9) * (index % 10)) % MODULUS,
);

function missingCheckDigit(iban: string): Mistake[] {
  const right = rightCheckDigits(iban, BBAN - 1);
  const first = Math.floor(right / 10);
  const second = right % 10;
  const given = decimalValueAt(iban, 2);
  if (given === first) return second === decimalValueAt(iban, 3) ? [] : [{ position: 4, from: '', to: String(second) }];
  return given === second ? [{ position: 3, from: '', to: String(first) }] : [];
}

function surplusCheckDigit(iban: string): Mistake[] {
  const right = rightCheckDigits(iban, BBAN + 1);
  const mistakes: Mistake[] = [];
  for (let i = 2; i <= 3; i++) {
    const one = { position: i + 1, from: iban.charAt(i), to: '' };
    if (one.from !== iban.charAt(i + 1) && Number(correctedIban(iban, one).slice(2, BBAN)) === right)
      mistakes.push(one);
  }
  return mistakes;
}

/** @param from where the country's own number begins */
function rightCheckDigits(iban: string, from: number): number {
  const country = decimalValueAt(iban, 0) * 100 + decimalValueAt(iban, 1);
  return 98 - ((remainder97(iban, from, iban.length) * 1_000_000 + country * 100) % MODULUS);
}

/**
 * Those that were to be typed twice, or were, before all others.
 * @param mistakes within the country's own number, from the left
 */
function doubledFirst(mistakes: readonly Mistake[], inCheckDigits: readonly Mistake[], iban: string): Mistake[] {
  const doubled: Mistake[] = [];
  const others: Mistake[] = [];
  for (let i = mistakes.length - 1; i >= 0; i--) (isDoubled(mistakes[i]!, iban) ? doubled : others).push(mistakes[i]!);
  for (const one of inCheckDigits) (isDoubled(one, iban) ? doubled : others).push(one);
  if (doubled.length === 0) return others;
  for (const one of others) doubled.push(one);
  return doubled;
}

function isDoubled({ position, from, to }: Mistake, iban: string): boolean {
  return iban.charAt(position - 2) === (from === '' ? to : from);
}
