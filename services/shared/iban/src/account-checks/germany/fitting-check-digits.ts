import { type AccountMethod, checkBy } from './account-methods.js';

const digits = [...'0123456789'];

/**
 * The check digits with which an account number would be right: none when its other digits already are impossible, several when the
 * method has variants or is read in different ways.
 * @param account ten digits
 * @returns nothing either when the place of the check digit depends on the account number
 */
export function fittingCheckDigits(method: AccountMethod, account: string, bankCode: string | null): readonly string[] {
  const { place } = method;
  if (place === null) return [];
  const withDigit = (digit: string) => account.slice(0, place - 1) + digit + account.slice(place);
  return digits.filter((digit) => {
    const result = checkBy(method, withDigit(digit), bankCode);
    return result === 'passed' || result === 'warning';
  });
}
