import fc from 'fast-check';
import { type SliceUnit, timeSlices } from './time-slices.js';

const units = ['day', 'hour', 'minute'] as const;
const cut = (from: string, to: string) =>
  timeSlices(new Date(`2026-03-${from}Z`), new Date(`2026-03-${to}Z`), units).map(
    ({ unit, from, to }) => `${unit} ${from.toISOString().slice(8, 23)} ${to.toISOString().slice(8, 23)}`,
  );

it.each([
  ['whole days', '01T00:00:00', '05T00:00:00', ['day 01T00:00:00.000 05T00:00:00.000']],
  ['nothing', '01T00:00:00', '01T00:00:00', []],
  ['an end before the begin', '02T00:00:00', '01T00:00:00', []],
  ['a part of a minute', '01T10:00:10', '01T10:00:20', ['row 01T10:00:10.000 01T10:00:20.000']],
  ['an hour inside a day', '01T10:00:00', '01T11:00:00', ['hour 01T10:00:00.000 01T11:00:00.000']],
  [
    'both sides of midnight',
    '01T23:59:59.5',
    '02T00:00:00.5',
    ['row 01T23:59:59.500 02T00:00:00.000', 'row 02T00:00:00.000 02T00:00:00.500'],
  ],
  [
    'all kinds',
    '01T10:20:30',
    '03T01:01:01',
    [
      'row 01T10:20:30.000 01T10:21:00.000',
      'minute 01T10:21:00.000 01T11:00:00.000',
      'hour 01T11:00:00.000 02T00:00:00.000',
      'day 02T00:00:00.000 03T00:00:00.000',
      'hour 03T00:00:00.000 03T01:00:00.000',
      'minute 03T01:00:00.000 03T01:01:00.000',
      'row 03T01:01:00.000 03T01:01:01.000',
    ],
  ],
])('%s', (_, from, to, slices) => expect(cut(from, to)).toEqual(slices));

it('slices follow each other without gaps, whole units only, rows never over midnight', () => {
  const lengthOf: Readonly<Record<SliceUnit, number>> = { day: 86_400_000, hour: 3_600_000, minute: 60_000, row: 1 };
  const instant = fc.integer({ min: 0, max: 10 * 86_400_000 });
  fc.assert(
    fc.property(instant, instant, (from, to) => {
      const slices = timeSlices(new Date(from), new Date(to), units);
      let end = from;
      for (const slice of slices) {
        expect(slice.from.getTime()).toBe(end);
        end = slice.to.getTime();
        expect(end).toBeGreaterThan(slice.from.getTime());
        expect([slice.from.getTime() % lengthOf[slice.unit], end % lengthOf[slice.unit]]).toEqual([0, 0]);
        const toDayNumber = (ms: number) => Math.floor(ms / 86_400_000);
        if (slice.unit !== 'day') expect(toDayNumber(end - 1)).toBe(toDayNumber(slice.from.getTime()));
      }
      expect(slices.length === 0 || end === to).toBe(true);
    }),
  );
});
