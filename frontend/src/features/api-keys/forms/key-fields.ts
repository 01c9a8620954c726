import { type ChangeApiKeyBody, isInstant, type Times } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';
import { lastDayText } from '../key/last-day-text.js';

const { fields, languages } = tc.apiKeys;
const { yes, no, none } = tc.conflict;

/** The editable fields of a key in words. @param times zone and formats of its last day */
export function keyFields(times: Times): ComparedField<ChangeApiKeyBody>[] {
  return [
    [fields.clientName, ({ clientName }) => clientName ?? ''],
    [fields.clientEmail, ({ clientEmail }) => clientEmail ?? ''],
    [fields.language, ({ language }) => (language ? languages[language] : none)],
    [fields.quota, ({ quota }) => typedNumberText(quota)],
    [fields.isActive, ({ isActive }) => (isActive ? yes : no)],
    [fields.expiresAt, ({ expiresAt }) => (isInstant(expiresAt) ? lastDayText(expiresAt, times) : (expiresAt ?? none))],
    [fields.rateLimit, ({ rateLimitPerMinute }) => typedNumberText(rateLimitPerMinute)],
    [fields.addresses, ({ allowedAddresses }) => allowedAddresses?.join(', ') || none],
  ];
}

/** A typed number may still be text. */
function typedNumberText(value: number | string | null | undefined): string {
  return typeof value === 'number' ? tc.number(value) : (value ?? none);
}
