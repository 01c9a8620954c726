import type { BankDirectory, BankRecord } from '../verdict/bank-directory.js';
import type { WarningCode } from '../verdict/verdict.js';

export interface BankFinding {
  /** p listed, w with a warning, f unknown or void, n not checked: no data for this country. */
  readonly result: 'p' | 'w' | 'f' | 'n';
  readonly bank: BankRecord | null;
  readonly warnings: readonly WarningCode[];
}

/** Countries whose register is complete for a whole quarter: an unlisted bank code is wrong. */
const bindingRegisters: ReadonlySet<string> = new Set(['DE']);

const none: readonly WarningCode[] = [];
const outdated: readonly WarningCode[] = ['bank_data_outdated'];
const notListed: readonly WarningCode[] = ['bank_code_not_listed'];
const toBeDeleted: readonly WarningCode[] = ['bank_code_to_be_deleted'];
const mergedWarning: readonly WarningCode[] = ['bank_code_merged'];

/**
 * Looks up a bank code. Unknown and void codes are wrong while the file is valid; afterwards, in registers that change daily and in other publishers'
 * data they are only a warning, because a new bank may be missing.
 * @param banks null when there is no bank data
 */
export function checkBankCode(country: string, bankCode: string, banks: BankDirectory | null): BankFinding {
  if (!banks?.covers(country)) return { result: 'n', bank: null, warnings: none };
  const bank = banks.find(country, bankCode) ?? null;
  if (bank === null || bank.deletion === 'done') {
    if (isBinding(country, banks)) return { result: 'f', bank, warnings: none };
    return { result: 'w', bank, warnings: wasBinding(country, banks) ? outdated : notListed };
  }
  if (bank.deletion) return { result: 'w', bank, warnings: bank.deletion === 'merged' ? mergedWarning : toBeDeleted };
  return { result: 'p', bank, warnings: none };
}

/** Whether bank data can make an IBAN of the country invalid: only its register can, while its file is valid. */
function isBinding(country: string, banks: BankDirectory | null): boolean {
  return banks !== null && isBindingRegister(country, banks) && !banks.outdated;
}

/** Result of a method named by bank data: a failure is only a warning where the data is not binding. */
export function limitedToWarning<Result extends string>(
  result: Result,
  country: string,
  banks: BankDirectory | null,
): Result | 'w' {
  return result === 'f' && !isBinding(country, banks) ? 'w' : result;
}

/** Whether bank data could make an IBAN of the country invalid until its last day of validity. */
export function wasBinding(country: string, banks: BankDirectory | null): boolean {
  return banks !== null && isBindingRegister(country, banks) && banks.outdated;
}

function isBindingRegister(country: string, { authority }: BankDirectory): boolean {
  return authority === 'register' && bindingRegisters.has(country);
}
