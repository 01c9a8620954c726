import type { Problems } from '../problems/problem-definition.js';

export const jobProblems = {
  job_unknown: { status: 404, text: 'Diesen Auftrag gibt es nicht (mehr).' },
  /** `current` is the running job. */
  job_running: {
    status: 409,
    text: 'Ein solcher Auftrag läuft bereits. Bitte warten Sie, bis er beendet ist.',
  },
  job_not_cancellable: { status: 409, text: 'Dieser Auftrag kann nicht mehr abgebrochen werden.' },
  job_not_repeatable: { status: 409, text: 'Dieser Auftrag kann nicht noch einmal versucht werden.' },
  /** `current` is the failed job. */
  job_failed: { status: 503, text: 'Der Auftrag ist gescheitert.' },
  /** `current` is the job, which continues to run. */
  job_unfinished: {
    status: 503,
    text: 'Der Auftrag ist noch nicht beendet und läuft weiter. Den Stand zeigt der Abschnitt „Datenbank“.',
  },
} as const satisfies Problems;
