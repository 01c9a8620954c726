import { MODULUS, PERIOD, powerOfTen, reduced } from '../mod97.js';

/** Low enough that no digit results from adding it to one. */
const NONE = -128;

const ofDigits = differencesFor((power) => powerOfTen(power));
const ofNeighbours = differencesFor((power) => 9 * powerOfTen(power));

/**
 * Difference of a digit that corrects a remainder.
 * @param power of ten of the digit
 * @param lacking 1 … 96
 * @returns -9 … 9; less where no digit corrects it
 */
export function digitDifference(power: number, lacking: number): number {
  return ofDigits[power * MODULUS + lacking]!;
}

/**
 * Difference (right minus left) of two neighbours whose swap corrects a remainder.
 * @param power of ten of the right one
 * @param lacking 1 … 96
 * @returns -9 … 9; less where no swap corrects it
 */
export function neighbourDifference(power: number, lacking: number): number {
  return ofNeighbours[power * MODULUS + lacking]!;
}

/** Inverse table: the difference by weight and remainder. */
function differencesFor(weight: (power: number) => number): Int8Array {
  const table = new Int8Array(PERIOD * MODULUS).fill(NONE);
  for (let power = 0; power < PERIOD; power++) {
    for (let difference = -9; difference <= 9; difference++) {
      if (difference === 0) continue;
      table[power * MODULUS + reduced((MODULUS + difference) * weight(power))] = difference;
    }
  }
  return table;
}

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Two digits as text, from a table. */
export function pairOf(first: number, second: number): string {
  return pairs[first * 10 + second]!;
}
