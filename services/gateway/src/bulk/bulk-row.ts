import {
  type BulkInput,
  type BulkItem,
  getProblemSentence,
  type LocalizedText,
  MAX_REFERENCE_LENGTH,
  Problem,
  type RowProblem,
} from '@pruefer/contracts';
import { cleanIban } from '@pruefer/iban';
import { parseBic } from '../check/parse-bic.js';
import { inputProblem } from '../check/input-problem.js';

/** Why a row cannot be checked, for readers of any language. */
export interface TranslatableRowProblem extends Omit<RowProblem, 'message'> {
  readonly message: LocalizedText;
}

/** One item of a bulk call: what there is to check, or why it cannot be checked. */
export interface BulkRow {
  readonly reference: string | null;
  readonly content: BulkInput | TranslatableRowProblem;
}

export function isCheckable(content: BulkRow['content']): content is BulkInput {
  return 'iban' in content;
}

const NO_TEXT = { de: 'Bitte geben Sie einen Text ein.', en: 'Please enter a text.' };
const NO_OBJECT = {
  de: 'Bitte senden Sie je Zeile ein Objekt mit dem Feld iban.',
  en: 'Please send an object with the field iban for each row.',
};
const LONG_REFERENCE = {
  de: `Bitte geben Sie höchstens ${MAX_REFERENCE_LENGTH} Zeichen ein.`,
  en: `Please enter at most ${MAX_REFERENCE_LENGTH} characters.`,
};

/** Reads one item; nothing in it fails the call. */
export function toBulkRow(item: unknown): BulkRow {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    return { reference: null, content: fieldRefusal(null, NO_OBJECT) };
  const { iban, bic, reference = null } = item as { readonly [Name in keyof BulkItem]?: unknown };
  if (!isReference(reference))
    return { reference: null, content: fieldRefusal('reference', referenceMessage(reference)) };
  return { reference, content: toRowContent(iban, bic) };
}

function isReference(reference: unknown): reference is string | null {
  return reference === null || (typeof reference === 'string' && reference.length <= MAX_REFERENCE_LENGTH);
}

function referenceMessage(reference: unknown): LocalizedText {
  return typeof reference === 'string' ? LONG_REFERENCE : NO_TEXT;
}

function toRowContent(iban: unknown, bic: unknown): BulkRow['content'] {
  if (iban === undefined || iban === null) return rowProblem(new Problem('iban_missing'), 'iban');
  if (typeof iban !== 'string') return fieldRefusal('iban', NO_TEXT);
  const cleanedInput = cleanIban(iban);
  if ('problem' in cleanedInput) return rowProblem(inputProblem(iban, cleanedInput.problem), 'iban');
  if (bic === undefined || bic === null) return { iban: cleanedInput.iban };
  if (typeof bic !== 'string') return fieldRefusal('bic', NO_TEXT);
  return withBic(cleanedInput.iban, bic);
}

function withBic(iban: string, input: string): BulkRow['content'] {
  try {
    const bic = parseBic(input);
    return bic === undefined ? { iban } : { iban, bic };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return fieldRefusal('bic', error.details.errors?.[0]?.message ?? error.message);
  }
}

function fieldRefusal(field: TranslatableRowProblem['field'], message: LocalizedText): TranslatableRowProblem {
  return { code: 'invalid_request', field, message };
}

function rowProblem({ code, details }: Problem, field: TranslatableRowProblem['field']): TranslatableRowProblem {
  return { code, field, message: details.text ?? getProblemSentence(code) };
}
