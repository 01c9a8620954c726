import { DAY_MS, type LogSearch, type ValidationAnswered } from '@pruefer/contracts';
import { suiteFixture } from '@pruefer/testkit';
import { Client } from 'pg';
import { RollUpSums } from '../src/upkeep/roll-up-sums.js';
import { randomEvents, randomNumbers } from './support/sample-events.js';
import { follow, hashLogValue, listLogIds, requestLog } from './support/request-log.js';

const BEGIN = Date.parse('2026-03-26T00:00:00Z');
const DAYS = 5;

const log = suiteFixture(requestLog, (log) => log.close());
let events: ValidationAnswered[];

interface Stored {
  readonly id: string;
  readonly at: Date;
  readonly status: number;
  readonly key_id: string | null;
}
let stored: readonly Stored[];

const addresses = Array.from({ length: 40 }, (_, last) => `203.0.113.${last}`);
const createIban = (index: number) => `DE${String(index % 90).padStart(2, '0')}370400440532013000`;

beforeAll(async () => {
  const random = randomEvents(6_000, (number) => new Date(BEGIN + Math.floor(number() * DAYS * DAY_MS)), 11);
  const number = randomNumbers(3);
  events = random.answered.map((event, index) => {
    const address = addresses[Math.floor(number() ** 2 * addresses.length)] ?? '';
    const iban = createIban(index);
    return { ...event, address, addressHash: hashLogValue(address), iban, ibanHash: hashLogValue(iban) };
  });
  await log.store(events);
  await log.sql(`
    INSERT INTO logs.keys (key_id, version, contract_id, client_name, quota, used, is_active, is_renewed)
    SELECT id, 1, contract, 'Kunde', 10, 0, true, false
      FROM (VALUES ('key-1', 7), ('key-3', 8), ('key-4', 8)) AS keys (id, contract)`);
  stored = await log.sql('SELECT id, at, status, key_id FROM logs.requests ORDER BY at DESC, id DESC');
});

const inRange = (from: string, to: string) => ({ startDate: `2026-03-${from}`, endDate: `2026-03-${to}` });
const isOfContract = (keyId: string | null) => keyId === 'key-3' || keyId === 'key-4';
const findAddress = (id: string) => events.find((event) => event.id === id)?.address;
const between = (from: string, to: string) => (row: Stored) =>
  row.at >= new Date(`2026-03-${from}`) && row.at < new Date(`2026-03-${to}`);

const filters: [string, LogSearch, (row: Stored) => boolean][] = [
  ['nothing', {}, () => true],
  [
    'a range to the millisecond',
    inRange('27T10:20:30.123Z', '29T01:02:03.456Z'),
    between('27T10:20:30.123Z', '29T01:02:03.456Z'),
  ],
  ['a range inside a minute', inRange('27T10:20:01Z', '27T10:20:59Z'), between('27T10:20:01Z', '27T10:20:59Z')],
  ['days of the zone', inRange('28', '29'), between('27T23:00:00Z', '29T22:00:00Z')],
  ['a begin alone', { startDate: '2026-03-29' }, (row) => row.at >= new Date('2026-03-28T23:00:00Z')],
  ['an end alone', { endDate: '2026-03-27' }, (row) => row.at < new Date('2026-03-27T23:00:00Z')],
  ['a status', { statusCode: 400 }, ({ status }) => status === 400],
  ['several statuses', { statusCode: '400,429' }, ({ status }) => status === 400 || status === 429],
  ['several statuses of a class', { statusCode: '200,429', statusClass: '4xx' }, ({ status }) => status === 429],
  ['all keys of a contract', { contractOf: 'key-3' }, ({ key_id }) => isOfContract(key_id)],
  [
    'a contract, statuses and a range',
    { contractOf: 'key-4', statusCode: '200,400', ...inRange('27T10:20:30Z', '29T01:02:03Z') },
    (row) =>
      isOfContract(row.key_id) && [200, 400].includes(row.status) && between('27T10:20:30Z', '29T01:02:03Z')(row),
  ],
  ['one key of a contract', { contractOf: 'key-3', apiKeyId: 'key-4' }, ({ key_id }) => key_id === 'key-4'],
  ['a key of another contract', { contractOf: 'key-3', apiKeyId: 'key-1' }, () => false],
  [
    'a contract without one of its keys',
    { contractOf: 'key-3', notApiKeyId: 'key-4' },
    (row) => row.key_id === 'key-3',
  ],
  [
    'a contract and an address',
    { contractOf: 'key-3', ipAddress: '203.0.113.0' },
    (row) => isOfContract(row.key_id) && findAddress(row.id) === '203.0.113.0',
  ],
  ['a contract that is not known yet', { contractOf: 'key-2' }, ({ key_id }) => key_id === 'key-2'],
  ['a class', { statusClass: '4xx' }, ({ status }) => status >= 400 && status < 500],
  ['no status of a list', { notStatusCode: '200,429' }, ({ status }) => status !== 200 && status !== 429],
  [
    'a class without one',
    { statusClass: '4xx', notStatusCode: '401' },
    ({ status }) => status === 400 || status === 429,
  ],
  ['a key', { apiKeyId: 'key-3' }, ({ key_id }) => key_id === 'key-3'],
  ['public requests', { apiKeyId: 'public' }, ({ key_id }) => key_id === null],
  [
    'keys without some',
    { notApiKeyId: 'key-1,key-2,public' },
    ({ key_id }) => !['key-1', 'key-2', null].includes(key_id),
  ],
  ['all but one key', { notApiKeyId: 'key-1' }, ({ key_id }) => key_id !== 'key-1'],
  [
    'a key, status and range',
    { apiKeyId: 'key-2', statusCode: 200, ...inRange('27T10:20:30Z', '29T01:02:03Z') },
    (row) => row.key_id === 'key-2' && row.status === 200 && between('27T10:20:30Z', '29T01:02:03Z')(row),
  ],
  ['an address', { ipAddress: '203.0.113.30' }, ({ id }) => findAddress(id) === '203.0.113.30'],
  [
    'no address of a list',
    { notIpAddress: '203.0.113.0,203.0.113.1' },
    ({ id }) => !['203.0.113.0', '203.0.113.1'].includes(findAddress(id) ?? ''),
  ],
  [
    'an IBAN in blocks',
    { iban: 'de17 3704 0044 0532 0130 00' },
    ({ id }) => events.find((event) => event.id === id)?.iban === createIban(17),
  ],
  [
    'an IBAN and a status',
    { iban: createIban(5), statusCode: 400 },
    ({ id, status }) => status === 400 && events.find((event) => event.id === id)?.iban === createIban(5),
  ],
  ['what nothing has', { statusCode: 503 }, () => false],
  ['a key that nobody has', { apiKeyId: 'key-99' }, () => false],
];

describe.each(['as written', 'rolled up'])('E3: %s, every filter finds what belongs to it', (state) => {
  beforeAll(async () => {
    if (state === 'rolled up') expect(await new RollUpSums(log.writing).run(() => true)).toBeGreaterThan(1_000);
  });

  it.each(filters)('%s', async (_, filter, belongs) => {
    const wanted = stored.filter(belongs);
    const page = await log.list({ ...filter, limit: 100 });
    expect([page.total, page.totalIsExact, page.offset]).toEqual([wanted.length, true, 0]);
    expect(listLogIds(page.logs)).toEqual(listLogIds(wanted.slice(0, 100) as never));
    expect(page.previousCursor).toBeNull();
    const offset = Math.floor(wanted.length / 2);
    const later = await log.list({ ...filter, limit: 7, offset });
    expect(listLogIds(later.logs)).toEqual(listLogIds(wanted.slice(offset, offset + 7) as never));
  });
});

describe('cursors', () => {
  it.each<[string, LogSearch]>([
    ['without a filter', {}],
    ['of a key', { apiKeyId: 'key-5' }],
    ['of a contract and statuses', { contractOf: 'key-4', statusCode: '200,400' }],
    ['of an address', { ipAddress: '203.0.113.0' }],
  ])('%s walk through all rows once, forwards and back', async (_, filter) => {
    const query = { ...filter, limit: 97 };
    const first = await log.list(query);
    const pages = [first, ...(await follow(log, query, first, 'nextCursor'))];
    const ids = pages.flatMap(({ logs }) => listLogIds(logs));
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
    expect(pages.map(({ offset }) => offset)).toEqual(pages.map((_page, index) => index * 97));
    const last = pages.at(-1)!;
    const back = await follow(log, query, last, 'previousCursor');
    expect(back.map(({ logs }) => listLogIds(logs))).toEqual(
      pages
        .slice(0, -1)
        .toReversed()
        .map(({ logs }) => listLogIds(logs)),
    );
    expect(back.at(-1)?.offset).toBe(0);
  });

  it('rows that arrive meanwhile move nothing', async () => {
    const first = await log.list({ limit: 10 });
    const second = await log.list({ limit: 10, cursor: first.nextCursor! });
    await log.store([{ ...events[0]!, id: '019a9f00-0000-7000-8000-0000000003e7', at: new Date().toISOString() }]);
    expect(await log.list({ limit: 10, cursor: first.nextCursor! })).toEqual(second);
    const back = await log.list({ limit: 10, cursor: second.previousCursor! });
    expect(back).toEqual(first);
    const fresh = await log.list({ limit: 10 });
    expect([fresh.total, listLogIds(fresh.logs)[0]]).toEqual([first.total + 1, '019a9f00-0000-7000-8000-0000000003e7']);
  });
});

it('D4: a page that takes too long to find is refused as such, and holds up no other', async () => {
  const owner = new Client({ connectionString: log.url('logs', 'owner') });
  await owner.connect();
  try {
    await owner.query('BEGIN');
    await owner.query('LOCK TABLE logs.requests');
    await expect(log.list(inRange('26', '30'))).rejects.toMatchObject({ code: 'log_search_too_slow' });
  } finally {
    await owner.end();
  }
  expect((await log.list(inRange('26', '30'))).logs.length).toBeGreaterThan(0);
});
