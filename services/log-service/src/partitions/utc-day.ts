import { addDays } from '@pruefer/contracts';

/** The UTC day of an instant, YYYY-MM-DD: the partition of its rows. */
export function toUtcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The UTC day before that of an instant. */
export function utcDayBefore(instant: Date): string {
  return addDays(toUtcDay(instant), -1);
}
