import type { BankRecord } from './bank-directory.js';
import { bicsOf } from './bank-of-answer.js';
import { withoutBlanks } from './clean-iban.js';

/** Institution, country and place, and a branch or none (ISO 9362). */
const form = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const BANK_LENGTH = 8;
const HEAD_OFFICE = 'XXX';

/**
 * Cleans a BIC as people paste it: blanks and dashes go, small letters become capitals.
 * @returns null when nothing is left, undefined when the input is no BIC of 8 or 11 places
 */
export function cleanBic(input: string): string | null | undefined {
  const bic = withoutBlanks(input);
  if (bic === '') return null;
  return typeof bic === 'string' && form.test(bic) ? bic : undefined;
}

/**
 * How a BIC relates to a bank.
 * - `own`: it is one of the bank's; 8 places stand for any branch, and without a branch or with XXX for the head office
 * - `branch`: of the same institution, but of a branch that the data does not name for this bank code
 * - `successor`: of the bank that takes over the bank code
 * - `other`: of another bank
 * - `unknown`: no BIC of the bank is known
 */
export type BicRelation = 'own' | 'branch' | 'successor' | 'other' | 'unknown';

/** @param bic cleaned */
export function bicRelationOf(bic: string, bank: BankRecord): BicRelation {
  const known = bicsOf(bank);
  if (known.some((own) => isSameBic(bic, own))) return 'own';
  const next = bank.successor?.bic;
  if (next && isSameBic(bic, next)) return 'successor';
  if (known.length === 0) return 'unknown';
  return known.some((own) => institutionOf(own) === institutionOf(bic)) ? 'branch' : 'other';
}

/** Whether two cleaned BICs are of one branch; 8 places stand for any branch. */
export function isSameBic(asked: string, own: string): boolean {
  if (institutionOf(asked) !== institutionOf(own)) return false;
  // A register that names 8 places names no branch: all of the institution's are meant.
  return asked.length === BANK_LENGTH || own.length === BANK_LENGTH || branchOf(asked) === branchOf(own);
}

function institutionOf(bic: string): string {
  return bic.slice(0, BANK_LENGTH);
}

function branchOf(bic: string): string {
  return bic.slice(BANK_LENGTH) || HEAD_OFFICE;
}
