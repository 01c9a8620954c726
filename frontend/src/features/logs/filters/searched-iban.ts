import { cleanIban, structureOf } from '@pruefer/iban';
import { tc } from '~/texts/de-console.js';

/** The shortest IBAN of all countries has that many characters. */
const MIN_LENGTH = 15;
const BEGIN = /^[A-Z]{2}\d{2}/;

/** Why a text cannot be searched for: only whole IBANs are found, and this is certainly a part of one. null: it may be one. */
export function ibanProblem(typed: string): string | null {
  const input = cleanIban(typed);
  const isWhole = 'iban' in input && input.iban.length >= MIN_LENGTH && BEGIN.test(input.iban);
  return isWhole ? null : tc.logs.filter.wrongIban;
}

/** A hint that the typed IBAN has an unusual length, for an empty result; rows with such IBANs exist. */
export function lengthHint(typed: string): string | null {
  const input = cleanIban(typed);
  if (!('iban' in input)) return null;
  const structure = structureOf(input.iban.slice(0, 2));
  if (!structure || structure.length === input.iban.length) return null;
  return tc.logs.wholeIban(structure.name, structure.length, input.iban.length);
}
