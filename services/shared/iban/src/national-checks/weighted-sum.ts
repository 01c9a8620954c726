import { distanceFromZero, NONE } from './national-rule.js';

/**
 * Digits times their weights, added up.
 * @param start place of the first digit in the IBAN, from 1; the others follow it
 */
export function weightedSum(iban: string, start: number, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += distanceFromZero(iban, start + i) * weights[i]!;
  return sum;
}

/** What a sum lacks to the next multiple of 10 or 11; `NONE` when one digit cannot say it. */
export function lackTo(modulus: 10 | 11, sum: number): number {
  const lack = (modulus - (sum % modulus)) % modulus;
  return lack < 10 ? lack : NONE;
}
