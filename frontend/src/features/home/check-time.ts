const format = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** "20.11.2026, 14:07:31". */
export function checkTimeText(timestamp: string): string {
  return format.format(new Date(timestamp));
}
