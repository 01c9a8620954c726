const DAY_MS = 86_400_000;

/** Moves a calendar day by a number of days, in UTC. @param day YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
