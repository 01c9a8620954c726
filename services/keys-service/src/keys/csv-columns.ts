import type { ApiKeyRecord, Times } from '@pruefer/contracts';
import { type CsvColumn, timeColumns } from '@pruefer/platform';
import { keyStatus } from './key-status.js';

/** Columns of the key export: those of the list and the rules of each key. Never a secret (docs/SECURITY.md C1). */
export const keyCsvColumns = (times: Times): readonly CsvColumn<ApiKeyRecord>[] => [
  { heading: 'Kunde', of: ({ clientName }) => clientName },
  { heading: 'E-Mail', of: ({ clientEmail }) => clientEmail },
  { heading: 'Kennung', of: ({ id }) => id },
  { heading: 'Schlüssel', of: ({ keyHint }) => keyHint },
  { heading: 'Status', of: keyStatus },
  { heading: 'Testschlüssel', of: ({ isTest }) => (isTest ? 'ja' : 'nein') },
  { heading: 'Kontingent', of: ({ quota }) => quota },
  { heading: 'Verbraucht', of: ({ used }) => used },
  { heading: 'Verfügbar', of: ({ quota, used }) => Math.max(0, quota - used) },
  ...timeColumns<ApiKeyRecord>('Erstellt', times, ({ createdAt }) => createdAt),
  ...timeColumns<ApiKeyRecord>('Zuletzt benutzt', times, ({ lastUsedAt }) => lastUsedAt),
  ...timeColumns<ApiKeyRecord>('Läuft ab', times, ({ expiresAt }) => expiresAt),
  ...timeColumns<ApiKeyRecord>('Ersetzt zum', times, ({ supersededAt }) => supersededAt),
  { heading: 'Anfragen je Minute', of: ({ rateLimitPerMinute }) => rateLimitPerMinute },
  { heading: 'Erlaubte Adressen', of: ({ allowedAddresses }) => allowedAddresses.join(' ') },
];
