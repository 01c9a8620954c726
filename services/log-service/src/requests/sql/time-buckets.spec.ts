import { type Timezone, timezones } from '@pruefer/contracts';
import fc from 'fast-check';
import { timeBuckets } from './time-buckets.js';

const buckets = (from: string, to: string, zone: Timezone = 'Europe/Berlin') =>
  timeBuckets(new Date(from), new Date(to), zone);
const texts = (bounds: readonly Date[]) => bounds.map((bound) => bound.toISOString().slice(5, 16));

it.each([
  ['an hour', '2026-01-15T10:20:30Z', '2026-01-15T11:20:30Z', 60],
  ['24 hours', '2026-01-14T10:20:30Z', '2026-01-15T10:20:30Z', 900],
  ['7 days', '2026-01-08T10:20:30Z', '2026-01-15T10:20:30Z', 7_200],
  ['30 days', '2025-12-16T10:20:30Z', '2026-01-15T10:20:30Z', 43_200],
  ['90 days', '2025-10-17T10:20:30Z', '2026-01-15T10:20:30Z', 86_400],
  ['a year', '2025-01-15T10:20:30Z', '2026-01-15T10:20:30Z', 604_800],
])('%s', (_, from, to, seconds) => expect(buckets(from, to).seconds).toBe(seconds));

it('are never shorter than asked for', () => {
  const [from, to] = [new Date('2026-01-15T10:20:30Z'), new Date('2026-01-15T13:00:00Z')];
  expect(timeBuckets(from, to, 'UTC', 3_600)).toMatchObject({ seconds: 3_600, bounds: { length: 4 } });
});

it('begin at midnight of the zone; the day on which clocks go forward has 23 hours', () => {
  const { bounds } = buckets('2026-03-20T00:00:00+01:00', '2026-05-01T00:00:00+02:00');
  const start = bounds.findIndex((bound) => bound.toISOString() === '2026-03-28T23:00:00.000Z');
  expect(texts(bounds.slice(start, start + 4))).toEqual(['03-28T23:00', '03-29T11:00', '03-29T22:00', '03-30T10:00']);
});

it('the hour that clocks show twice counts as two', () => {
  const { seconds, bounds } = buckets('2026-10-24T22:00:00Z', '2026-10-26T22:30:00Z');
  expect(seconds).toBe(1_800);
  expect(bounds).toHaveLength(98);
});

it('follow each other without gaps, hold the range, and are not too many', () => {
  const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  const lengthMs = fc.oneof(
    ...[1, 60, 1_440, 60_000, 500_000].map((minutes) => fc.integer({ min: 1, max: minutes * 60_000 })),
  );
  fc.assert(
    fc.property(instant, lengthMs, fc.constantFrom(...timezones), (from, ms, zone) => {
      const { bounds, seconds } = timeBuckets(new Date(from), new Date(from + ms), zone);
      expect(bounds.length).toBeGreaterThanOrEqual(2);
      expect(bounds.length).toBeLessThanOrEqual(104);
      expect(+bounds[0]!).toBeLessThanOrEqual(from);
      expect(+bounds[1]!).toBeGreaterThan(from);
      expect(+bounds.at(-1)!).toBeGreaterThanOrEqual(from + ms);
      expect(+bounds.at(-2)!).toBeLessThan(from + ms);
      for (const [index, bound] of bounds.slice(1).entries()) {
        const odd = +bound - +bounds[index]! - seconds * 1_000;
        expect(Math.abs(odd)).toBeLessThanOrEqual(seconds > 3_600 ? 3_600_000 : 0);
      }
    }),
  );
});
