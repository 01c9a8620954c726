import type { Language, Translation } from '../texts/language.js';

const german = {
  noSuchCountry: (code: string) => `Kein Land mit IBAN hat den Ländercode ${code.slice(0, 10)}.`,
  bankCode: (country: string, length: number) => `Der Bankcode hat in diesem Land ${length} Stellen (${country}).`,
  /** @param lengths without and with the check digits */
  account: (country: string, lengths: readonly number[], isDigits: boolean) =>
    isDigits
      ? `Die Kontonummer hat in diesem Land höchstens ${Math.max(...lengths)} Ziffern (${country}).`
      : `Die Kontonummer hat in diesem Land genau ${[...new Set(lengths)].join(' oder ')} Buchstaben oder Ziffern (${country}).`,
  /** @param lengths of prefix and number */
  dashedAccount: (country: string, lengths: readonly number[]) =>
    `Die Kontonummer hat in diesem Land höchstens ${lengths[1]} Ziffern. Davor steht, mit einem Bindestrich getrennt, ein Präfix mit höchstens ${lengths[0]} Ziffern, wenn das Konto eines hat (${country}).`,
  /** @param parts after bank and branch, in order */
  wholeAccount: (
    country: string,
    lengths: readonly number[],
    parts: readonly { readonly name: string; readonly length: number }[],
  ) =>
    `Die Kontonummer hat in diesem Land genau ${lengths.join(' oder ')} Stellen: ${parts.map(({ name, length }) => `${name} (${length})`).join(', ')} (${country}).`,
  wrongCheckDigits: (country: string) =>
    `Die Prüfziffern am Ende der Kontonummer passen nicht zu den übrigen Stellen (${country}).`,
  notIssued: (country: string) => `Zu dieser Kontonummer gibt es keine Prüfziffer (${country}).`,
} as const;

type AssemblyTexts = Translation<typeof german>;

const english: AssemblyTexts = {
  noSuchCountry: (code) => `No country with IBANs has the country code ${code.slice(0, 10)}.`,
  bankCode: (country, length) => `The bank code has ${length} characters in this country (${country}).`,
  account: (country, lengths, isDigits) =>
    isDigits
      ? `The account number has at most ${Math.max(...lengths)} digits in this country (${country}).`
      : `The account number has exactly ${[...new Set(lengths)].join(' or ')} letters or digits in this country (${country}).`,
  dashedAccount: (country, lengths) =>
    `The account number has at most ${lengths[1]} digits in this country. If the account has a prefix, it comes first, with at most ${lengths[0]} digits and a dash after it (${country}).`,
  wholeAccount: (country, lengths, parts) =>
    `The account number has exactly ${lengths.join(' or ')} characters in this country: ${parts.map(({ name, length }) => `${name.toLowerCase()} (${length})`).join(', ')} (${country}).`,
  wrongCheckDigits: (country) =>
    `The check digits at the end of the account number do not match the other characters (${country}).`,
  notIssued: (country) => `There is no check digit for this account number (${country}).`,
};

export const assemblyTextsIn: Readonly<Record<Language, AssemblyTexts>> = { de: german, en: english };
