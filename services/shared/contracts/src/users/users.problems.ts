import type { Problems } from '../problems/problem-definition.js';

export const userProblems = {
  user_unknown: { status: 404, text: 'Diesen Benutzer gibt es nicht.' },
  username_taken: { status: 409, text: 'Diesen Benutzernamen gibt es schon.' },
  email_taken: { status: 409, text: 'Diese E-Mail-Adresse wird schon verwendet.' },
  last_admin: {
    status: 409,
    text: 'Der letzte aktive Administrator kann weder deaktiviert noch zum Manager gemacht werden.',
  },
  /** Refusal of an admin's change to the admin's own account. */
  self_change: {
    status: 409,
    text: 'Das eigene Konto können Sie hier weder deaktivieren noch herabstufen noch seine Zwei-Faktor-Authentifizierung zurücksetzen.',
  },
} as const satisfies Problems;
