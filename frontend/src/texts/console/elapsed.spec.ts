import { elapsed } from './elapsed.js';

const now = '2026-11-21T12:00:00.000Z';
const before = (seconds: number) => new Date(Date.parse(now) - seconds * 1_000).toISOString();

it.each([
  [0, '0 Sekunden'],
  [1, '1 Sekunde'],
  [59.9, '59 Sekunden'],
  [60, '1 Minute'],
  [3_599, '59 Minuten'],
  [3_600, '1 Stunde'],
  [86_399, '23 Stunden'],
  [86_400, '1 Tag'],
  [41.9 * 86_400, '41 Tagen'],
  [-5, '0 Sekunden'],
])('%d s are %s', (seconds, text) => expect(elapsed(before(seconds), now)).toBe(text));
