import type { Language } from '../texts/language.js';
import { accountMethods, type AccountVerdict, checkBy, listReadingFindings } from './account-methods.js';
import type { ReadingFinding } from './readings/reading.js';

interface AccountQuestion {
  readonly method: string;
  /** Up to ten digits, with or without leading zeros. */
  readonly account: string;
  /** Eight digits; required by methods 52, 53, B6 and C0. */
  readonly bankCode?: string;
  /** Also return the result of each reading. */
  readonly readings?: boolean;
}

interface AccountFinding {
  /** `passed`, `failed`: by all readings. `warning`: only by some. `notChecked`: unknown method, no bank code or no check digit. */
  readonly result: AccountVerdict;
  /** Only on request; empty when the method has a single reading or the account is not a number. */
  readonly readings?: readonly ReadingFinding[];
}

const ACCOUNT_LENGTH = 10;
const BANK_CODE_LENGTH = 8;
const ZERO = 48;
const NINE = 57;

/** Checks a German account number by one of the Bundesbank's 144 methods. Never throws. */
export function checkAccountNumber(
  { method, account, bankCode, readings }: AccountQuestion,
  language: Language = 'de',
): AccountFinding {
  const accountMethod = accountMethods.get(method);
  if (!accountMethod || !isNumber(account, 1, ACCOUNT_LENGTH)) {
    return { result: accountMethod ? 'failed' : 'notChecked', ...(readings && { readings: [] }) };
  }
  const validBankCode =
    bankCode !== undefined && isNumber(bankCode, BANK_CODE_LENGTH, BANK_CODE_LENGTH) ? bankCode : null;
  const number = account.padStart(ACCOUNT_LENGTH, '0');
  const result = checkBy(accountMethod, number, validBankCode);
  return readings
    ? { result, readings: listReadingFindings(accountMethod, number, validBankCode, language) }
    : { result };
}

function isNumber(text: string, shortest: number, longest: number): boolean {
  if (text.length < shortest || text.length > longest) return false;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < ZERO || text.charCodeAt(i) > NINE) return false;
  return true;
}
