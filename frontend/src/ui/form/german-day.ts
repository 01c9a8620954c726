import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(customParseFormat);
dayjs.extend(utc);
dayjs.extend(timezone);

/** Where days begin and end. */
export const DAY_ZONE = 'Europe/Berlin';
const SHOWN = 'DD.MM.YYYY';
const read = [SHOWN, 'D.M.YYYY', 'YYYY-MM-DD'];

/** A day that somebody typed as YYYY-MM-DD; undefined for what is no day. */
export function isoDayOf(typed: string): string | undefined {
  const form = read.find((format) => dayjs.utc(typed.trim(), format, true).isValid());
  return form && dayjs.utc(typed.trim(), form, true).format('YYYY-MM-DD');
}

/** The moment at which a day that somebody typed is over; undefined for what is no day. */
export function endOfDay(typed: string): string | undefined {
  const day = isoDayOf(typed);
  if (!day) return undefined;
  const next = dayjs.utc(day).add(1, 'day');
  return dayjs.tz(next.format('YYYY-MM-DD'), DAY_ZONE).toISOString();
}

/** The last day that lies, at least in part, before a moment. */
export function lastDayBefore(end: string): Dayjs {
  return dayjs(end).subtract(1, 'millisecond').tz(DAY_ZONE).startOf('day');
}

/** A day as people write it: 31.12.2027. */
export function dayText(day: Dayjs): string {
  return day.format(SHOWN);
}
