const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The calendar day in Germany, YYYY-MM-DD: bank files change at midnight there. */
export function berlinDay(time: Date): string {
  return day.format(time);
}
