import { keepStringsQuick } from './quick-strings.js';
import type { Structure } from './structure.js';

keepStringsQuick();

const ZERO = 48;
const NINE = 57;
const A = 65;
const Z = 90;
const ONLY_DIGITS = 'n'.charCodeAt(0);
const ONLY_LETTERS = 'a'.charCodeAt(0);
/** `A` counts as 10. */
const LETTER_OFFSET = 55;
/** Two more digits keep a remainder below this within 31 bits, where integers are fastest. */
const REDUCE_ABOVE = 20_000_000;

export const MODULUS = 97;
/** Where the country's own number begins, counted from 0. */
export const BBAN = 4;
/** Behind the country's own number the standard counts two letters of two places each and the check digits. */
const PLACES_BEHIND = 6;
/** 10 to the power of 96 leaves the remainder 1: powers repeat, and division is multiplication by another one. */
export const PERIOD = 96;
/** 10 to the power of 0 … 95, modulo 97. */
const powersOfTen = Uint8Array.from({ length: PERIOD }, (_, power) => Number(10n ** BigInt(power) % BigInt(MODULUS)));

/**
 * The remainder of a number modulo 97.
 * @param value not negative: remainders of negative numbers take V8 several times as long
 */
export function reduced(value: number): number {
  return value % MODULUS;
}

/**
 * A power of ten modulo 97.
 * @param power more than -96; negative: what undoes the multiplication by it
 */
export function powerOfTen(power: number): number {
  return powersOfTen[(power + PERIOD) % PERIOD]!;
}

/** What a character counts, a letter 10 … 35; -1 behind the end. */
export function decimalValueAt(iban: string, index: number): number {
  if (index >= iban.length) return -1;
  const code = iban.charCodeAt(index);
  return code > NINE ? code - LETTER_OFFSET : code - ZERO;
}

/** How many decimal places the standard counts from the beginning of the country's own number on: two for a letter. */
export function decimalPlaces(iban: string): number {
  let places = PLACES_BEHIND;
  for (let i = BBAN; i < iban.length; i++) places += iban.charCodeAt(i) > NINE ? 2 : 1;
  return places;
}

/**
 * Remainder of an IBAN modulo 97 (ISO 7064, MOD 97-10): the first four places moved to the end, letters as 10 … 35.
 * @param iban upper-case letters and digits only
 * @returns 0 … 96; 1 for a correct IBAN
 */
export function mod97(iban: string): number {
  const remainder = numericRemainder(iban);
  return remainder === MISPLACED ? append(append(0, iban, BBAN, iban.length), iban, 0, BBAN) % MODULUS : remainder;
}

/**
 * Remainder of a part of an IBAN modulo 97, letters as 10 … 35.
 * @param from first place, counted from 0
 * @param to the place behind the last one
 */
export function remainder97(iban: string, from: number, to: number): number {
  return append(0, iban, from, to) % MODULUS;
}

/** In place of a remainder: a character stands where the structure does not allow it. */
const MISPLACED = -1;

/**
 * The remainder of an IBAN, found while its characters are compared with the structure: one pass instead of two for the many IBANs without
 * fault.
 * @param iban as long as the structure, to whose country it belongs
 * @returns less than zero when a character is not allowed at its place
 */
export function structuredRemainder(iban: string, { isNumeric, classes }: Structure): number {
  return isNumeric ? numericRemainder(iban) : mixedRemainder(iban, classes);
}

/**
 * The remainder of two letters and digits behind them. Each digit is weighed on its own: a sum that is reduced once takes a third of the time
 * of a remainder that waits for the place before.
 * @returns `MISPLACED` for any other text, and for one with more places than there are weights
 */
function numericRemainder(iban: string): number {
  const last = iban.length - 1;
  const checkDigits = digitsAt(iban, 2);
  const letters = (iban.charCodeAt(0) - LETTER_OFFSET) * 100 + iban.charCodeAt(1) - LETTER_OFFSET;
  if (checkDigits === MISPLACED || !isLetterAt(iban, 0) || !isLetterAt(iban, 1)) return MISPLACED;
  if (last + PLACES_BEHIND >= PERIOD) return MISPLACED;
  let sum = letters * 100 + checkDigits;
  for (let i = BBAN; i <= last; i++) {
    const digit = iban.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return MISPLACED;
    sum += digit * powersOfTen[last - i + PLACES_BEHIND]!;
  }
  return sum % MODULUS;
}

function mixedRemainder(iban: string, classes: string): number {
  let rest = 0;
  for (let i = BBAN; i < iban.length; i++) {
    const code = iban.charCodeAt(i);
    if (rest >= REDUCE_ABOVE) rest %= MODULUS;
    if (code >= ZERO && code <= NINE) {
      if (classes.charCodeAt(i) === ONLY_LETTERS) return MISPLACED;
      rest = rest * 10 + code - ZERO;
    } else {
      if (code < A || code > Z || classes.charCodeAt(i) === ONLY_DIGITS) return MISPLACED;
      rest = rest * 100 + code - LETTER_OFFSET;
    }
  }
  const checkDigits = digitsAt(iban, 2);
  if (checkDigits === MISPLACED) return MISPLACED;
  const country = (iban.charCodeAt(0) - LETTER_OFFSET) * 100 + iban.charCodeAt(1) - LETTER_OFFSET;
  return ((rest % MODULUS) * 1_000_000 + country * 100 + checkDigits) % MODULUS;
}

/** Two digits as their number; `MISPLACED` when there is anything else. */
function digitsAt(iban: string, index: number): number {
  const first = iban.charCodeAt(index) - ZERO;
  const second = iban.charCodeAt(index + 1) - ZERO;
  return first >= 0 && first <= 9 && second >= 0 && second <= 9 ? first * 10 + second : MISPLACED;
}

function isLetterAt(iban: string, index: number): boolean {
  const code = iban.charCodeAt(index);
  return code >= A && code <= Z;
}

function append(remainder: number, iban: string, from: number, to: number): number {
  let rest = remainder;
  for (let i = from; i < to; i++) {
    const code = iban.charCodeAt(i);
    if (rest >= REDUCE_ABOVE) rest %= MODULUS;
    rest = code <= NINE ? rest * 10 + code - ZERO : rest * 100 + code - LETTER_OFFSET;
  }
  return rest;
}
