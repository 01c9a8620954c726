import { MAX_REFERENCE_LENGTH } from '@pruefer/contracts';
import { cleanBic, cleanIban, type CleaningProblem } from '@pruefer/iban';
import type { ReadRow, Rejection } from './file-row.js';

/** The fields of a row as the file has them; undefined: it has none. */
export interface RawFields {
  readonly iban: string | undefined;
  readonly bic?: string | undefined;
  readonly reference?: string | undefined;
}

/** Matches a number that a spreadsheet has shortened because it is too long for a cell, in German or English. */
const NUMBER_NOTATION = /^\d+(?:[.,]\d+)?E\+?\d+$/;
const DIGITS = /^\d+$/;
/** A word such as "Summe" or "unbekannt" is no attempt at an IBAN. */
const ANY_DIGIT = /\d/;
/** Marks that keep a spreadsheet from reading a text as a number: an apostrophe, or a formula with a text. */
const TEXT_MARK = /^(?:['’](?<text>.*?)['’]?|="(?<formula>.*)")$/s;

const problems: Readonly<Record<CleaningProblem, Rejection>> = {
  iban_missing: 'no_iban',
  iban_too_long: 'too_long',
  iban_characters: 'invalid_characters',
};

/** A cell without the marks of spreadsheets. */
export function withoutTextMark(cell: string): string {
  const groups = TEXT_MARK.exec(cell)?.groups;
  return groups?.['text'] ?? groups?.['formula'] ?? cell;
}

/** The row to check, or why it cannot be checked. */
export function rowOf(line: number, { iban, bic, reference }: RawFields, cells: readonly string[] = []): ReadRow {
  const content = ibanOf(iban ?? '');
  if ('reason' in content) return { line, reason: content.reason, cells };
  const name = reference?.trim() ?? '';
  if (name.length > MAX_REFERENCE_LENGTH) return { line, reason: 'invalid_reference', cells };
  const cleanedBic = cleanBic(withoutTextMark(bic ?? ''));
  if (cleanedBic === undefined) return { line, reason: 'invalid_bic', cells };
  return { line, ...content, ...(cleanedBic && { bic: cleanedBic }), ...(name && { reference: name }), cells };
}

function ibanOf(input: string): { readonly iban: string } | { readonly reason: Rejection } {
  const cleaned = cleanIban(withoutTextMark(input));
  if ('problem' in cleaned) return { reason: problems[cleaned.problem] };
  if (!ANY_DIGIT.test(cleaned.iban)) return { reason: 'no_iban' };
  const reason = brokenBySpreadsheet(cleaned.iban);
  return reason ? { reason } : cleaned;
}

/** Finds out whether a spreadsheet has changed the IBAN into a rounded number, or into digits without the country. */
export function brokenBySpreadsheet(text: string): Rejection | undefined {
  if (NUMBER_NOTATION.test(text)) return 'number_notation';
  return DIGITS.test(text) ? 'digits_only' : undefined;
}
