import type { Problems } from '../problems/problem-definition.js';

/** Refusals of API keys and their quota. Unknown and malformed keys share one code, so that answers do not reveal existing keys. */
export const keyProblems = {
  key_ambiguous: { status: 400, text: 'Die Anfrage enthält zwei verschiedene API-Schlüssel.' },
  key_missing: { status: 401, text: 'Für diesen Aufruf brauchen Sie einen API-Schlüssel.' },
  /** The key was sent in the address, the body, a cookie or a wrong header. */
  key_misplaced: {
    status: 401,
    text: 'Der API-Schlüssel gehört in den Header X-API-Key oder Authorization: Bearer, an keine andere Stelle.',
  },
  /** `Authorization` names a scheme other than Bearer. */
  key_scheme_unsupported: {
    status: 401,
    text: 'Dieses Anmeldeverfahren wird nicht angenommen. Der API-Schlüssel gehört in den Header X-API-Key oder Authorization: Bearer.',
  },
  key_unknown: { status: 401, text: 'Ungültiger API-Schlüssel.' },
  key_inactive: { status: 401, text: 'Dieser API-Schlüssel ist gesperrt.' },
  key_expired: { status: 401, text: 'Dieser API-Schlüssel ist abgelaufen.' },
  key_superseded: { status: 401, text: 'Dieser API-Schlüssel wurde durch einen neuen ersetzt.' },
  ip_not_allowed: { status: 401, text: 'Dieser API-Schlüssel ist für Ihre Adresse nicht zugelassen.' },
  quota_exceeded: { status: 429, text: 'Das Kontingent dieses API-Schlüssels ist aufgebraucht.' },
  /** A bulk call exceeds the remaining quota; nothing was charged. */
  quota_insufficient: { status: 429, text: 'Das Kontingent reicht nicht für alle IBANs dieser Anfrage.' },
  order_already_booked: { status: 409, text: 'Diese Auftragsnummer ist für diesen Vertrag schon gebucht.' },
  quota_below_used: {
    status: 409,
    text: 'Das Kontingent kann nicht kleiner werden als das, was schon verbraucht ist.',
  },
  /** The key was renewed: it cannot be renewed again or switched on. */
  key_already_renewed: {
    status: 409,
    text: 'Dieser API-Schlüssel wurde durch einen neuen ersetzt und bleibt gesperrt.',
  },
  key_id_unknown: { status: 404, text: 'Einen API-Schlüssel mit dieser Id gibt es nicht.' },
  booking_unknown: { status: 404, text: 'Diese Buchung gibt es nicht.' },
  booking_not_reversible: { status: 409, text: 'Nur eine Aufbuchung kann storniert werden.' },
  booking_already_reversed: { status: 409, text: 'Diese Aufbuchung ist schon storniert.' },
  /** Calls of a test key cost nothing, so a top-up would be useless. */
  key_is_test: { status: 409, text: 'Auf einen Testschlüssel kann nichts aufgebucht werden.' },
  quota_too_large: { status: 400, text: 'Das Kontingent überschreitet den zulässigen Höchstwert.' },
} as const satisfies Problems;

/** Reasons why `keys.charge` refuses a whole group of checks. */
export const chargeRefusals = [
  'key_unknown',
  'key_inactive',
  'key_expired',
  'key_superseded',
  'ip_not_allowed',
] as const;

export type ChargeRefusal = (typeof chargeRefusals)[number];

/** Reasons why a call with an API key is refused. */
export const keyRefusals = ['key_ambiguous', 'key_misplaced', 'key_scheme_unsupported', ...chargeRefusals] as const;
