const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface LastThirtyDays {
  /** Full hour, 30 days back. */
  readonly begin: Date;
  /** The first UTC midnight in the range: later data comes from whole UTC days, earlier data from hours and minutes. */
  readonly midnight: Date;
}

/** The 30 days before `now`. */
export function lastThirtyDays(now: Date): LastThirtyDays {
  const begin = Math.floor((now.getTime() - 30 * DAY_MS) / HOUR_MS) * HOUR_MS;
  return { begin: new Date(begin), midnight: new Date(Math.ceil(begin / DAY_MS) * DAY_MS) };
}
