import type { Problems } from '../../problems/problem-definition.js';

export const pageProblems = {
  page_unknown: { status: 404, text: 'Diese Seite gibt es nicht.' },
  revision_unknown: { status: 404, text: 'Diese Version der Seite gibt es nicht mehr.' },
  plan_unknown: { status: 404, text: 'Diese geplante Veröffentlichung gibt es nicht.' },
  redirect_unknown: { status: 404, text: 'Diese Weiterleitung gibt es nicht.' },
  /** The token is invalid or expired, or the page has changed since. */
  preview_expired: {
    status: 404,
    text: 'Diese Vorschau ist abgelaufen. Bitte öffnen Sie sie aus der Seiten-Verwaltung noch einmal.',
  },
  slug_taken: { status: 409, text: 'Diese Adresse hat schon eine andere Seite.' },
  /** The address is a redirect of another page, whose old links would lead to a different page. */
  slug_redirects: {
    status: 409,
    text: 'Diese Adresse leitet auf eine andere Seite weiter. Bitte löschen Sie zuerst die Weiterleitung.',
  },
  draft_missing: { status: 409, text: 'Diese Seite hat keinen Entwurf.' },
  /** Only a published page has a separate draft. */
  page_unpublished: {
    status: 409,
    text: 'Diese Seite ist nicht veröffentlicht und selbst ein Entwurf. Bitte speichern Sie die Seite.',
  },
  page_in_trash: { status: 409, text: 'Diese Seite liegt im Papierkorb. Bitte stellen Sie sie zuerst wieder her.' },
  plan_ended: { status: 409, text: 'Diese geplante Veröffentlichung ist schon ausgeführt oder abgebrochen.' },
  plan_time_invalid: {
    status: 400,
    text: 'Der Zeitpunkt muss in der Zukunft und darf höchstens ein Jahr voraus liegen.',
  },
  too_many_plans: { status: 409, text: 'Für diese Seite sind schon zehn Veröffentlichungen geplant.' },
  pages_full: {
    status: 409,
    text: 'Es gibt schon 1.000 Seiten, oder ihre Texte sind zusammen größer als 20 MB. Bitte löschen Sie Seiten, die Sie nicht mehr brauchen.',
  },
  redirects_full: {
    status: 409,
    text: 'Es gibt schon 5.000 Weiterleitungen. Bitte löschen Sie solche, die niemand mehr braucht.',
  },
  /** The text is nested too deeply, renders too slowly, or results in too much HTML. */
  content_too_complex: {
    status: 400,
    text: 'Der Text ist zu tief verschachtelt oder zu aufwendig. Bitte vereinfachen oder teilen Sie ihn.',
  },
} as const satisfies Problems;
