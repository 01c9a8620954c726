import { isDay, isInstant } from './day-or-instant.js';

it.each(['2026-03-29', '2024-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true));

it.each([
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '26-03-29',
  '2026-3-29',
  '2026-03-29T00:00:00Z',
  '2026-03-29 ',
  5,
  null,
])('E3: %p is no day', (value) => expect(isDay(value)).toBe(false));

it.each([
  '2026-03-29T02:30:00Z',
  '2026-03-29T02:30Z',
  '2026-03-29T02:30:00.123Z',
  '2026-03-29T02:30:00+02:00',
  '2026-03-29T02:30:00.123456-11:30',
])('%s is an instant', (text) => expect(isInstant(text)).toBe(true));

it.each([
  '2026-03-29T02:30:00',
  '2026-03-29',
  '2026-02-30T02:30:00Z',
  '2026-03-29T25:00:00Z',
  '2026-03-29T02:30:00 02:00',
  '2026-03-29 02:30:00Z',
  'now',
  1_774_751_400_000,
  undefined,
])('E3: %p is no instant', (value) => expect(isInstant(value)).toBe(false));
