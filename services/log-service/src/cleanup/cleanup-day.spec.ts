import { Problem, type Timezone } from '@pruefer/contracts';
import { checkCleanupDay, latestCleanupDay } from './cleanup-day.js';

it.each<[Timezone, string, string]>([
  ['Europe/Berlin', '2026-11-21T12:00:00Z', '2026-10-22'],
  ['Europe/Berlin', '2026-11-20T23:00:00Z', '2026-10-22'],
  ['Europe/Berlin', '2026-11-20T22:59:59Z', '2026-10-21'],
  ['Asia/Tokyo', '2026-11-20T22:59:59Z', '2026-10-22'],
  ['Europe/Berlin', '2026-04-01T12:00:00Z', '2026-03-02'],
])('D7: in %s at %s it is %s', (zone, now, latest) => {
  expect(latestCleanupDay(new Date(now), zone)).toBe(latest);
  expect(() => checkCleanupDay(latest, new Date(now), zone)).not.toThrow();
});

it.each(['2026-10-23', '2026-11-21', '2027-01-01', '9999-12-31'])('D7: refuses %s', (day) => {
  const check = () => checkCleanupDay(day, new Date('2026-11-21T12:00:00Z'), 'Europe/Berlin');
  expect(check).toThrow(new Problem('cleanup_too_late'));
});
