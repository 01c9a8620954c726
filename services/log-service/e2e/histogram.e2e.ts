import { DAY_MS, type LogHistogram, type LogSelection } from '@pruefer/contracts';
import { suiteFixture } from '@pruefer/testkit';
import { RollUpSums } from '../src/upkeep/roll-up-sums.js';
import { hashLogValue, requestLog } from './support/request-log.js';
import { newAnswer, randomEvents } from './support/sample-events.js';

const BEGIN = Date.parse('2026-10-22T00:00:00Z');

const log = suiteFixture(requestLog, (log) => log.close());

beforeAll(async () => {
  const drawTime = (random: () => number) => new Date(BEGIN + Math.floor(random() * 6 * DAY_MS));
  const events = randomEvents(5_000, drawTime, 5);
  await log.store(
    events.answered.map((event, index) => ({ ...event, addressHash: hashLogValue(`203.0.113.${index % 9}`) })),
  );
});

/** In the order of the conditions of a list. */
const rowsIn = async (begin: string, end: string, where = 'true') =>
  log.count(`SELECT count(*) FROM logs.requests WHERE at >= $1 AND at < $2 AND ${where}`, [begin, end]);
const sumBuckets = ({ buckets }: LogHistogram) =>
  buckets.reduce((sum, { success, refused, failed }) => sum + success + refused + failed, 0);

const ranges: [string, LogSelection, number][] = [
  ['an hour', { startDate: '2026-10-24T10:20:30Z', endDate: '2026-10-24T11:20:30Z' }, 60],
  ['a day', { startDate: '2026-10-24T10:20:30.5Z', endDate: '2026-10-25T10:20:30.5Z' }, 900],
  ['days around the change of clocks', { startDate: '2026-10-23', endDate: '2026-10-27' }, 7_200],
  ['a week', { startDate: '2026-10-21', endDate: '2026-10-28' }, 7_200],
  ['two months', { startDate: '2026-09-01', endDate: '2026-10-31' }, 86_400],
];
const filters: [LogSelection, string][] = [
  [{}, 'true'],
  [{ statusClass: '4xx' }, 'status BETWEEN 400 AND 499'],
  [{ apiKeyId: 'key-2', notStatusCode: '429' }, `key_id = 'key-2' AND status <> 429`],
  [{ ipAddress: '203.0.113.4' }, `address_hash = '\\x${hashLogValue('203.0.113.4')}'`],
];

describe.each(['as written', 'rolled up'])('%s', (state) => {
  beforeAll(async () => {
    if (state === 'rolled up') expect(await new RollUpSums(log.writing).run(() => true)).toBeGreaterThan(1_000);
  });

  it.each(ranges)(
    '%s: every bucket holds its rows, and together they are the total of the list',
    async (_, range, seconds) => {
      for (const [filter, where] of filters) {
        const histogram = await log.histogram.run({ ...range, ...filter });
        const isShortOfKey = filter.apiKeyId !== undefined && seconds > 60 && seconds < 3_600;
        expect([histogram.bucketSeconds, histogram.isComplete]).toEqual([isShortOfKey ? 3_600 : seconds, true]);
        expect(sumBuckets(histogram)).toBe((await log.list({ ...range, ...filter })).total);
        const middle = histogram.buckets[Math.floor(histogram.buckets.length / 2)]!;
        expect(middle.success).toBe(await rowsIn(middle.begin, middle.end, `${where} AND status < 300`));
        expect(middle.refused).toBe(await rowsIn(middle.begin, middle.end, `${where} AND status BETWEEN 400 AND 499`));
      }
    },
  );
});

describe.each([
  ['while nothing was ever cleaned up', '-infinity'],
  ['after a cleanup', '2026-10-22'],
])('%s', (_, cleanedUntil) => {
  beforeAll(() => log.sql('UPDATE logs.cleanup SET cleaned_until = $1', [cleanedUntil]));
  afterAll(() => log.sql(`UPDATE logs.cleanup SET cleaned_until = '-infinity'`));

  const readSpan = async (filter: LogSelection) => {
    const { buckets } = await log.histogram.run(filter);
    return [Date.parse(buckets[0]!.begin), Date.parse(buckets.at(-1)!.end)];
  };

  it('without a range it shows the last 24 hours, without a begin those before the end', async () => {
    const askedAt = Date.now();
    const [begin, end] = (await readSpan({})) as [number, number];
    expect(end).toBeGreaterThanOrEqual(askedAt - 5_000);
    expect(end - begin).toBeLessThanOrEqual(DAY_MS + 900_000);
    expect(await readSpan({ endDate: '2026-10-25T12:00:00Z' })).toEqual([
      Date.parse('2026-10-24T12:00:00Z'),
      Date.parse('2026-10-25T12:00:00Z'),
    ]);
  });

  it('a range from before the first row is empty', async () => {
    const range = { startDate: '2026-10-18', endDate: '2026-10-20' };
    expect(sumBuckets(await log.histogram.run(range))).toBe(0);
    expect(await log.list(range)).toMatchObject({ logs: [], total: 0 });
  });
});

describe('one entry', () => {
  it('is found by its id, whatever the id says about its time', async () => {
    const at = '2026-10-24T22:59:59.999Z';
    const events = ['019a9f00-0000-7000-8000-0000000003e7', 'ffffffff-ffff-7fff-bfff-ffffffffffff'].map((id) =>
      newAnswer({ id, at, status: 400, errorCode: 'iban_check_digits', requestId: 'request-7' }),
    );
    await log.store(events);
    for (const { id } of events) {
      expect(await log.entry.run(id)).toMatchObject({
        id,
        timestamp: at,
        errorCode: 'iban_check_digits',
        requestId: 'request-7',
      });
    }
  });

  it('G1: shows the remaining part when its full values are deleted', async () => {
    const at = new Date(Date.now() - 31 * DAY_MS).toISOString();
    const event = newAnswer({ at, addressShort: '203.0.113.0/24' });
    await log.store([event]);
    expect(await log.entry.run(event.id)).toMatchObject({ iban: 'DE89…3000', ipAddress: '203.0.113.0/24' });
    const today = newAnswer();
    await log.store([today]);
    expect(await log.entry.run(today.id)).toMatchObject({
      iban: today.iban,
      ipAddress: today.address,
      responseTime: 1.25,
    });
  });

  // The last two are of the end of the year 9999 and of the latest time there is.
  it.each([
    'no-id',
    '019a9f00-0000-7000-8000-0000000003e8',
    "'; DROP TABLE logs.requests",
    'e677d1e8-ed80-7000-8000-000000000000',
    'ffffffff-ffff-7fff-bfff-fffffffffff0',
  ])('E11: %s is unknown', (id) => expect(log.entry.run(id)).rejects.toThrow('Diesen Log-Eintrag gibt es nicht'));
});
