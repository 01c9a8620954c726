import type { AccountRule } from './account-rule.js';
import { calculation } from './calculation.js';
import { difference } from './check-digits.js';
import { digitSum, digitSumOfProduct } from './contributions.js';

/** Contribution of a leading constant to the sum of method 00. @param lastWeight weight of the constant's last digit */
export function sumOfPrefix(constant: string, lastWeight: number): number {
  let sum = 0;
  for (let i = constant.length - 1, weight = lastWeight; i >= 0; i--, weight = 3 - weight) {
    sum += digitSum(Number(constant.charAt(i)) * weight);
  }
  return sum;
}

/** Method 00 over positions 1 to 9 with a constant in front. */
export function method00WithPrefix(constant: string): AccountRule {
  return calculation({
    weights: '2 1 2 1 2 1 2 1 2 P',
    contribution: digitSumOfProduct,
    checkDigit: difference(10),
    start: sumOfPrefix(constant, 1),
  });
}
