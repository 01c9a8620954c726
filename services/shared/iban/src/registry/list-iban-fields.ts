import type { FieldKind } from './field-kind.js';
import { findStructure } from './structure.js';
import { fieldName } from './field-name.js';
import { surplusName } from './field-words.js';
import { type Language, textIn } from '../texts/language.js';

/** A field of one IBAN with its text. `surplus`: the characters after the last position of the country's IBANs. */
interface FieldText {
  readonly kind: FieldKind | 'surplus';
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The fields of an IBAN, in order; later characters are `surplus`. Empty for an unknown country. @param iban cleaned, any */
export function listIbanFields(iban: string, language: Language = 'de'): FieldText[] {
  const structure = findStructure(iban);
  if (!structure) return [];
  const fields: FieldText[] = structure.fields
    .filter(({ start }) => start <= iban.length)
    .map(({ kind, start, end }) => ({
      kind,
      name: fieldName(structure.country, kind, language),
      start,
      end: Math.min(end, iban.length),
      text: iban.slice(start - 1, end),
    }));
  if (iban.length > structure.length) {
    const start = structure.length + 1;
    const text = iban.slice(structure.length);
    fields.push({ kind: 'surplus', name: textIn(surplusName, language), start, end: iban.length, text });
  }
  return fields;
}
