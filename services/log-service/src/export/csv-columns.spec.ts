import { addedFields, defaultTimes, type LogEntry, requestFieldList } from '@pruefer/contracts';
import { csvColumns } from './csv-columns.js';

const entry: LogEntry = {
  id: '019a9f00-0000-7000-8000-0000000003e7',
  timestamp: '2026-10-25T01:30:00.123Z',
  apiKeyId: null,
  clientName: null,
  ipAddress: '203.0.113.0/24',
  iban: 'DE89…3000',
  statusCode: 400,
  responseTime: 1.25,
  country: 'DE',
  errorCode: 'iban_check_digits',
  errorMessage: 'Die Prüfziffern stimmen nicht.',
  bankDetails: { bankCode: '37040044', bic: null, bankName: 'Commerzbank', bankAddress: null },
  dataVersion: '2026-09-07',
  requestId: 'request-1',
  count: 1,
};

const cells = (fields: Partial<LogEntry> = {}) =>
  Object.fromEntries(csvColumns(defaultTimes).map(({ heading, of }) => [heading, of({ ...entry, ...fields })]));

it('says every time in the zone and in UTC', () => {
  expect(cells()).toMatchObject({
    'Zeitpunkt (Europe/Berlin)': '25.10.2026 02:30:00',
    'Zeitpunkt (UTC)': '2026-10-25T01:30:00.123Z',
  });
});

it('holds all of an entry, public ones by their name', () => {
  const later = new Set(addedFields.map(({ heading }) => heading));
  const values = Object.entries(cells()).flatMap(([heading, value]) => (later.has(heading) ? [] : [value]));
  expect(values.slice(2)).toEqual([
    ...['Public', null, '203.0.113.0/24', 'DE89…3000', 400, 1, '1,25', 'DE', 'iban_check_digits'],
    ...['Die Prüfziffern stimmen nicht.', '37040044', null, 'Commerzbank', null, '2026-09-07', 'request-1', entry.id],
  ]);
});

it.each(requestFieldList.filter(({ form, entry, heading }) => form === 'text' && entry && heading))(
  'holds $name under its heading',
  ({ entry = '', heading = '' }) => expect(cells({ [entry]: 'a text' })[heading]).toBe('a text'),
);

it('leaves unknown values empty', () => {
  expect(cells({ bankDetails: null, responseTime: null, apiKeyId: 'k-1' })).toMatchObject({
    'API-Schlüssel': 'k-1',
    BLZ: null,
    'Antwortzeit (ms)': null,
  });
});
