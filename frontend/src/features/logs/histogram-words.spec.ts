import { bucketText, slotText, spanText, sumOf } from './histogram-words.js';

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

it.each([
  [10, '14:07:30'],
  [1800, '14:07'],
  [86_400, '20.11.'],
])('a bar of %i s begins at "%s"', (seconds, text) => {
  expect(slotText('2026-11-20T13:07:30Z', seconds, 'Europe/Berlin')).toBe(text);
});

it.each([
  ['2026-11-20T13:00:00Z', '2026-11-20T13:30:00Z', '20.11.2026, 14:00 bis 14:30'],
  ['2026-11-20T22:30:00Z', '2026-11-20T23:00:00Z', '20.11.2026, 23:30 bis 21.11.2026, 00:00'],
])('from %s to %s it is "%s"', (begin, end, text) => {
  expect(spanText(begin, end, 'Europe/Berlin')).toBe(text);
});

it('adds the bars up by class', () => {
  const bucket = { begin: '', end: '', success: 1, refused: 2, failed: 3 };
  expect(sumOf([bucket, bucket])).toEqual({ success: 2, refused: 4, failed: 6 });
});
