import { LETTER_OFFSET } from '../mod97.js';

/** Nothing here calculates with negative numbers: their remainders take V8 several times as long. */
export const MODULUS = 97;
/** Where the country's own number begins, counted from 0. */
export const BBAN = 4;
/** Behind the country's own number the standard counts two letters of two places each and the check digits. */
const PLACES_BEHIND = 6;
/** 10 to the power of 96 leaves the remainder 1: powers repeat, and division is multiplication by another one. */
const PERIOD = 96;
const powersOfTen = Uint8Array.from({ length: PERIOD }, (_, power) => Number(10n ** BigInt(power) % BigInt(MODULUS)));

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/**
 * A power of ten modulo 97.
 * @param power more than -96; negative: what undoes the multiplication by it
 */
export function powerOfTen(power: number): number {
  return powersOfTen[(power + PERIOD) % PERIOD]!;
}

/** How many decimal places the standard counts from the beginning of the country's own number on: two for a letter. */
export function decimalPlaces(iban: string): number {
  let places = PLACES_BEHIND;
  for (let i = BBAN; i < iban.length; i++) places += iban.charCodeAt(i) > NINE ? 2 : 1;
  return places;
}

/** What a character counts; -1 behind the end. */
export function decimalValueAt(iban: string, index: number): number {
  if (index >= iban.length) return -1;
  const code = iban.charCodeAt(index);
  return code > NINE ? code - LETTER_OFFSET : code - ZERO;
}
