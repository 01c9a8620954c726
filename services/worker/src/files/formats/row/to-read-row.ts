import { MAX_REFERENCE_LENGTH } from '@pruefer/contracts';
import { brokenBySpreadsheet, cleanBic, cleanIban, type CleaningProblem, withoutTextMark } from '@pruefer/iban';
import type { ReadRow, Rejection } from './file-row.js';

/** The fields of a row as the file has them; undefined: it has none. */
export interface RawFields {
  readonly iban: string | undefined;
  readonly bic?: string | undefined;
  readonly reference?: string | undefined;
}

/** A word such as "Summe" or "unbekannt" is no attempt at an IBAN. */
const ANY_DIGIT = /\d/;

const problems: Readonly<Record<CleaningProblem, Rejection>> = {
  iban_missing: 'no_iban',
  iban_too_long: 'too_long',
  iban_characters: 'invalid_characters',
};

/** The row to check, or why it cannot be checked. */
export function toReadRow(line: number, { iban, bic, reference }: RawFields, cells: readonly string[] = []): ReadRow {
  const content = parseIban(iban ?? '');
  if ('reason' in content) return { line, reason: content.reason, cells };
  const name = reference?.trim() ?? '';
  if (name.length > MAX_REFERENCE_LENGTH) return { line, reason: 'invalid_reference', cells };
  const cleanedBic = cleanBic(withoutTextMark(bic ?? ''));
  if (cleanedBic === undefined) return { line, reason: 'invalid_bic', cells };
  return { line, ...content, ...(cleanedBic && { bic: cleanedBic }), ...(name && { reference: name }), cells };
}

function parseIban(input: string): { readonly iban: string } | { readonly reason: Rejection } {
  const cleanedInput = cleanIban(withoutTextMark(input));
  if ('problem' in cleanedInput) return { reason: problems[cleanedInput.problem] };
  if (!ANY_DIGIT.test(cleanedInput.iban)) return { reason: 'no_iban' };
  const reason = brokenBySpreadsheet(cleanedInput.iban);
  return reason ? { reason } : cleanedInput;
}
