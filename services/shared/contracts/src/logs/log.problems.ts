import type { Problems } from '../problem-definition.js';

/** Refusals of the request log. */
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
  cleanup_running: { status: 409, text: 'Es läuft bereits eine Bereinigung. Bitte warten Sie, bis sie fertig ist.' },
  exports_busy: {
    status: 503,
    text: 'Es laufen gerade schon mehrere Exporte. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Problems;
