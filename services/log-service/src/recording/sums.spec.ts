import { newAnswer, newRefusal } from '../../e2e/support/sample-events.js';
import { RecordFields } from '../consuming/record-fields.js';
import type { LogRow } from './log-row.js';
import { readAnswered } from './read-answered.js';
import { readRefused } from './read-refused.js';
import { responseTimeBoundsMs } from './response-time-buckets.js';
import { sumByHour, sumByMinute } from './sums.js';

const createRecordFields = (event: object) => RecordFields.of(Buffer.from(JSON.stringify(event)));
const verdict = (fields: Parameters<typeof newAnswer>[0]): LogRow =>
  readAnswered(createRecordFields(newAnswer(fields)));
const refusal = (fields: Parameters<typeof newRefusal>[0]): LogRow =>
  readRefused(createRecordFields(newRefusal(fields)));

const rows = [
  verdict({ at: '2026-09-07T10:00:59.999Z', responseTimeMs: 0.4 }),
  verdict({ at: '2026-09-07T10:00:00.000Z', responseTimeMs: 1 }),
  verdict({ at: '2026-09-07T10:01:00.000Z', country: 'AT', keyId: null }),
  refusal({ at: '2026-09-07T10:00:10.000Z', status: 429, count: 40 }),
  refusal({ at: '2026-09-07T11:00:00.000Z', status: 401, count: 2 }),
];

it('adds up by minute, status and country, in key order', () => {
  const sums = sumByMinute(rows).map(({ histogram: _histogram, ...sum }) => sum);
  expect(sums).toEqual([
    {
      minute: '2026-09-07T10:00Z',
      status: 200,
      country: 'DE',
      rows: 2,
      requests: 2,
      timedRows: 2,
      responseTimeUs: 1_400,
    },
    { minute: '2026-09-07T10:00Z', status: 429, country: '??', rows: 1, requests: 40, timedRows: 0, responseTimeUs: 0 },
    {
      minute: '2026-09-07T10:01Z',
      status: 200,
      country: 'AT',
      rows: 1,
      requests: 1,
      timedRows: 1,
      responseTimeUs: 1_250,
    },
    { minute: '2026-09-07T11:00Z', status: 401, country: '??', rows: 1, requests: 2, timedRows: 0, responseTimeUs: 0 },
  ]);
});

it('adds up by hour, key and status, in key order', () => {
  expect(sumByHour(rows)).toEqual([
    { hour: '2026-09-07T10:00Z', keyId: '', status: 200, rows: 1, requests: 1 },
    { hour: '2026-09-07T10:00Z', keyId: '', status: 429, rows: 1, requests: 40 },
    { hour: '2026-09-07T10:00Z', keyId: 'key-1', status: 200, rows: 2, requests: 2 },
    { hour: '2026-09-07T11:00Z', keyId: '', status: 401, rows: 1, requests: 2 },
  ]);
});

describe('the histogram', () => {
  const findBucket = (responseTimeMs: number) =>
    sumByMinute([verdict({ responseTimeMs })])[0]?.histogram.findIndex((timed) => timed === 1);

  it.each([
    [0, 0],
    [0.999, 0],
    [1, 1],
    [2.999, 2],
    [999, 17],
    [1_000, 18],
    [2_999.9, 20],
    [3_000, 21],
    [90_000, 21],
  ])('%d ms falls into bucket %d', (responseTimeMs, bucket) => {
    expect(findBucket(responseTimeMs)).toBe(bucket);
  });

  it('has rising bounds and an open end', () => {
    expect(responseTimeBoundsMs).toEqual(responseTimeBoundsMs.toSorted((a, b) => a - b));
    expect(sumByMinute(rows)[0]?.histogram).toEqual([1, 1, ...Array(20).fill(0)]);
  });
});

it('nothing adds up to nothing', () => {
  expect([sumByMinute([]), sumByHour([])]).toEqual([[], []]);
});

it('C10: takes rows out again by sums that add up to nothing with those that brought them', () => {
  const [came, went] = [sumByMinute(rows), sumByMinute(rows, -1)];
  came.forEach(({ rows: count, requests, responseTimeUs, histogram }, index) => {
    const gone = went[index]!;
    expect([gone.rows, gone.requests, gone.responseTimeUs + responseTimeUs]).toEqual([-count, -requests, 0]);
    expect(gone.histogram.map((calls, bucket) => calls + histogram[bucket]!)).toEqual(histogram.map(() => 0));
  });
  expect(sumByHour(rows, -1).map((sum) => -sum.requests)).toEqual(sumByHour(rows).map(({ requests }) => requests));
});
