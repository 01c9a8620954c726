import type { Problems } from '../problems/problem-definition.js';

export const alertProblems = {
  delivery_unknown: { status: 404, text: 'Diese Zustellung gibt es nicht.' },
  delivery_waiting: { status: 409, text: 'Diese Zustellung ist noch unterwegs.' },
  /** Mail is switched off, or there is no webhook. */
  channel_not_set_up: { status: 409, text: 'Dieser Weg ist für den Vertrag nicht eingerichtet.' },
  too_many_deliveries: {
    status: 409,
    text: 'Für diesen Vertrag warten schon zu viele Nachrichten. Bitte warten Sie einen Moment.',
  },
  webhook_missing: { status: 409, text: 'Für diesen Vertrag ist kein Webhook eingerichtet.' },
} as const satisfies Problems;
