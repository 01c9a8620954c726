import { accountMethods, type AccountVerdict, checkBy, findingsOf } from './account-methods.js';
import type { ReadingFinding } from './reading.js';

/** What is asked about an account number. */
export interface AccountQuestion {
  /** Number of the Bundesbank's method: 00 … E4. */
  readonly method: string;
  /** Up to ten digits, with or without the zeros in front. */
  readonly account: string;
  /** Eight digits; methods 52, 53, B6 and C0 need it. */
  readonly bankCode?: string;
  /** Asks for what each reading of the method says. */
  readonly readings?: boolean;
}

/** What the method says of the account number. */
export interface AccountFinding {
  /**
   * `passed` and `failed`: by all readings of the method. `warning`: only some accept the number. `notChecked`: the method is unknown, asks
   * for a bank code, or says that the number carries no check digit.
   */
  readonly result: AccountVerdict;
  /** When asked for: each reading and what it says; empty when the method is read in one way only, or the account is no number. */
  readonly readings?: readonly ReadingFinding[];
}

const ACCOUNT_LENGTH = 10;
const BANK_CODE_LENGTH = 8;
const ZERO = 48;
const NINE = 57;

/**
 * Checks a German account number by one of the Bundesbank's 144 methods. Never throws.
 */
export function checkAccountNumber({ method, account, bankCode, readings }: AccountQuestion): AccountFinding {
  const known = accountMethods.get(method);
  if (!known || !isNumber(account, 1, ACCOUNT_LENGTH)) {
    return { result: known ? 'failed' : 'notChecked', ...(readings && { readings: [] }) };
  }
  const usable = bankCode !== undefined && isNumber(bankCode, BANK_CODE_LENGTH, BANK_CODE_LENGTH) ? bankCode : null;
  const number = account.padStart(ACCOUNT_LENGTH, '0');
  const result = checkBy(known, number, usable);
  return readings ? { result, readings: findingsOf(known, number, usable) } : { result };
}

function isNumber(text: string, shortest: number, longest: number): boolean {
  if (text.length < shortest || text.length > longest) return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < ZERO || text.charCodeAt(i) > NINE) return false;
  return true;
}
