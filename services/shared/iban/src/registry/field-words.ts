import type { FieldKind } from './field-kind.js';
import type { TextByLanguage } from '../texts/language.js';

interface FieldWord {
  readonly name: string;
  /** Place of a character, as in the text `misplaced`. */
  readonly within: string;
}

/** Words for the fields of an IBAN. */
export interface FieldWords {
  readonly byKind: Readonly<Record<FieldKind, FieldWord>>;
  /** Countries with a well-known name of their own for a field. */
  readonly byCountry: Readonly<Record<string, Partial<Record<FieldKind, FieldWord>>>>;
}

const bankleitzahl = { name: 'Bankleitzahl', within: 'In der Bankleitzahl' };
const sortCode = { name: 'Sort Code', within: 'Im Sort Code' };

export const germanFieldWords: FieldWords = {
  byKind: {
    country: { name: 'Land', within: 'Im Ländercode' },
    checkDigits: { name: 'Prüfziffern', within: 'In den Prüfziffern' },
    bank: { name: 'Bankcode', within: 'Im Bankcode' },
    branch: { name: 'Filiale', within: 'In der Nummer der Filiale' },
    account: { name: 'Kontonummer', within: 'In der Kontonummer' },
    nationalCheckDigits: { name: 'Nationale Prüfziffer', within: 'In der nationalen Prüfziffer' },
    accountPrefix: { name: 'Kontopräfix', within: 'Im Kontopräfix' },
    accountType: { name: 'Kontoart', within: 'In der Kontoart' },
    currency: { name: 'Währung', within: 'In der Währung' },
    holder: { name: 'Inhaber', within: 'In der Nummer des Inhabers' },
    reserve: { name: 'Reserve', within: 'In der Reserve' },
  },
  byCountry: {
    AT: { bank: bankleitzahl },
    DE: { bank: bankleitzahl },
    GB: { branch: sortCode },
    IE: { branch: sortCode },
    IS: { holder: { name: 'Kennitala', within: 'In der Kennitala' } },
  },
};

export function getFieldWord({ byCountry, byKind }: FieldWords, country: string, kind: FieldKind): FieldWord {
  return byCountry[country]?.[kind] ?? byKind[kind];
}

/** Name of the characters after the last field of an IBAN that is too long. */
export const surplusName: TextByLanguage = { de: 'Überzählig', en: 'Surplus' };
