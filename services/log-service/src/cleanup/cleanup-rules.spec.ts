import { keptLogsSentence, Problem, type Timezone } from '@pruefer/contracts';
import { checkCleanupDay, type CleanupBounds, latestCleanupDay } from './cleanup-rules.js';

const bounds: CleanupBounds = { now: new Date('2026-11-21T12:00:00Z'), zone: 'Europe/Berlin', keptDays: 30 };

it.each<[Timezone, string, string]>([
  ['Europe/Berlin', '2026-11-21T12:00:00Z', '2026-10-22'],
  ['Europe/Berlin', '2026-11-20T23:00:00Z', '2026-10-22'],
  ['Europe/Berlin', '2026-11-20T22:59:59Z', '2026-10-21'],
  ['Asia/Tokyo', '2026-11-20T22:59:59Z', '2026-10-22'],
  ['Europe/Berlin', '2026-04-01T12:00:00Z', '2026-03-02'],
])('D7: in %s at %s it is %s', (zone, now, latest) => {
  expect(latestCleanupDay({ now: new Date(now), zone, keptDays: 30 })).toBe(latest);
  expect(() => checkCleanupDay(latest, { now: new Date(now), zone, keptDays: 30 })).not.toThrow();
});

it.each(['2026-10-23', '2026-11-21', '2027-01-01', '9999-12-31'])('D7: refuses %s', (day) => {
  const check = () => checkCleanupDay(day, bounds);
  expect(check).toThrow(new Problem('cleanup_too_late', { text: keptLogsSentence(30) }));
});

it('D7: keeps as many days as the operator wants, and the refusal names them', () => {
  expect(latestCleanupDay({ ...bounds, keptDays: 45 })).toBe('2026-10-07');
  expect(() => checkCleanupDay('2026-10-08', { ...bounds, keptDays: 45 })).toThrow('der letzten 45 Tage');
});
