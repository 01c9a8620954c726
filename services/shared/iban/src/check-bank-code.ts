import type { BankDirectory, BankRecord } from './bank-directory.js';
import type { WarningCode } from './verdict.js';

/** What the directory says of a bank code. */
export interface BankFinding {
  /** p known, w with a warning, f unknown or void, n not checked: no data for this country. */
  readonly result: 'p' | 'w' | 'f' | 'n';
  readonly bank: BankRecord | null;
  readonly warnings: readonly WarningCode[];
}

/** Countries whose register names every bank code for a whole quarter: a code that is missing is wrong. */
const bindingRegisters: ReadonlySet<string> = new Set(['DE']);

const none: readonly WarningCode[] = [];
const outdated: readonly WarningCode[] = ['bank_data_outdated'];
const notListed: readonly WarningCode[] = ['bank_code_not_listed'];
const toBeDeleted: readonly WarningCode[] = ['bank_code_to_be_deleted'];
const merged: readonly WarningCode[] = ['bank_code_merged'];

/**
 * Looks a bank code up. Unknown and void codes are wrong as long as the file is in its quarter; afterwards they are only a warning,
 * because a new bank would be missing from it. They are only a warning too where the register changes any day, and in data of anybody else.
 * @param banks null when no bank data is at hand
 */
export function checkBankCode(country: string, bankCode: string, banks: BankDirectory | null): BankFinding {
  if (!banks?.covers(country)) return { result: 'n', bank: null, warnings: none };
  const bank = banks.find(country, bankCode) ?? null;
  if (bank === null || bank.deletion === 'done') {
    if (isBinding(country, banks)) return { result: 'f', bank, warnings: none };
    return { result: 'w', bank, warnings: hasEnded(country, banks) ? outdated : notListed };
  }
  if (bank.deletion) return { result: 'w', bank, warnings: bank.deletion === 'merged' ? merged : toBeDeleted };
  return { result: 'p', bank, warnings: none };
}

/** Whether bank data can make an IBAN of the country invalid: only its register can, and only while its file is in force. */
export function isBinding(country: string, banks: BankDirectory | null): boolean {
  return banks !== null && isBindingRegister(country, banks) && !banks.outdated;
}

/** What a method that bank data names has found: it can be wrong for certain only where the data binds, else it is a warning. */
export function weighed<Result extends string>(
  result: Result,
  country: string,
  banks: BankDirectory | null,
): Result | 'w' {
  return result === 'f' && !isBinding(country, banks) ? 'w' : result;
}

/** Whether bank data could make an IBAN of the country invalid until its last day. */
export function hasEnded(country: string, banks: BankDirectory | null): boolean {
  return banks !== null && isBindingRegister(country, banks) && banks.outdated;
}

function isBindingRegister(country: string, { authority }: BankDirectory): boolean {
  return authority === 'register' && bindingRegisters.has(country);
}
