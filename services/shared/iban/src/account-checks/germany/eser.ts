import type { AccountRule } from './account-rule.js';

/** Weights of the old number from the right. */
const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1, 2, 4];

/**
 * Checks the number an account had in the former ESER system: four digits for the bank, kind of account, check digit, customer. From the
 * right its digits are weighted with 2, 4, 8, 5, 10, 9, 7, 3, 6, 1, 2, 4; the sum modulo 11 must be 10. (The Bundesbank leaves the check
 * digit out first and then looks for the one that brings 10: the same.)
 * @param oldNumber for an account number and its bank code; null when the account cannot stem from the old system and is wrong
 */
export function eser(oldNumber: (account: string, bankCode: string) => string | null): AccountRule {
  return {
    place: 4,
    check(account, bankCode) {
      if (bankCode === null) return 'notChecked';
      const number = oldNumber(account, bankCode);
      return number !== null && weightedSum(number) % 11 === 10 ? 'passed' : 'failed';
    },
  };
}

/**
 * The old number of an account number in places 3 to 10, XPXXXXXX, by method 52: XXXX-XP-XXXXXX.
 */
export function oldNumberOf(account: string, bankCode: string): string {
  return bankCode.slice(4) + account.slice(2, 4) + withoutZeros(account.slice(4));
}

/**
 * The old number of an account number in places 2 to 10, XTPXXXXXX, by method 53: XXTX-XP-XXXXXX.
 */
export function oldNumberWithT(account: string, bankCode: string): string {
  const bank = bankCode.slice(4, 6) + account.charAt(2) + bankCode.charAt(7);
  return bank + account.charAt(1) + account.charAt(3) + withoutZeros(account.slice(4));
}

/** The customer's part of the old number: zeros in front of it were not written. */
export function withoutZeros(digits: string): string {
  let zeros = 0;
  while (digits.charAt(zeros) === '0') zeros++;
  return digits.slice(zeros);
}

function weightedSum(number: string): number {
  let sum = 0;
  for (let i = number.length - 1, n = 0; i >= 0; i--, n++) sum += Number(number.charAt(i)) * (WEIGHTS[n] ?? 0);
  return sum;
}
