import type { FieldKind } from './field-kind.js';
import { structureOf } from './structure.js';
import { surplusName } from './field-words.js';

/** A field of one IBAN with its text. `surplus`: the characters after the last place of the country's IBANs. */
interface FieldText {
  readonly kind: FieldKind | 'surplus';
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The fields of an IBAN, in order; later characters are `surplus`. Empty for an unknown country. @param iban cleaned, any */
export function ibanFieldsOf(iban: string): FieldText[] {
  const structure = structureOf(iban);
  if (!structure) return [];
  const fields: FieldText[] = structure.fields
    .filter(({ start }) => start <= iban.length)
    .map(({ kind, name, start, end }) => ({
      kind,
      name,
      start,
      end: Math.min(end, iban.length),
      text: iban.slice(start - 1, end),
    }));
  if (iban.length > structure.length) {
    const start = structure.length + 1;
    const text = iban.slice(structure.length);
    fields.push({ kind: 'surplus', name: surplusName, start, end: iban.length, text });
  }
  return fields;
}
