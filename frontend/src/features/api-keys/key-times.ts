const zone = { timeZone: 'Europe/Berlin' } as const;
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', ...zone });
const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', ...zone });
const JUST_BEFORE_MS = 1;

/** The day of a moment: 03.02.2026. */
export function dayText(at: string): string {
  return day.format(new Date(at));
}

/** Day and time of a moment. */
export function momentText(at: string): string {
  return moment.format(new Date(at));
}

/** The last day of something that ends at a moment. */
export function lastDayText(end: string): string {
  return day.format(new Date(Date.parse(end) - JUST_BEFORE_MS));
}
