import { daysAhead } from './partition-metrics.js';

it.each([
  [['2026-11-22', '2026-11-23', '2026-11-24'], 2],
  [['2026-11-22', '2026-11-24'], 0],
  [[], 0],
])('after today %p are %p days', (days, ahead) => {
  expect(daysAhead({ today: '2026-11-22', days })).toBe(ahead);
});
