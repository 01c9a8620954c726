import { defaultTimes } from '@pruefer/contracts';
import { bucketText, slotTexts, spanText, sumOfBuckets } from './histogram-labels.js';

it.each([
  [1, 'Sekunde'],
  [30, '30 Sekunden'],
  [60, 'Minute'],
  [1800, '30 Minuten'],
  [3600, 'Stunde'],
  [10_800, '3 Stunden'],
  [86_400, 'Tag'],
  [604_800, '7 Tage'],
])('%i seconds are "%s"', (seconds, text) => expect(bucketText(seconds)).toBe(text));

const barsFrom = (begin: string, seconds: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    begin: new Date(Date.parse(begin) + index * seconds * 1000).toISOString(),
    end: new Date(Date.parse(begin) + (index + 1) * seconds * 1000).toISOString(),
    success: 0,
    refused: 0,
    failed: 0,
  }));

it.each([
  [10, 6, '14:07:30'],
  [1800, 48, '14:07'],
  [7200, 84, '20.11. 14:07'],
  [86_400, 30, '20.11.'],
])('the first of %i s × %i begins at "%s"', (seconds, count, text) => {
  expect(slotTexts(barsFrom('2026-11-20T13:07:30Z', seconds, count), seconds, defaultTimes)[0]).toBe(text);
});

it.each([
  ['2026-11-20T13:00:00Z', '2026-11-20T13:30:00Z', '20.11.2026, 14:00 bis 14:30'],
  ['2026-11-20T22:30:00Z', '2026-11-20T23:00:00Z', '20.11.2026, 23:30 bis 21.11.2026, 00:00'],
])('from %s to %s it is "%s"', (begin, end, text) => {
  expect(spanText(begin, end, defaultTimes)).toBe(text);
});

it('adds the bars up by class', () => {
  const bucket = { begin: '', end: '', success: 1, refused: 2, failed: 3 };
  expect(sumOfBuckets([bucket, bucket])).toEqual({ success: 2, refused: 4, failed: 6 });
});
