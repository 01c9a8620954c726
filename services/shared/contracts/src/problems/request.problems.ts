import type { Problems } from './problem-definition.js';

/** Refusals that every kind of request can get. */
export const requestProblems = {
  invalid_request: { status: 400, text: 'Die Anfrage enthält ungültige Angaben.' },
  invalid_json: { status: 400, text: 'Die Anfrage ist kein gültiges JSON.' },
  unauthorized: { status: 401, text: 'Sie sind nicht angemeldet.' },
  forbidden: { status: 403, text: 'Dafür fehlt Ihnen die Berechtigung.' },
  not_found: { status: 404, text: 'Diese Adresse gibt es nicht.' },
  method_not_allowed: { status: 405, text: 'Diese Methode ist hier nicht erlaubt.' },
  /** Headers or body arrived too late or too slowly. */
  request_timeout: {
    status: 408,
    text: 'Die Anfrage kam nicht rechtzeitig vollständig an. Bitte senden Sie sie noch einmal.',
  },
  /** The edit was based on an outdated version; `current` in the answer holds the current one. */
  version_conflict: { status: 409, text: 'Der Eintrag wurde inzwischen von jemand anderem geändert.' },
  idempotency_in_progress: {
    status: 409,
    text: 'Diese Anfrage wird gerade schon bearbeitet. Bitte warten Sie einen Moment.',
  },
  idempotency_key_reused: { status: 422, text: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.' },
  body_too_large: { status: 413, text: 'Die Anfrage ist zu groß.' },
  unsupported_media_type: { status: 415, text: 'Die Anfrage muss JSON enthalten (Content-Type: application/json).' },
  content_encoding_unsupported: {
    status: 415,
    text: 'Der Inhalt der Anfrage darf nicht komprimiert sein (Content-Encoding).',
  },
  /** The address has reached the limit of unanswered requests. */
  too_many_open_requests: {
    status: 429,
    text: 'Von Ihrer Adresse sind zu viele Anfragen gleichzeitig offen. Bitte warten Sie einen Moment.',
  },
  rate_limited: { status: 429, text: 'Zu viele Anfragen. Bitte warten Sie einen Moment.' },
  internal_error: { status: 500, text: 'Ein unerwarteter Fehler ist aufgetreten.' },
  unavailable: {
    status: 503,
    text: 'Der Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
  /** The service did not answer a change in time; it may have made the change, or may still make it. */
  outcome_unknown: {
    status: 503,
    text: 'Der Dienst hat nicht rechtzeitig geantwortet. Ihre Eingabe kann trotzdem gespeichert sein: Sehen Sie nach, oder senden Sie dasselbe noch einmal. Doppelt gespeichert wird es nicht.',
  },
} as const satisfies Problems;

/** Problems of calls that take an `Idempotency-Key`. */
export const repeatProblems = ['idempotency_in_progress', 'idempotency_key_reused'] as const;
