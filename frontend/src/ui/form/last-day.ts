import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Europe/Berlin';
const DAY = 'YYYY-MM-DD';

/** The moment at which a day is over. @param day YYYY-MM-DD */
export function endOfDay(day: string): string {
  const next = dayjs.utc(day).add(1, 'day').format(DAY);
  return dayjs.tz(next, ZONE).toISOString();
}

/** The last day that lies, at least in part, before a moment: YYYY-MM-DD. */
export function lastDayBefore(end: string): string {
  return dayjs(end).subtract(1, 'millisecond').tz(ZONE).format(DAY);
}
