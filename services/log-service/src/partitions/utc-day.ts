const DAY_MS = 86_400_000;

/** The UTC day of an instant, YYYY-MM-DD: the partition of its rows. */
export function utcDayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The UTC day before that of an instant. */
export function utcDayBefore(instant: Date): string {
  return utcDayOf(new Date(+instant - DAY_MS));
}

/** Moves a UTC day (YYYY-MM-DD) by a number of days. */
export function addDays(day: string, days: number): string {
  return utcDayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}
