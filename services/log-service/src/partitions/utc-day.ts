const DAY_MS = 86_400_000;

/** Moves a UTC day (YYYY-MM-DD) by a number of days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
