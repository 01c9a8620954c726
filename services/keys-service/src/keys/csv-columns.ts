import type { ApiKeyRecord } from '@pruefer/contracts';
import type { CsvColumn } from '@pruefer/platform';

/** The columns of the file of keys: what the list shows, and the rules of each key. Never a secret (docs/SECURITY.md C1). */
export const keyCsvColumns: readonly CsvColumn<ApiKeyRecord>[] = [
  { heading: 'Kunde', of: ({ clientName }) => clientName },
  { heading: 'E-Mail', of: ({ clientEmail }) => clientEmail },
  { heading: 'Kennung', of: ({ id }) => id },
  { heading: 'Schlüssel', of: ({ keyHint }) => keyHint },
  { heading: 'Status', of: statusOf },
  { heading: 'Testschlüssel', of: ({ isTest }) => (isTest ? 'ja' : 'nein') },
  { heading: 'Kontingent', of: ({ quota }) => quota },
  { heading: 'Verbraucht', of: ({ used }) => used },
  { heading: 'Verfügbar', of: ({ quota, used }) => Math.max(0, quota - used) },
  { heading: 'Erstellt (UTC)', of: ({ createdAt }) => createdAt },
  { heading: 'Zuletzt benutzt (UTC)', of: ({ lastUsedAt }) => lastUsedAt },
  { heading: 'Läuft ab (UTC)', of: ({ expiresAt }) => expiresAt },
  { heading: 'Ersetzt zum (UTC)', of: ({ supersededAt }) => supersededAt },
  { heading: 'Anfragen je Minute', of: ({ rateLimitPerMinute }) => rateLimitPerMinute },
  { heading: 'Erlaubte Adressen', of: ({ allowedAddresses }) => allowedAddresses.join(' ') },
];

function statusOf({ isRenewed, isActive }: ApiKeyRecord): string {
  if (isRenewed) return isActive ? 'Neu generiert, gilt noch' : 'Neu generiert';
  return isActive ? 'Aktiv' : 'Gesperrt';
}
