import type { ApiKeyRecord, Times } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import { lastDayText } from '../key/last-day-text.js';

/** What one field was and is, in words. */
export interface KeyChange {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

const { fields, conflict } = tc.apiKeys;

/** What a person can edit, in words. */
const fieldTexts: readonly (readonly [string, (key: ApiKeyRecord, times: Times) => string])[] = [
  [fields.clientName, ({ clientName }) => clientName],
  [fields.clientEmail, ({ clientEmail }) => clientEmail],
  [fields.quota, ({ quota }) => tc.number(quota)],
  [fields.isActive, ({ isActive }) => (isActive ? conflict.yes : conflict.no)],
  [fields.expiresAt, ({ expiresAt }, times) => (expiresAt ? lastDayText(expiresAt, times) : conflict.none)],
  [fields.rateLimit, ({ rateLimitPerMinute: limit }) => (limit === null ? conflict.none : tc.number(limit))],
  [fields.addresses, ({ allowedAddresses }) => allowedAddresses.join(', ') || conflict.none],
];

/** The changes to a key since it was read. */
export function changesBetween(before: ApiKeyRecord, now: ApiKeyRecord, times: Times): KeyChange[] {
  return fieldTexts
    .map(([label, textOf]) => ({ label, before: textOf(before, times), now: textOf(now, times) }))
    .filter((change) => change.before !== change.now);
}
