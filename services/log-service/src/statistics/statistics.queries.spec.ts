import { lastThirtyDays } from './statistics.queries.js';

it.each([
  ['in the middle of a day', '2026-03-31T14:25:36.789Z', '2026-03-01T14:00:00.000Z', '2026-03-02T00:00:00.000Z'],
  ['in the first hour', '2026-03-31T00:59:59.999Z', '2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  ['in the last hour', '2026-03-31T23:00:00.000Z', '2026-03-01T23:00:00.000Z', '2026-03-02T00:00:00.000Z'],
])('%s', (_, now, begin, midnight) => {
  const days = lastThirtyDays(new Date(now));
  expect([days.begin.toISOString(), days.midnight.toISOString()]).toEqual([begin, midnight]);
});
