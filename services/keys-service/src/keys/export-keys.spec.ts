import { type ApiKeyRecord, defaultTimes } from '@pruefer/contracts';
import { apiKeyRecord } from './api-key-record.fixture.js';
import { keyCsvColumns } from './export-keys.js';

const now = new Date('2026-11-21T00:00:00Z');
const cell = (heading: string, changes: Partial<ApiKeyRecord> = {}) =>
  keyCsvColumns(defaultTimes, now)
    .find((column) => column.heading === heading)!
    .of({ ...apiKeyRecord, ...changes });

it('names the status in German', () =>
  expect(cell('Status', { expiresAt: '2026-11-21T00:00:00Z' })).toBe('Aktiv, abgelaufen'));

it('has no remaining calls after a quota was lowered to its usage', () =>
  expect(cell('Verfügbar', { quota: 20 })).toBe(0));

it.each([
  ['de', 'Deutsch'],
  ['en', 'Englisch'],
] as const)('names the language %s: %s', (language, name) =>
  expect(cell('Sprache der Nachrichten', { language })).toBe(name),
);

it('separates networks by blanks', () => expect(cell('Erlaubte Adressen')).toBe('10.0.0.0/8 ::1/128'));

it.each([
  ['Erstellt (Europe/Berlin)', '21.11.2026 00:30:00'],
  ['Erstellt (UTC)', '2026-11-20T23:30:00.000Z'],
  ['Läuft ab (Europe/Berlin)', null],
])('says %s: %s', (heading, text) => expect(cell(heading)).toBe(text));
