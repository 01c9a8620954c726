import { type BankRecord, listBics } from '../verdict/bank-directory.js';
import { normalizeCharacters } from '../input/clean-iban.js';

/** ISO 9362: institution, country, location and an optional branch. */
const BIC_PATTERN = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const BANK_LENGTH = 8;
const HEAD_OFFICE = 'XXX';

/** Cleans a BIC like an IBAN. @returns null when nothing is left; undefined when the rest has not the form of ISO 9362 */
export function cleanBic(input: string): string | null | undefined {
  const bic = normalizeCharacters(input);
  if (bic === '') return null;
  return typeof bic === 'string' && BIC_PATTERN.test(bic) ? bic : undefined;
}

/**
 * Relation of a BIC to a bank.
 * - `own`: one of the bank's; 8 characters match any branch, no branch or XXX is the head office
 * - `branch`: of the same institution, but of a branch that the data does not list for this bank code
 * - `successor`: of the bank that takes over the bank code
 * - `other`: of another bank
 * - `unknown`: the bank has no known BIC
 */
type BicRelation = 'own' | 'branch' | 'successor' | 'other' | 'unknown';

/** Compares a BIC with those of a bank. @param bic cleaned */
export function classifyBicRelation(bic: string, bank: BankRecord): BicRelation {
  const bics = listBics(bank);
  if (bics.some((bankBic) => isSameBic(bic, bankBic))) return 'own';
  const next = bank.successor?.bic;
  if (next && isSameBic(bic, next)) return 'successor';
  if (bics.length === 0) return 'unknown';
  return bics.some((bankBic) => extractInstitution(bankBic) === extractInstitution(bic)) ? 'branch' : 'other';
}

/** Whether two cleaned BICs match; 8 characters match any branch. */
export function isSameBic(bic: string, bankBic: string): boolean {
  if (extractInstitution(bic) !== extractInstitution(bankBic)) return false;
  return bic.length === BANK_LENGTH || bankBic.length === BANK_LENGTH || extractBranch(bic) === extractBranch(bankBic);
}

function extractInstitution(bic: string): string {
  return bic.slice(0, BANK_LENGTH);
}

function extractBranch(bic: string): string {
  return bic.slice(BANK_LENGTH) || HEAD_OFFICE;
}
