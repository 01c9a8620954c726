import type { Problems } from '../problems/problem-definition.js';

export const logProblems = {
  log_unknown: { status: 404, text: 'Diesen Log-Eintrag gibt es nicht (mehr).' },
  log_search_too_slow: {
    status: 503,
    text: 'Diese Suche dauert zu lange. Bitte wählen Sie einen kürzeren Zeitraum oder weniger Ausschlüsse.',
  },
  cleanup_too_late: {
    status: 400,
    text: 'Die Logs der letzten Zeit bleiben immer erhalten. Bitte wählen Sie ein früheres Datum.',
  },
  erasure_reason_names_iban: {
    status: 400,
    text: 'Die Begründung nennt die IBAN oder einen Teil davon. Sie bleibt im Protokoll stehen: Bitte formulieren Sie sie ohne IBAN und Kontonummer.',
  },
  exports_busy: {
    status: 503,
    text: 'Es laufen gerade schon mehrere Exporte. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Problems;
