import { BBAN, LETTER_OFFSET, MODULUS, PERIOD, PLACES_BEHIND, powersOfTen } from '../mod97.js';

const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/**
 * A power of ten modulo 97. Nothing here calculates with negative numbers: their remainders take V8 several times as long.
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

/** No digit and no difference of digits. */
export const NOTHING = -128;

/**
 * For each weight and each remainder that is lacking, by how much the digit with that weight would have to differ, from -9 to 9; `NOTHING`
 * where no digit makes up for it. At the index `power * MODULUS + lacking`.
 */
export const digitDifferences = differencesFor((power) => powerOfTen(power));

/** The same for two neighbours that change places: by how much the right one, whose weight it is, counts more than the left one. */
export const neighbourDifferences = differencesFor((power) => 9 * powerOfTen(power));

function differencesFor(weight: (power: number) => number): Int8Array {
  const table = new Int8Array(PERIOD * MODULUS).fill(NOTHING);
  for (let power = 0; power < PERIOD; power++) {
    for (let difference = -9; difference <= 9; difference++) {
      const lacking = ((MODULUS + difference) * weight(power)) % MODULUS;
      if (difference !== 0) table[power * MODULUS + lacking] = difference;
    }
  }
  return table;
}

/** Two digits as text, without putting one together. */
export const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
