import type { ValidationAnswered } from '@pruefer/contracts';
import { suiteFixture } from '@pruefer/testkit';
import { RollUpSums } from '../src/upkeep/roll-up-sums.js';
import { createRecordBatch, expectSumsOfRows, logDatabase } from './support/log-database.js';
import { newAnswer, randomNumbers } from './support/sample-events.js';

const log = suiteFixture(logDatabase, (log) => log.close());
beforeEach(() =>
  log.sql(`TRUNCATE logs.requests, logs.request_details, logs.offsets, logs.dead_letters, logs.minute_sums_open, logs.minute_sums, logs.hour_sums,
      logs.day_sums, logs.total_sums, logs.key_hour_sums_open, logs.key_hour_sums, logs.key_day_sums;
    UPDATE logs.cleanup SET cleaned_until = '-infinity'`),
);

/** The event that takes another one back, as validation-service sends it. */
const reversed = (event: ValidationAnswered): ValidationAnswered => ({
  ...event,
  status: 503,
  errorCode: 'unavailable',
  errorMessage: 'Der Dienst ist vorübergehend nicht erreichbar.',
  bankDetails: null,
  dataVersion: null,
  reversed: true,
});

let offset = 0;
const store = (...events: readonly ValidationAnswered[]) =>
  log.recordRequests.run([createRecordBatch(events, { firstOffset: (offset += 1_000) })]);

/** Rows and both sums, by status. */
async function expectRows(expected: Readonly<Record<number, number>>): Promise<void> {
  await expectSumsOfRows(log);
  const statuses = await log.sql<{ status: number; rows: number }>(
    'SELECT status, count(*)::int AS rows FROM logs.requests GROUP BY 1 ORDER BY 1',
  );
  expect(Object.fromEntries(statuses.map(({ status, rows }) => [status, rows]))).toEqual(expected);
  for (const view of [
    'requests_by_minute',
    'requests_by_hour',
    'requests_by_day',
    'requests_in_all',
    'key_requests_by_hour',
  ]) {
    const sums = await log.sql<{ status: number; rows: number }>(
      `SELECT status, sum(rows)::int AS rows FROM logs.${view} GROUP BY 1 HAVING sum(rows) <> 0 ORDER BY 1`,
    );
    expect([view, Object.fromEntries(sums.map(({ status, rows }) => [status, rows]))]).toEqual([view, expected]);
  }
}

describe('an event that takes another back', () => {
  it.each(['after', 'before', 'beside', 'without'])('C10: %s the other one leaves one row of 503', async (when) => {
    const [event, other] = [newAnswer(), newAnswer()];
    if (when === 'after') await store(event, other);
    if (when === 'before') await store(reversed(event), other);
    if (when === 'beside') await store(event, reversed(event), other, reversed(event));
    if (when === 'without') await store(other);
    await store(when === 'before' ? event : reversed(event));
    await expectRows({ 200: 1, 503: 1 });
    const [row] = await log.sql<Record<string, unknown>>('SELECT * FROM logs.requests WHERE id = $1', [event.id]);
    expect(row).toMatchObject({ status: 503, error_code: 'unavailable', bank_details: null, data_version: null });
    expect(row).toMatchObject({ request_id: event.requestId, iban_masked: 'DE89…3000', key_id: 'key-1' });
    expect(await log.count('SELECT count(*) FROM logs.request_details')).toBe(2);
    expect(await log.count('SELECT count(*) FROM logs.dead_letters')).toBe(0);
  });

  it('C10: corrects a row whose sums are rolled up already, and once only', async () => {
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const events = ([200, 400, 200] as const).map((status) => newAnswer({ at: anHourAgo, status }));
    await store(...events);
    const rollUp = () => new RollUpSums(log.writing).run(() => true);
    await rollUp();
    for (let times = 0; times < 3; times += 1) await store(...events.slice(0, 2).map(reversed));
    await expectRows({ 200: 1, 503: 2 });
    await rollUp();
    await expectRows({ 200: 1, 503: 2 });
  });

  it('D2: at two consumers at once, with the others, in any order: rows and sums agree', async () => {
    const random = randomNumbers(11);
    const plain = Array.from({ length: 60 }, (_, n) => newAnswer({ status: n % 3 === 0 ? 400 : 200 }));
    const all = [...plain, ...plain.filter((_, n) => n % 2 === 0).map(reversed)];
    const shuffled = () => all.map((event) => ({ event, place: random() })).sort((a, b) => a.place - b.place);
    await Promise.all(
      [0, 1, 2].map(async (partition) => {
        const events = shuffled().map(({ event }) => event);
        for (let first = 0; first < events.length; first += 15)
          await log.recordRequests.run([
            createRecordBatch(events.slice(first, first + 15), { partition, firstOffset: first }),
          ]);
      }),
    );
    const kept = plain.filter((_, n) => n % 2 === 1);
    await expectRows({
      200: kept.filter(({ status }) => status === 200).length,
      400: kept.filter(({ status }) => status === 400).length,
      503: plain.length - kept.length,
    });
  });

  it('D7: of a cleaned day stays away', async () => {
    const event = newAnswer();
    await log.sql('UPDATE logs.cleanup SET cleaned_until = $1', [new Date(Date.now() + 1_000).toISOString()]);
    await store(reversed(event));
    expect(await log.count('SELECT count(*) FROM logs.requests')).toBe(0);
  });
});
