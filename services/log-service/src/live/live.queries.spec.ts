import { responseTimeBoundsMs } from '../recording/response-time-buckets.js';
import { computeResponseTimes } from './live.queries.js';

/** A histogram with rows in these buckets, named by their bound; 0 is the open one. */
function histogram(rows: Readonly<Record<number, number>>): number[] {
  return [...responseTimeBoundsMs, 0].map((bound) => rows[bound] ?? 0);
}

it.each([
  ['all in one bucket', { 5: 100 }, [5, 5, 5]],
  ['exactly half below a bound', { 1: 50, 10: 50 }, [1, 10, 10]],
  ['one in a hundred is slow', { 2: 99, 1000: 1 }, [2, 2, 2]],
  ['two in a hundred are slow', { 2: 98, 1000: 2 }, [2, 2, 1000]],
  ['beyond the last bound', { 2: 90, 0: 10 }, [2, null, null]],
  ['a single row', { 3: 1 }, [3, 3, 3]],
  ['no rows', {}, [null, null, null]],
])('%s', (_, rows, [p50, p95, p99]) => {
  expect(computeResponseTimes(histogram(rows))).toEqual({ p50, p95, p99 });
});

it('reads a histogram that is shorter than the bounds are now', () => {
  expect(computeResponseTimes([0, 4])).toEqual({ p50: 2, p95: 2, p99: 2 });
});
