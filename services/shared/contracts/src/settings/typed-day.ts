import { isDay } from '../fields/day-or-instant.js';
import type { DateFormat } from './formats.js';

const forms: Readonly<Record<DateFormat, RegExp>> = {
  'DD.MM.YYYY': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  'DD/MM/YYYY': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
};

/** Returns a typed day as YYYY-MM-DD. Accepts the configured format and two unambiguous ones: 31.12.2027 and 2027-12-31. */
export function readDay(typedDay: string, dateFormat: DateFormat): string | undefined {
  for (const format of [dateFormat, 'DD.MM.YYYY', 'YYYY-MM-DD'] as const) {
    const { year, month = '', day = '' } = forms[format].exec(typedDay.trim())?.groups ?? {};
    if (year === undefined) continue;
    const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(isoDay) ? isoDay : undefined;
  }
  return undefined;
}
