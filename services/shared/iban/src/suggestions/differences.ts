import { MODULUS, PERIOD, powerOfTen, reduced } from '../mod97.js';

/** Less than any digit lacks: whatever it is added to, no digit comes of it. */
const NONE = -128;

const ofDigits = differencesFor((power) => powerOfTen(power));
const ofNeighbours = differencesFor((power) => 9 * powerOfTen(power));

/**
 * By how much a digit would have to differ to make up for a remainder.
 * @param power of ten that the digit counts
 * @param lacking 1 … 96
 * @returns -9 … 9; less where no digit makes up for it
 */
export function digitDifference(power: number, lacking: number): number {
  return ofDigits[power * MODULUS + lacking]!;
}

/**
 * By how much the right one of two neighbours has to be more than the left one, if changing their places makes up for a remainder.
 * @param power of ten that the right one counts
 * @param lacking 1 … 96
 * @returns -9 … 9; less where changing places does not
 */
export function neighbourDifference(power: number, lacking: number): number {
  return ofNeighbours[power * MODULUS + lacking]!;
}

/** For each weight and each remainder, found by the way back: what a difference makes. */
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

/** Two digits as text, without putting one together. */
export function pairOf(first: number, second: number): string {
  return pairs[first * 10 + second]!;
}
