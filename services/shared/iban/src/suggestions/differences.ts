import { modulo97, MODULUS, PERIOD, powerOfTen } from '../checks/mod97.js';

/** Low enough that no digit results from adding it to one. */
const NONE = -128;

const digitDifferences = differencesFor((power) => powerOfTen(power));
const swapDifferences = differencesFor((power) => 9 * powerOfTen(power));

/** -9 … 9, the difference of a digit that corrects a remainder; less: none does. @param lacking 1 … 96 */
export function digitDifference(power: number, lacking: number): number {
  return digitDifferences[power * MODULUS + lacking]!;
}

/** The same for right minus left of swapped neighbours. @param power of ten of the right one @param lacking 1 … 96 */
export function neighbourDifference(power: number, lacking: number): number {
  return swapDifferences[power * MODULUS + lacking]!;
}

/** Inverse table: the difference by weight and remainder. */
function differencesFor(weight: (power: number) => number): Int8Array {
  const table = new Int8Array(PERIOD * MODULUS).fill(NONE);
  for (let power = 0; power < PERIOD; power++) {
    for (let difference = -9; difference <= 9; difference++) {
      if (difference === 0) continue;
      table[power * MODULUS + modulo97((MODULUS + difference) * weight(power))] = difference;
    }
  }
  return table;
}

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

export function getDigitPair(first: number, second: number): string {
  return pairs[first * 10 + second]!;
}
