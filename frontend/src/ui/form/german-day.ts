import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(customParseFormat);
dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Europe/Berlin';
const SHOWN = 'DD.MM.YYYY';
const read = [SHOWN, 'D.M.YYYY', 'YYYY-MM-DD'];

/** The moment at which a day that somebody typed is over; undefined for what is no day. */
export function endOfDay(typed: string): string | undefined {
  const form = read.find((format) => dayjs.utc(typed.trim(), format, true).isValid());
  if (!form) return undefined;
  const next = dayjs.utc(typed.trim(), form, true).add(1, 'day');
  return dayjs.tz(next.format('YYYY-MM-DD'), ZONE).toISOString();
}

/** The last day that lies, at least in part, before a moment: 31.12.2027. */
export function lastDayBefore(end: string): string {
  return dayjs(end).subtract(1, 'millisecond').tz(ZONE).format(SHOWN);
}
