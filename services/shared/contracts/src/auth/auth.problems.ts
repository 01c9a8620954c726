import type { Problems } from '../problems/problem-definition.js';

/** Refusals of sign-in. Every failed login has the same code, so that it does not reveal which part was wrong. */
export const authProblems = {
  login_failed: { status: 401, text: 'Ungültige Anmeldedaten oder 2FA-Code.' },
  too_many_attempts: { status: 429, text: 'Zu viele Fehlversuche. Bitte warten Sie, bevor Sie es erneut versuchen.' },
  totp_invalid: { status: 400, text: 'Ungültiger Code. Bitte versuchen Sie es erneut.' },
  totp_replayed: { status: 400, text: 'Dieser Code wurde schon verwendet. Bitte warten Sie auf den nächsten.' },
  /** verify-2fa without a setup that has begun in the last ten minutes. */
  setup_required: { status: 409, text: 'Bitte beginnen Sie die Einrichtung der Zwei-Faktor-Authentifizierung neu.' },
  /** Changing two-factor wants a login of the last five minutes. */
  login_too_old: {
    status: 403,
    text: 'Bitte melden Sie sich neu an, bevor Sie die Zwei-Faktor-Authentifizierung ändern.',
  },
  current_password_wrong: { status: 400, text: 'Das aktuelle Passwort ist falsch.' },
  session_unknown: { status: 404, text: 'Diese Sitzung gibt es nicht mehr.' },
  password_weak: { status: 400, text: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.' },
} as const satisfies Problems;
