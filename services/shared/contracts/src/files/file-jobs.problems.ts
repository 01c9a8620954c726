import type { Problems } from '../problems/problem-definition.js';

export const fileJobProblems = {
  file_job_unknown: { status: 404, text: 'Diesen Auftrag gibt es nicht (mehr).' },
  /** The text says what the state is. */
  file_job_state: { status: 409, text: 'Das passt nicht zum Stand des Auftrags.' },
  upload_offset: {
    status: 409,
    text: 'Das Stück beginnt nicht dort, wo der Upload steht. Bitte fragen Sie den Stand ab und setzen Sie dort fort.',
  },
  file_format_unsupported: {
    status: 415,
    text: 'Excel-Dateien lesen wir nicht. Bitte speichern Sie die Tabelle in Excel oder LibreOffice mit „Speichern unter“ als „CSV UTF-8“.',
  },
  too_many_file_jobs: {
    status: 429,
    text: 'Es sind schon 10 Aufträge offen. Bitte starten, beenden oder löschen Sie zuerst einen davon.',
  },
  file_storage_full: {
    status: 503,
    text: 'Für diese Datei ist gerade kein Platz. Bitte versuchen Sie es später noch einmal.',
  },
} as const satisfies Problems;
