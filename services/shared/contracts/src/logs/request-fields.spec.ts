import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Check } from '../validation/check-batch.endpoints.js';
import { LogEntry } from './log-entry.js';
import { requestFieldList } from './request-fields.js';

const given = (read: (field: (typeof requestFieldList)[number]) => string | undefined) =>
  requestFieldList.flatMap((field) => read(field) ?? []);

it.each([
  ['column', given(({ column }) => column)],
  ['name of an entry', given(({ entry }) => entry)],
  ['heading', given(({ heading }) => heading)],
])('no %s is used by two fields', (_, names) => {
  expect(names).toEqual([...new Set(names)]);
});

it('a text that begins outside the log has a bound', () => {
  const texts = requestFieldList.filter(({ form, from }) => form === 'text' && from !== 'log');
  expect(texts.filter(({ max }) => max === undefined)).toEqual([]);
});

const wrongFields = (Class: new () => object, fields: object) =>
  validateSync(plainToInstance(Class, fields)).map(({ property }) => property);

const entry = { id: '1', timestamp: '2026-11-20T13:07:31.123Z', statusCode: 200, country: 'DE', count: 1 };

it('an entry has what every row has, and null or nothing for the rest', () => {
  const others = requestFieldList
    .filter(({ always, entry: name }) => name && !always)
    .map(({ entry: name }) => [name, null]);
  expect(wrongFields(LogEntry, entry)).toEqual([]);
  expect(wrongFields(LogEntry, { ...entry, ...(Object.fromEntries(others) as object) })).toEqual([]);
  expect(wrongFields(LogEntry, {}).sort()).toEqual(Object.keys(entry).sort());
  expect(wrongFields(LogEntry, { ...entry, count: 0, bankDetails: { bic: 5 } }).sort()).toEqual([
    'bankDetails',
    'count',
  ]);
});

it('a check carries the described fields next to its own', () => {
  const check = { iban: 'DE89370400440532013000', keyHash: null, address: '203.0.113.7', receivedAt: 1, waitedMs: 0 };
  expect(wrongFields(Check, { ...check, requestId: 'r-1' })).toEqual([]);
  expect(wrongFields(Check, check)).toEqual(['requestId']);
  expect(wrongFields(Check, { ...check, requestId: 'x'.repeat(65) })).toEqual(['requestId']);
});
