import { t } from '../texts/de.js';
import type { CallError } from './call-error.js';

/** What people are told about an error that brought no sentence of its own: offline, not reachable, or unexpected. */
export function noAnswerText({ status }: Pick<CallError, 'status'>): string {
  if (status !== null) return t.refusal.unexpected;
  return navigator.onLine ? t.refusal.unreachable : t.refusal.offline;
}
