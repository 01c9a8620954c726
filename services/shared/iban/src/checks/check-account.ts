import { accountMethods, checkBy, listReadingFindings } from '../account-checks/account-methods.js';
import { fittingCheckDigits, hasFittingCheckDigit } from '../account-checks/fitting-check-digits.js';
import type { BankRecord } from '../verdict/bank-directory.js';
import type { Language } from '../texts/language.js';
import type { Structure } from '../registry/structure.js';

/** @returns p right; f wrong; w wrong by some readings only; n not checked: unknown method or no check digit */
export function checkAccount(iban: string, structure: Structure, bank: BankRecord | null): 'p' | 'w' | 'f' | 'n' {
  return findMethod(structure, bank) ? checkAccountText(extractAccountNumber(iban, structure), structure, bank) : 'n';
}

/** The same for the account number alone. @param account as in an IBAN of its country */
export function checkAccountText(
  account: string,
  structure: Structure,
  bank: BankRecord | null,
): 'p' | 'w' | 'f' | 'n' {
  const method = findMethod(structure, bank);
  if (!method || !bank) return 'n';
  switch (checkBy(method, account, bank.code)) {
    case 'passed':
      return 'p';
    case 'notChecked':
      return 'n';
    case 'warning':
      return 'w';
    case 'failed':
      return 'f';
  }
}

/** The readings of the bank's method that refuse the account number; each a clause that follows "wenn" or "if". */
export function refusingReadings(
  iban: string,
  structure: Structure,
  bank: BankRecord | null,
  language: Language,
): readonly string[] {
  const method = findMethod(structure, bank);
  if (!method || !bank) return [];
  const findings = listReadingFindings(method, extractAccountNumber(iban, structure), bank.code, language);
  return findings.filter(({ result }) => result === 'failed').map(({ difference }) => difference);
}

interface AccountCheckDigit {
  /** Place in the IBAN, from 1. */
  readonly position: number;
  /** The digits that make the account number valid; several when the method has variants. */
  readonly fitting: readonly string[];
}

/** The wrong check digit of a German account number. @returns undefined when its position varies or no other digit makes the number valid */
export function accountCheckDigit(
  iban: string,
  structure: Structure,
  bank: BankRecord | null,
): AccountCheckDigit | undefined {
  const method = findMethod(structure, bank);
  const position = accountCheckDigitPosition(iban, structure, bank);
  if (!method || !bank || position === undefined) return undefined;
  return { position, fitting: fittingCheckDigits(method, extractAccountNumber(iban, structure), bank.code) };
}

/** Position of a German account number's check digit in the IBAN, from 1. @returns undefined as `accountCheckDigit` does */
export function accountCheckDigitPosition(
  iban: string,
  structure: Structure,
  bank: BankRecord | null,
): number | undefined {
  const method = findMethod(structure, bank);
  const position = method?.position ?? null;
  if (!method || !bank || position === null) return undefined;
  const has = hasFittingCheckDigit(method, extractAccountNumber(iban, structure), bank.code);
  return has ? structure.account.start - 1 + position : undefined;
}

/** Account number of an IBAN, as typed. */
export function extractAccountNumber(iban: string, { account }: Structure): string {
  return iban.slice(account.start - 1, account.end);
}

function findMethod({ country }: Structure, bank: BankRecord | null) {
  return country === 'DE' && bank?.method ? accountMethods.get(bank.method) : undefined;
}
