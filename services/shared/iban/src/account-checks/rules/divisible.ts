import type { AccountRule } from './account-rule.js';

const ZERO = 48;

/**
 * Rule without a check digit: the number is valid if `start` plus the weighted sum is divisible by `modulus`.
 * @param weights ten; `-`: position not counted
 */
export function divisible(weights: string, modulus: number, start = 0): AccountRule {
  const factors = weights.split(' ').map((weight) => (weight === '-' ? 0 : Number(weight)));
  return {
    position: null,
    check(account) {
      let sum = start;
      for (let i = 0; i < factors.length; i++) sum += factors[i]! * (account.charCodeAt(i) - ZERO);
      return sum % modulus === 0 ? 'passed' : 'failed';
    },
  };
}
