import { type LogSelection, Problem } from '@pruefer/contracts';
import { readFilter } from './read-filter.js';
import { BEGIN_OF_TIME, END_OF_TIME } from './selection.js';

const read = (filter: LogSelection) =>
  readFilter(filter, { timezone: 'Europe/Berlin', hashValue: (value) => `hash of ${value}` });

it('asks for everything without a filter', () => {
  expect(read({})).toMatchObject({
    from: BEGIN_OF_TIME,
    to: END_OF_TIME,
    status: { not: [] },
    key: { not: [] },
    rows: { notAddresses: [] },
  });
});

it.each([
  [
    'days are those of the zone, the last one with all of it',
    '2026-03-29',
    '2026-03-29',
    '2026-03-28T23:00',
    '2026-03-29T22:00',
  ],
  [
    'instants are taken as they are',
    '2026-03-29T01:30:00+02:00',
    '2026-03-29T10:00:00Z',
    '2026-03-28T23:30',
    '2026-03-29T10:00',
  ],
  ['both may stand together', '2026-10-25', '2026-10-25T01:00:00Z', '2026-10-24T22:00', '2026-10-25T01:00'],
])('%s', (_, startDate, endDate, from, to) => {
  const selection = read({ startDate, endDate });
  expect([selection.from.toISOString().slice(0, 16), selection.to.toISOString().slice(0, 16)]).toEqual([from, to]);
});

it('23:59:59 of the last day belongs to it, midnight does not', () => {
  const { to } = read({ endDate: '2026-10-25' });
  expect(new Date('2026-10-25T23:59:59+01:00') < to).toBe(true);
  expect(new Date('2026-10-26T00:00:00+01:00') < to).toBe(false);
});

it('names statuses and keys, public requests by null', () => {
  const { status, key } = read({
    statusClass: '4xx',
    notStatusCode: '401,429',
    apiKeyId: 'public',
    notApiKeyId: 'k-1,public',
  });
  expect(status).toEqual({ oneOf: undefined, hundreds: 4, not: [401, 429] });
  expect(key).toEqual({ oneOf: [null], not: ['k-1', null] });
});

it.each<[number | string, number[]]>([
  [429, [429]],
  ['429', [429]],
  ['401,429,401', [401, 429]],
])('the status %p is any of %p', (statusCode, oneOf) => {
  expect(read({ statusCode }).status.oneOf).toEqual(oneOf);
});

it.each<[LogSelection, (string | null)[]]>([
  [{ contractOf: 'k-2' }, ['k-1', 'k-2']],
  [{ contractOf: 'k-2', apiKeyId: 'k-1' }, ['k-1']],
  [{ contractOf: 'k-2', apiKeyId: 'k-3' }, []],
  [{ contractOf: 'k-2', apiKeyId: 'public' }, []],
])('%j asks for the keys %j of a contract', (filter, keys) => {
  const terms = { timezone: 'Europe/Berlin', hashValue: String, contractKeys: ['k-1', 'k-2'] } as const;
  expect(readFilter(filter, terms).key.oneOf).toEqual(keys);
});

it('G1: asks for hashes of the text cleaned as the gateway does', () => {
  const filter = {
    iban: ' IBAN: de89 3704-0044 0532 0130 00',
    ipAddress: '::ffff:203.0.113.7',
    notIpAddress: '2001:DB8:0::1',
  };
  expect(read(filter).rows).toMatchObject({
    iban: 'hash of DE89370400440532013000',
    address: 'hash of 203.0.113.7',
    notAddresses: ['hash of 2001:db8::1'],
  });
});

it.each<[LogSelection, string]>([
  [{ startDate: '2026-03-30', endDate: '2026-03-29' }, 'endDate'],
  [{ iban: '-- --' }, 'iban'],
  [{ iban: 'DE89é' }, 'iban'],
])('refuses %j at its field', (filter, field) => {
  const problem = (() => {
    try {
      return read(filter);
    } catch (error) {
      return error;
    }
  })();
  expect(problem).toBeInstanceOf(Problem);
  expect((problem as Problem).details.errors).toEqual([expect.objectContaining({ field })]);
});

it.each<LogSelection>([
  { startDate: '1200-01-01', endDate: '9999-12-31' },
  { startDate: '1900-01-01T00:00:00+14:00', endDate: '9999-12-31T23:59:59-14:00' },
])('E11: asks for no day that PostgreSQL cannot read: %j', (filter) => {
  expect(read(filter)).toMatchObject({ from: BEGIN_OF_TIME, to: END_OF_TIME });
});
