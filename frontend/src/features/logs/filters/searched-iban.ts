import { cleanIban, findStructure, germanCountryNames } from '@pruefer/iban';
import { tc } from '~/texts/de-console.js';

/** The shortest IBAN of all countries has that many characters. */
const MIN_LENGTH = 15;
const BEGIN = /^[A-Z]{2}\d{2}/;

/** German error for a text that cannot be a whole IBAN: only whole IBANs are found. null: it may be one. */
export function ibanProblem(typedIban: string): string | null {
  const input = cleanIban(typedIban);
  const isComplete = 'iban' in input && input.iban.length >= MIN_LENGTH && BEGIN.test(input.iban);
  return isComplete ? null : tc.logs.filter.wrongIban;
}

/** German hint for an empty result that the IBAN has a wrong length; not an error, as the log has such IBANs. */
export function lengthHint(typedIban: string): string | null {
  const input = cleanIban(typedIban);
  if (!('iban' in input)) return null;
  const structure = findStructure(input.iban.slice(0, 2));
  if (!structure || structure.length === input.iban.length) return null;
  return tc.logs.wholeIban(germanCountryNames[structure.country] ?? '', structure.length, input.iban.length);
}
