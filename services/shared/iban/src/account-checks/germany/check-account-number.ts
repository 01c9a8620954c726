import { accountMethods, checkBy, type Trust } from './account-methods.js';
import type { AccountResult } from './account-rule.js';

/** What is asked about an account number. */
export interface AccountQuestion {
  /** Number of the Bundesbank's method: 00 … E4. */
  readonly method: string;
  /** Up to ten digits, with or without the zeros in front. */
  readonly account: string;
  /** Eight digits; methods 52, 53, B6 and C0 need it. */
  readonly bankCode?: string;
}

/** What the method says of the account number. */
export interface AccountFinding {
  /** `notChecked`: the method is unknown, asks for a bank code, or says that the number carries no check digit. */
  readonly result: AccountResult;
  /** `contested`: a failure is no proof, because other readings of the method may accept the number. */
  readonly trust: Trust;
}

const ACCOUNT_LENGTH = 10;
const BANK_CODE_LENGTH = 8;
const ZERO = 48;
const NINE = 57;

/**
 * Checks a German account number by one of the Bundesbank's 144 methods. Never throws.
 */
export function checkAccountNumber({ method, account, bankCode }: AccountQuestion): AccountFinding {
  const known = accountMethods.get(method);
  if (!known) return { result: 'notChecked', trust: 'undisputed' };
  const { trust } = known;
  if (!isNumber(account, 1, ACCOUNT_LENGTH)) return { result: 'failed', trust };
  const usable = bankCode !== undefined && isNumber(bankCode, BANK_CODE_LENGTH, BANK_CODE_LENGTH) ? bankCode : null;
  return { result: checkBy(known, account.padStart(ACCOUNT_LENGTH, '0'), usable), trust };
}

function isNumber(text: string, shortest: number, longest: number): boolean {
  if (text.length < shortest || text.length > longest) return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < ZERO || text.charCodeAt(i) > NINE) return false;
  return true;
}
