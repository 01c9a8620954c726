import { defaultTimes, timesIn } from '@pruefer/contracts';
import { keyFields } from './key-fields.js';

const fieldTexts = (change: object, times = defaultTimes) =>
  Object.fromEntries(keyFields(times).map(([label, formatField]) => [label, formatField(change)]));

it('says every field of the form in words', () => {
  const rules = { expiresAt: null, rateLimitPerMinute: null, allowedAddresses: [] };
  expect(
    fieldTexts({
      clientName: 'Nordlicht AG',
      clientEmail: 'a@b.example',
      language: 'en',
      quota: 1_250_001,
      isActive: true,
      ...rules,
    }),
  ).toEqual({
    'Name des Kunden': 'Nordlicht AG',
    'E-Mail des Kunden': 'a@b.example',
    'Sprache der Nachrichten': 'Englisch',
    'Kontingent (Aufrufe)': '1.250.001',
    Aktiv: 'ja',
    'Gültig bis einschließlich': 'keine Angabe',
    'Höchstens Aufrufe pro Minute': 'keine Angabe',
    'Erlaubte IP-Adressen und Netze': 'keine Angabe',
  });
  expect(fieldTexts({ rateLimitPerMinute: 1_200, allowedAddresses: ['203.0.113.0/24', '::1'] })).toMatchObject({
    'Höchstens Aufrufe pro Minute': '1.200',
    'Erlaubte IP-Adressen und Netze': '203.0.113.0/24, ::1',
  });
});

it('says the end of a key as its last day, in the zone of the settings, and an unreadable one as it was typed', () => {
  const expiresAt = '2027-06-30T22:00:00.000Z';
  const label = 'Gültig bis einschließlich';
  expect(fieldTexts({ expiresAt })[label]).toBe('30.06.2027');
  const newYork = timesIn({ timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm A' });
  expect(fieldTexts({ expiresAt }, newYork)[label]).toBe('06/30/2027');
  expect(fieldTexts({ expiresAt: 'morgen' })[label]).toBe('morgen');
});
