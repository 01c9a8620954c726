import { accountMethods, checkBy } from './account-checks/germany/account-methods.js';
import { fittingCheckDigits } from './account-checks/germany/fitting-check-digits.js';
import type { BankRecord } from './bank-directory.js';
import type { Structure } from './structure.js';

/**
 * What the check digit within a German account number says, by the method of its bank.
 * @returns p right; f wrong; w wrong by a method that is read in different ways; n not checked: no method is known, or it says that this
 *   account number carries no check digit
 */
export function checkAccount(iban: string, structure: Structure, bank: BankRecord | null): 'p' | 'w' | 'f' | 'n' {
  const method = methodOf(structure, bank);
  if (!method || !bank) return 'n';
  const result = checkBy(method, accountOf(iban, structure), bank.code);
  if (result === 'passed') return 'p';
  if (result === 'notChecked') return 'n';
  return method.trust === 'contested' ? 'w' : 'f';
}

/**
 * Where the wrong check digit of an account number stands in the IBAN, from 1.
 * @returns null when its place is not the same in all account numbers of the method, or when no other digit there would make the number right
 */
export function accountCheckDigitPosition(iban: string, structure: Structure, bank: BankRecord | null): number | null {
  const place = methodOf(structure, bank)?.rule.place ?? null;
  const fits = place !== null && accountCheckDigits(iban, structure, bank).length > 0;
  return fits ? structure.account.start - 1 + place : null;
}

/** The check digits with which the account number of a German IBAN would be right. */
export function accountCheckDigits(iban: string, structure: Structure, bank: BankRecord | null): readonly string[] {
  const method = methodOf(structure, bank);
  return method && bank ? fittingCheckDigits(method, accountOf(iban, structure), bank.code) : [];
}

/** The account number of an IBAN, as typed. */
export function accountOf(iban: string, { account }: Structure): string {
  return iban.slice(account.start - 1, account.end);
}

function methodOf({ country }: Structure, bank: BankRecord | null) {
  return country === 'DE' && bank?.method ? accountMethods.get(bank.method) : undefined;
}
