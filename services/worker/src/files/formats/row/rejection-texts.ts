import { MAX_REFERENCE_LENGTH } from '@pruefer/contracts';
import type { Rejection } from './file-row.js';

/** Why a row was not checked, to the customer. */
export const rejectionTexts: Readonly<Record<Rejection, string>> = {
  no_iban: 'In dieser Zeile steht keine IBAN.',
  number_notation:
    'Die Tabelle hat die IBAN in eine Zahl wie 1,23E+21 umgewandelt. Bitte formatieren Sie die Spalte als Text, bevor Sie die IBANs einfügen.',
  digits_only:
    'Hier stehen nur Ziffern. Bitte geben Sie die IBAN mit Länderkennung an, zum Beispiel DE89370400440532013000.',
  too_long: 'Das ist länger als jede IBAN. Bitte schreiben Sie in jede Zeile nur eine IBAN.',
  invalid_characters: 'Hier stehen Zeichen, die in keiner IBAN vorkommen. Bitte geben Sie die IBAN neu ein.',
  invalid_bic: 'Ein BIC hat 8 oder 11 Stellen, zum Beispiel COBADEFFXXX. Bitte berichtigen oder löschen Sie ihn.',
  invalid_reference: `Die Referenz ist kein Text oder länger als ${MAX_REFERENCE_LENGTH} Zeichen. Bitte kürzen Sie sie.`,
  invalid_json: 'Bitte schreiben Sie in jede Zeile ein JSON-Objekt mit dem Feld iban.',
  row_too_long: 'Die Zeile ist länger als 64.000 Zeichen. Bitte prüfen Sie ihr Ende und ihre Anführungszeichen.',
};
