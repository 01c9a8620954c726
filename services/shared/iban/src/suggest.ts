import type { BankDirectory } from './bank-directory.js';
import { checkAccount } from './check-account.js';
import { checkBankCode } from './check-bank-code.js';
import { hasRightCheckDigits, nextMisplaced } from './check-form.js';
import type { Structure } from './structure.js';
import type { Suggestion } from './verdict.js';

/** Characters that are taken for each other when an IBAN is copied by hand or read by a scanner. */
const lookAlikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
};

/** The character that is often meant when this one stands where it is not allowed. */
export function lookAlikeOf(character: string): string | undefined {
  return lookAlikes[character];
}

/**
 * What was probably meant when one character stands where the structure does not allow it: its look-alike, if check digits, bank code and
 * account number then fit.
 * @param position of the first misplaced character, from 1
 */
export function suggestLookAlike(
  iban: string,
  structure: Structure,
  position: number,
  banks: BankDirectory | null,
): readonly Suggestion[] {
  const from = iban.charAt(position - 1);
  const to = lookAlikeOf(from);
  if (to === undefined || nextMisplaced(iban, structure, position) < iban.length) return [];
  const meant = iban.slice(0, position - 1) + to + iban.slice(position);
  if (!hasRightCheckDigits(meant)) return [];
  const { country, bank } = structure;
  const finding = checkBankCode(country, meant.slice(bank.start - 1, bank.end), banks);
  const fits = finding.result !== 'f' && checkAccount(meant, structure, finding.bank) !== 'f';
  return fits ? [{ position, from, to, bankName: finding.bank?.name ?? null }] : [];
}
