import { timeText } from './log-times.js';

const at = '2026-11-20T13:07:31.987Z';

it.each([
  ['moment', 'Europe/Berlin', '20.11.2026, 14:07:31'],
  ['moment', 'UTC', '20.11.2026, 13:07:31'],
  ['moment', 'America/Los_Angeles', '20.11.2026, 05:07:31'],
  ['minute', 'Asia/Tokyo', '20.11.2026, 22:07'],
  ['day', 'Asia/Shanghai', '20.11.2026'],
  ['clock', 'Europe/London', '13:07:31'],
  ['hour', 'Europe/Berlin', '14:07'],
  ['shortDay', 'Europe/Berlin', '20.11.'],
] as const)('shows %s in %s', (form, zone, text) => {
  expect(timeText(at, form, zone)).toBe(text);
});

it.each([
  ['2026-03-28T22:59:59Z', '28.03.2026, 23:59:59'],
  ['2026-03-29T00:59:59Z', '29.03.2026, 01:59:59'],
  ['2026-03-29T01:00:00Z', '29.03.2026, 03:00:00'],
  ['2026-10-25T00:30:00Z', '25.10.2026, 02:30:00'],
  ['2026-10-25T01:30:00Z', '25.10.2026, 02:30:00'],
  ['2026-10-25T22:59:59Z', '25.10.2026, 23:59:59'],
])('%s keeps its day when the clocks change', (instant, text) => {
  expect(timeText(instant, 'moment', 'Europe/Berlin')).toBe(text);
});
