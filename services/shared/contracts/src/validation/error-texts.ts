import type { IbanErrorCode } from './validate-iban.endpoints.js';

/** German reasons of invalid IBANs in lists, where the sentence about one IBAN is not known. */
export const errorTexts: Readonly<Record<IbanErrorCode, string>> = {
  iban_charset: 'Die IBAN enthält Zeichen, die in keiner IBAN vorkommen.',
  iban_country: 'Die ersten beiden Zeichen nennen kein Land mit IBAN.',
  iban_length: 'Die IBAN hat nicht die Länge, die ihr Land vorschreibt.',
  iban_structure: 'Der Aufbau der IBAN passt nicht zu ihrem Land.',
  iban_check_digits: 'Die Prüfziffern stimmen nicht. Meist ist eine Stelle falsch oder vertauscht.',
  national_check_digit: 'Die nationale Prüfziffer stimmt nicht.',
  bank_code_unknown: 'Die Bankleitzahl ist nicht vergeben.',
  account_check_digit: 'Die Kontonummer ist bei dieser Bank nicht möglich.',
};

/** The same reasons in English. */
export const errorTextsInEnglish: Readonly<Record<IbanErrorCode, string>> = {
  iban_charset: 'The IBAN contains characters that occur in no IBAN.',
  iban_country: 'The first two characters name no country with IBANs.',
  iban_length: 'The IBAN does not have the length that its country prescribes.',
  iban_structure: 'The structure of the IBAN does not fit its country.',
  iban_check_digits: 'The check digits are wrong. Most often one character is wrong, or two are swapped.',
  national_check_digit: 'The national check digit is wrong.',
  bank_code_unknown: 'The bank code is not assigned.',
  account_check_digit: 'The account number is impossible at this bank.',
};
