import { isDue } from './is-due.mjs';

const HOUR = 3_600_000;
const since = 1_000 * HOUR;
/** @param {Partial<import('./is-due.mjs').Nights>} nights @param {number} now */
const due = (nights, now) =>
  isDue({ since, attemptAt: undefined, hasFailed: false, nightlyAt: undefined, ...nights }, now);

it.each([
  ['a system that has just been set up', {}, since + HOUR, false],
  ['the first backup of the night was made', { nightlyAt: since + 5 * HOUR }, since + 5 * HOUR + 1, true],
  ['it was followed already', { nightlyAt: since + 5 * HOUR, attemptAt: since + 6 * HOUR }, since + 7 * HOUR, false],
  ['the next one was made', { nightlyAt: since + 29 * HOUR, attemptAt: since + 6 * HOUR }, since + 29 * HOUR, true],
  ['none of the night comes any more', { attemptAt: since }, since + 25 * HOUR + 1, true],
  ['a failure a moment ago', { attemptAt: since, hasFailed: true, nightlyAt: since + 1 }, since + HOUR, false],
  ['a failure an hour ago', { attemptAt: since, hasFailed: true }, since + HOUR + 1, true],
])('a whole backup: %s', (_, nights, now, expected) => expect(due(nights, now)).toBe(expected));
