import type { Problems } from '../problems/problem-definition.js';

export const bankProblems = {
  bank_data_missing: { status: 404, text: 'Für dieses Land sind keine Bankdaten geladen.' },
  bank_code_unknown: { status: 404, text: 'Diese Bankleitzahl steht nicht im Verzeichnis.' },
  bank_file_unreadable: { status: 400, text: 'Die Datei kann nicht gelesen werden.' },
  bank_file_unknown: { status: 400, text: 'Die Datei ist keine bekannte Bankdatei.' },
  bank_file_mismatched: {
    status: 400,
    text: 'Die Datei passt nicht zu Land oder Tag, die Sie genannt haben. Es wurde nichts geladen.',
  },
  bank_file_empty: { status: 400, text: 'Die Datei enthält keine Banken.' },
  bank_file_faulty: { status: 400, text: 'Mehr als 1 % der Zeilen sind fehlerhaft. Es wurde nichts geladen.' },
  bank_count_dropped: {
    status: 409,
    text: 'Die Datei enthält über 10 % weniger Banken als die geladenen Daten. Bitte bestätigen Sie, dass sie trotzdem geladen werden soll.',
  },
  bank_source_unavailable: {
    status: 503,
    text: 'Die Bankdatei konnte von der eingestellten Adresse nicht geladen werden.',
  },
  bank_import_unknown: { status: 404, text: 'Diesen Import gibt es nicht (mehr).' },
  bank_import_kept: {
    status: 409,
    text: 'Dieser Import kann nicht zurückgenommen werden, weil keiner davor geladen ist.',
  },
  registry_file_unknown: { status: 400, text: 'Die Datei ist keine bekannte Datei des IBAN-Registers.' },
  registry_file_faulty: { status: 400, text: 'Die Datei des IBAN-Registers ist fehlerhaft. Es wurde nichts geladen.' },
  registry_change_unconfirmed: {
    status: 409,
    text: 'Mit dieser Datei werden IBANs ungültig, die bisher richtig waren. Bitte bestätigen Sie, dass sie trotzdem geladen werden soll.',
  },
  registry_release_unknown: { status: 404, text: 'Diese Ausgabe des IBAN-Registers ist nicht (mehr) geladen.' },
} as const satisfies Problems;
