import { defaultSystemConfig, SETTINGS_KEY, type Timezone } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { suiteFixture } from '@pruefer/testkit';
import { StatisticsQueries } from '../src/statistics/statistics.queries.js';
import { createRecordBatch, logDatabase } from './support/log-database.js';
import { newAnswer } from './support/sample-events.js';

const log = suiteFixture(logDatabase, (log) => log.close());
beforeEach(() => log.sql('TRUNCATE logs.requests, logs.minute_sums_open, logs.key_hour_sums_open'));

const at = (time: string, fromThenMs = 0) => new Date(Date.parse(time) + fromThenMs).toISOString();

async function store(times: readonly string[]): Promise<void> {
  for (const day of new Set(times.map((time) => time.slice(0, 10)))) await log.partitions.create(day);
  await log.recordRequests.run([createRecordBatch(times.map((time) => newAnswer({ at: time })))]);
}

const todayIn = (timezone: Timezone, now: string) => {
  const settings = new CurrentSettings();
  settings.apply(new Map([[SETTINGS_KEY, { ...defaultSystemConfig, timezone, version: 1 }]]));
  return new StatisticsQueries(log.writing.pool, settings).today(new Date(now));
};

describe('a request belongs to the day of the configured zone', () => {
  it.each<[Timezone, string, string, string]>([
    ['Europe/Berlin', 'in winter', '2026-01-14T23:00:00Z', '2026-01-15T23:00:00Z'],
    ['Europe/Berlin', 'in summer', '2026-07-14T22:00:00Z', '2026-07-15T22:00:00Z'],
    ['Europe/Berlin', 'the day before clocks go forward', '2026-03-27T23:00:00Z', '2026-03-28T23:00:00Z'],
    ['Europe/Berlin', 'the 23 hours when clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', 'the day after', '2026-03-29T22:00:00Z', '2026-03-30T22:00:00Z'],
    ['Europe/Berlin', 'the 25 hours when clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['Europe/Berlin', 'the day after', '2026-10-25T23:00:00Z', '2026-10-26T23:00:00Z'],
    ['America/New_York', 'when clocks go back', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['Asia/Tokyo', 'without such changes', '2026-03-28T15:00:00Z', '2026-03-29T15:00:00Z'],
    ['UTC', 'itself', '2026-03-29T00:00:00Z', '2026-03-30T00:00:00Z'],
  ])('%s, %s: from %s to %s', async (zone, _, begin, end) => {
    await store([at(begin, -1), begin, at(begin, 3_600_000), at(end, -1), end]);
    for (const now of [begin, at(begin, 12 * 3_600_000), at(end, -1)]) {
      expect(await todayIn(zone, now)).toMatchObject({ todayRequests: 3, totalRequests: 5 });
    }
    expect(await todayIn(zone, at(begin, -1))).toMatchObject({ todayRequests: 1 });
    expect(await todayIn(zone, end)).toMatchObject({ todayRequests: 1 });
  });
});

it('nothing stored is 0, not an error', async () => {
  expect(await todayIn('Europe/Berlin', '2026-01-15T12:00:00Z')).toEqual({
    activeApiKeys: 0,
    allApiKeys: 0,
    todayRequests: 0,
    totalRequests: 0,
    todayIbans: 0,
    successRate: 0,
    avgResponseTime: 0,
    lastDay: Array.from({ length: 24 }, (_, index) => ({
      hour: at('2026-01-14T13:00:00Z', index * 3_600_000),
      requests: 0,
      successRate: null,
      avgResponseTime: null,
    })),
  });
});

it('the mean time is that of measured requests, the success rate that of all', async () => {
  const now = '2026-01-15T12:00:00Z';
  await store([now]);
  const others = [
    newAnswer({ at: now, status: 400, responseTimeMs: 2.75 }),
    newAnswer({ at: now, status: 429, responseTimeMs: 3 }),
  ];
  await log.recordRequests.run([createRecordBatch(others)]);
  expect(await todayIn('Europe/Berlin', now)).toMatchObject({ successRate: 33.3, avgResponseTime: 2.3 });
});
