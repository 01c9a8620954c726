import type { FieldKind } from './field-kind.js';

interface FieldWords {
  readonly name: string;
  readonly within: string;
}

const fieldWords: Readonly<Record<FieldKind, FieldWords>> = {
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
};

const bankleitzahl: FieldWords = { name: 'Bankleitzahl', within: 'In der Bankleitzahl' };
const sortCode: FieldWords = { name: 'Sort Code', within: 'Im Sort Code' };
const kennitala: FieldWords = { name: 'Kennitala', within: 'In der Kennitala' };

/** Countries with a well-known name of their own for a field. */
const ownWords: Readonly<Record<string, Partial<Record<FieldKind, FieldWords>>>> = {
  AT: { bank: bankleitzahl },
  DE: { bank: bankleitzahl },
  GB: { branch: sortCode },
  IE: { branch: sortCode },
  IS: { holder: kennitala },
};

function wordsFor(country: string, kind: FieldKind): FieldWords {
  return ownWords[country]?.[kind] ?? fieldWords[kind];
}

export function fieldName(country: string, kind: FieldKind): string {
  return wordsFor(country, kind).name;
}

/** Beginning of a sentence about a field, such as "In der Bankleitzahl". */
export function withinField(country: string, kind: FieldKind): string {
  return wordsFor(country, kind).within;
}

/** The characters after the last field of an IBAN that is too long. */
export const surplusName = 'Überzählig';
