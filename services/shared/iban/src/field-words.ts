import type { FieldKind } from './field-kind.js';
import type { Language } from './language.js';

interface FieldWords {
  readonly name: string;
  /** Place of a character, as in the text `misplaced`. */
  readonly within: string;
}

type FieldWordsByLanguage = Readonly<Record<Language, FieldWords>>;

const fieldWords: Readonly<Record<FieldKind, FieldWordsByLanguage>> = {
  country: {
    de: { name: 'Land', within: 'Im Ländercode' },
    en: { name: 'Country', within: 'in the country code' },
  },
  checkDigits: {
    de: { name: 'Prüfziffern', within: 'In den Prüfziffern' },
    en: { name: 'Check digits', within: 'in the check digits' },
  },
  bank: {
    de: { name: 'Bankcode', within: 'Im Bankcode' },
    en: { name: 'Bank code', within: 'in the bank code' },
  },
  branch: {
    de: { name: 'Filiale', within: 'In der Nummer der Filiale' },
    en: { name: 'Branch', within: 'in the branch code' },
  },
  account: {
    de: { name: 'Kontonummer', within: 'In der Kontonummer' },
    en: { name: 'Account number', within: 'in the account number' },
  },
  nationalCheckDigits: {
    de: { name: 'Nationale Prüfziffer', within: 'In der nationalen Prüfziffer' },
    en: { name: 'National check digit', within: 'in the national check digit' },
  },
  accountPrefix: {
    de: { name: 'Kontopräfix', within: 'Im Kontopräfix' },
    en: { name: 'Account prefix', within: 'in the account prefix' },
  },
  accountType: {
    de: { name: 'Kontoart', within: 'In der Kontoart' },
    en: { name: 'Account type', within: 'in the account type' },
  },
  currency: {
    de: { name: 'Währung', within: 'In der Währung' },
    en: { name: 'Currency', within: 'in the currency' },
  },
  holder: {
    de: { name: 'Inhaber', within: 'In der Nummer des Inhabers' },
    en: { name: 'Holder', within: 'in the number of the holder' },
  },
  reserve: {
    de: { name: 'Reserve', within: 'In der Reserve' },
    en: { name: 'Reserved', within: 'in the reserved characters' },
  },
};

const bankleitzahl: FieldWordsByLanguage = {
  de: { name: 'Bankleitzahl', within: 'In der Bankleitzahl' },
  en: fieldWords.bank.en,
};
const sortCode: FieldWordsByLanguage = {
  de: { name: 'Sort Code', within: 'Im Sort Code' },
  en: { name: 'Sort code', within: 'in the sort code' },
};
const kennitala: FieldWordsByLanguage = {
  de: { name: 'Kennitala', within: 'In der Kennitala' },
  en: { name: 'Kennitala', within: 'in the kennitala' },
};

/** Countries with a well-known name of their own for a field. */
const ownWords: Readonly<Record<string, Partial<Record<FieldKind, FieldWordsByLanguage>>>> = {
  AT: { bank: bankleitzahl },
  DE: { bank: bankleitzahl },
  GB: { branch: sortCode },
  IE: { branch: sortCode },
  IS: { holder: kennitala },
};

function wordsFor(country: string, kind: FieldKind): FieldWordsByLanguage {
  return ownWords[country]?.[kind] ?? fieldWords[kind];
}

export function fieldName(country: string, kind: FieldKind, language: Language): string {
  return wordsFor(country, kind)[language].name;
}

/** Place of a character in a sentence, such as "In der Bankleitzahl". */
export function withinField(country: string, kind: FieldKind, language: Language): string {
  return wordsFor(country, kind)[language].within;
}

/** Name of the characters after the last field of an IBAN that is too long. */
export const surplusName = { de: 'Überzählig', en: 'Surplus' } as const;
