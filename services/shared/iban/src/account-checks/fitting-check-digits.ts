import { type AccountMethod, checkBy, NO_ACCOUNT } from './account-methods.js';

const digits = [...'0123456789'];

/** Returns the right check digits: several by variants or readings, none if no digit fits or the position depends on the account. */
export function fittingCheckDigits(method: AccountMethod, account: string, bankCode: string | null): readonly string[] {
  const calculated = calculatedDigits(method, account);
  if (calculated === undefined) return digits.filter((digit) => isValidDigit(digit, method, account, bankCode));
  return digits.filter((_, digit) => ((calculated >> digit) & 1) === 1);
}

export function hasFittingCheckDigit(method: AccountMethod, account: string, bankCode: string | null): boolean {
  const calculated = calculatedDigits(method, account);
  if (calculated !== undefined) return calculated !== 0;
  return digits.some((digit) => isValidDigit(digit, method, account, bankCode));
}

/** Bit set of the digits; undefined where each digit must be tried, which takes ten times as long. */
function calculatedDigits({ rule, readings, position }: AccountMethod, account: string): number | undefined {
  if (!rule.fittingDigits || readings.length > 0 || position === null) return undefined;
  const fitting = rule.fittingDigits(account);
  return (fitting & 1) === 1 && withDigit('0', position, account) === NO_ACCOUNT ? fitting - 1 : fitting;
}

function isValidDigit(digit: string, method: AccountMethod, account: string, bankCode: string | null): boolean {
  const { position } = method;
  if (position === null) return false;
  const result = checkBy(method, withDigit(digit, position, account), bankCode);
  return result === 'passed' || result === 'warning';
}

function withDigit(digit: string, position: number, account: string): string {
  return account.slice(0, position - 1) + digit + account.slice(position);
}
