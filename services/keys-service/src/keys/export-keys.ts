import { Injectable, type StreamableFile } from '@nestjs/common';
import type { ApiKeyRecord, ApiKeysQuery, Language, Times } from '@pruefer/contracts';
import {
  type Actor,
  addAudit,
  type CsvColumn,
  csvFile,
  CurrentSettings,
  RunningExports,
  timeColumns,
} from '@pruefer/platform';
import { DataSource } from 'typeorm';
import { KeyQueries } from './key.queries.js';
import { keyStatus } from './key-status.js';

const languageNames = { de: 'Deutsch', en: 'Englisch' } as const satisfies Record<Language, string>;

/** Columns of the key export: those of the list and the rules of each key. Never a secret (docs/SECURITY.md C1). */
export const keyCsvColumns = (times: Times, now: Date): readonly CsvColumn<ApiKeyRecord>[] => [
  { heading: 'Kunde', of: ({ clientName }) => clientName },
  { heading: 'E-Mail', of: ({ clientEmail }) => clientEmail },
  { heading: 'Kennung', of: ({ id }) => id },
  { heading: 'Schlüssel', of: ({ keyHint }) => keyHint },
  { heading: 'Status', of: (key) => keyStatus(key, now) },
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
  { heading: 'Sprache der Nachrichten', of: ({ language }) => languageNames[language] },
];

/** Exports all keys of a filter as a CSV stream of any size. */
@Injectable()
export class ExportKeys {
  constructor(
    private readonly database: DataSource,
    private readonly settings: CurrentSettings,
    private readonly queries: KeyQueries,
    private readonly exports: RunningExports,
  ) {}

  /** @throws Problem `exports_busy` */
  run(query: ApiKeysQuery, actor: Actor): Promise<StreamableFile> {
    const details = toAuditDetails(query);
    const columns = keyCsvColumns(this.settings.times, new Date());
    return this.exports.begin('api-schluessel.csv', csvFile(columns, this.queries.all(query)), () =>
      addAudit(this.database, 'keys', { actor, action: 'keys.exported', details }),
    );
  }
}

/** Omits the page, which does not affect the file, and the search term, which may be a person's name (docs/SECURITY.md G1). */
function toAuditDetails(query: ApiKeysQuery) {
  const { search, status, showRenewed, usedFrom, expiry, unusedFor, sort } = query;
  return { status, showRenewed, usedFrom, expiry, unusedFor, sort, ...(search && { bySearch: true }) };
}
