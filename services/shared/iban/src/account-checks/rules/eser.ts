import type { AccountRule } from './account-rule.js';

const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1, 2, 4];

/**
 * Checks the number that an account had in the former ESER system: four digits for the bank, account type, check digit, customer. The digits are
 * weighted from the right; the sum modulo 11 must be 10. (The Bundesbank derives the check digit from the other digits, which is equivalent.)
 * @param oldNumber builds the old number; null when the account cannot originate from the old system and is invalid
 */
export function eser(oldNumber: (account: string, bankCode: string) => string | null): AccountRule {
  return {
    position: 4,
    check(account, bankCode) {
      if (bankCode === null) return 'notChecked';
      const number = oldNumber(account, bankCode);
      return number !== null && weightedSum(number) % 11 === 10 ? 'passed' : 'failed';
    },
  };
}

/** Old number XXXX-XP-XXXXXX of an account number with XPXXXXXX in positions 3 to 10 (method 52). */
export function toOldNumber(account: string, bankCode: string): string {
  return bankCode.slice(4) + account.slice(2, 4) + withoutZeros(account.slice(4));
}

/** Old number XXTX-XP-XXXXXX of an account number with XTPXXXXXX in positions 2 to 10 (method 53). */
export function oldNumberWithT(account: string, bankCode: string): string {
  const bank = bankCode.slice(4, 6) + account.charAt(2) + bankCode.charAt(7);
  return bank + account.charAt(1) + account.charAt(3) + withoutZeros(account.slice(4));
}

/** The customer's part of the old number is written without leading zeros. */
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
