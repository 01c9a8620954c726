import { beginOfDay, endOfDay, isDay, Problem, type Timezone } from '@pruefer/contracts';
import { BEGIN_OF_TIME, END_OF_TIME } from './selection.js';

/** A span of time with an exclusive end. */
export interface TimeRange {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The range of two days of a zone, or two instants; missing ends are unbounded.
 * @throws Problem `invalid_request` for an end before the start
 */
export function readRange(
  { startDate, endDate }: { readonly startDate?: string; readonly endDate?: string },
  timezone: Timezone,
): TimeRange {
  const from = startDate === undefined ? BEGIN_OF_TIME : clampedTime(parseInstant(startDate, timezone, beginOfDay));
  const to = endDate === undefined ? END_OF_TIME : clampedTime(parseInstant(endDate, timezone, endOfDay));
  if (to > from) return { from, to };
  const errors = [{ field: 'endDate', code: 'endBeforeBegin', message: 'Das Ende liegt vor dem Beginn.' }];
  throw new Problem('invalid_request', { errors });
}

function parseInstant(text: string, timezone: Timezone, getEdge: (day: string, timezone: Timezone) => Date): Date {
  return isDay(text) ? getEdge(text, timezone) : new Date(text);
}

/** Limits an instant to the range of possible rows, because PostgreSQL cannot represent every date of a text. */
function clampedTime(instant: Date): Date {
  return new Date(Math.min(Math.max(+instant, +BEGIN_OF_TIME), +END_OF_TIME));
}
