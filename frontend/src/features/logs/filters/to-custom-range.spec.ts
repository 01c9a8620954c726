import { readLogView } from '../view/log-view.js';
import { toCustomRange } from './to-custom-range.js';

const now = Date.parse('2026-11-20T13:07:31.000Z');
const rangeAt = (query: string) => toCustomRange(readLogView(new URLSearchParams(query)), now);

it.each([
  ['', '2026-11-19T13:08:00.000Z', '2026-11-20T13:08:00.000Z'],
  ['range=1h', '2026-11-20T12:08:00.000Z', '2026-11-20T13:08:00.000Z'],
  ['range=30d', '2026-10-21T13:08:00.000Z', '2026-11-20T13:08:00.000Z'],
  ['startDate=2026-11-01&endDate=2026-11-02', '2026-11-01', '2026-11-02'],
  ['startDate=2026-11-01', '2026-11-01', '2026-11-20T13:07:31.000Z'],
  ['range=all', '2026-11-19T13:07:31.000Z', '2026-11-20T13:07:31.000Z'],
  ['endDate=2026-11-10T12:00:00.000Z', '2026-11-09T12:00:00.000Z', '2026-11-10T12:00:00.000Z'],
])('at "%s" the fields begin with the current range', (query, startDate, endDate) => {
  expect(rangeAt(query)).toEqual({ startDate, endDate });
});
