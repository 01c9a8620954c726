import { englishNumber, germanNumber, type Language, MAX_REFERENCE_LENGTH } from '@pruefer/contracts';
import { MAX_ROW_CHARACTERS } from '@pruefer/iban';
import type { Rejection } from './file-row.js';

/** Sentences to the customer about rows that were not checked. */
export const rejectionTexts: Readonly<Record<Rejection, Readonly<Record<Language, string>>>> = {
  no_iban: { de: 'In dieser Zeile steht keine IBAN.', en: 'There is no IBAN in this row.' },
  number_notation: {
    de: 'Die Tabelle hat die IBAN in eine Zahl wie 1,23E+21 umgewandelt. Bitte formatieren Sie die Spalte als Text, bevor Sie die IBANs einfügen.',
    en: 'The spreadsheet has turned the IBAN into a number such as 1.23E+21. Please format the column as text before you insert the IBANs.',
  },
  digits_only: {
    de: 'Hier stehen nur Ziffern. Bitte geben Sie die IBAN mit Länderkennung an, zum Beispiel DE89370400440532013000.',
    en: 'There are only digits here. Please write the IBAN with its country code, for example DE89370400440532013000.',
  },
  too_long: {
    de: 'Das ist länger als jede IBAN. Bitte schreiben Sie in jede Zeile nur eine IBAN.',
    en: 'This is longer than any IBAN. Please write only one IBAN in each row.',
  },
  invalid_characters: {
    de: 'Hier stehen Zeichen, die in keiner IBAN vorkommen. Bitte geben Sie die IBAN neu ein.',
    en: 'There are characters here that occur in no IBAN. Please enter the IBAN again.',
  },
  invalid_bic: {
    de: 'Ein BIC hat 8 oder 11 Stellen, zum Beispiel COBADEFFXXX. Bitte berichtigen oder löschen Sie ihn.',
    en: 'A BIC has 8 or 11 characters, for example COBADEFFXXX. Please correct or delete it.',
  },
  invalid_reference: {
    de: `Die Referenz ist kein Text oder länger als ${MAX_REFERENCE_LENGTH} Zeichen. Bitte kürzen Sie sie.`,
    en: `The reference is no text, or is longer than ${MAX_REFERENCE_LENGTH} characters. Please shorten it.`,
  },
  invalid_json: {
    de: 'Bitte schreiben Sie in jede Zeile ein JSON-Objekt mit dem Feld iban.',
    en: 'Please write in each line a JSON object with the field iban.',
  },
  row_too_long: {
    de: `Die Zeile ist länger als ${germanNumber(MAX_ROW_CHARACTERS)} Zeichen. Bitte prüfen Sie ihr Ende und ihre Anführungszeichen.`,
    en: `The row is longer than ${englishNumber(MAX_ROW_CHARACTERS)} characters. Please check its end and its quotation marks.`,
  },
};
