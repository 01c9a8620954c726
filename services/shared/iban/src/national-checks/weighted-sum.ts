import { distanceFromZero, NONE } from './national-rule.js';

/** @param start position of the first digit in the IBAN, from 1 */
export function weightedSum(iban: string, start: number, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += distanceFromZero(iban, start + i) * weights[i]!;
  return sum;
}

/** The digit that completes a sum to a multiple of 10 or 11; `NONE` when it would be 10. */
export function complementTo(modulus: 10 | 11, sum: number): number {
  const lack = (modulus - (sum % modulus)) % modulus;
  return lack < 10 ? lack : NONE;
}
