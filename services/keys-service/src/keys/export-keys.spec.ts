import { type ApiKeyRecord, defaultTimes } from '@pruefer/contracts';
import { keyCsvColumns } from './export-keys.js';

const key: ApiKeyRecord = {
  id: 'k-1',
  clientName: 'Muster GmbH',
  clientEmail: 'a@muster.example',
  language: 'de',
  quota: 100,
  used: 120,
  isActive: true,
  isRenewed: false,
  isTest: false,
  createdAt: '2026-09-07T10:00:00.000Z',
  keyHint: 'iban_sk_1234…abcd',
  expiresAt: null,
  allowedAddresses: ['10.0.0.0/8', '::1/128'],
  rateLimitPerMinute: null,
  lastUsedAt: null,
  supersededAt: null,
  version: 1,
};

const cell = (heading: string, changes: Partial<ApiKeyRecord> = {}) =>
  keyCsvColumns(defaultTimes)
    .find((column) => column.heading === heading)!
    .of({ ...key, ...changes });

it.each([
  [{}, 'Aktiv'],
  [{ isActive: false }, 'Gesperrt'],
  [{ isActive: false, isRenewed: true }, 'Neu generiert'],
  [{ isRenewed: true }, 'Neu generiert, gilt noch'],
])('says of %j: %s', (changes, words) => expect(cell('Status', changes)).toBe(words));

it('has no remaining calls after a quota was lowered to its usage', () => expect(cell('Verfügbar')).toBe(0));

it.each([
  ['de', 'Deutsch'],
  ['en', 'Englisch'],
] as const)('names the language %s: %s', (language, name) =>
  expect(cell('Sprache der Nachrichten', { language })).toBe(name),
);

it('separates networks by blanks', () => expect(cell('Erlaubte Adressen')).toBe('10.0.0.0/8 ::1/128'));

it.each([
  ['Erstellt (Europe/Berlin)', '07.09.2026 12:00:00'],
  ['Erstellt (UTC)', '2026-09-07T10:00:00.000Z'],
  ['Läuft ab (Europe/Berlin)', null],
])('says %s: %s', (heading, text) => expect(cell(heading)).toBe(text));
