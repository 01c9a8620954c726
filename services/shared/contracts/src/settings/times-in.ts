import { defaultTimeSettings, type TimeFormat, type TimeSettings } from './formats.js';
import { clockIn, dayIn } from './zoned-day.js';

type Instant = string | Date;

/** Formats instants for people in one zone and its formats, for screens, mails and files. */
export interface Times extends Omit<TimeSettings, 'timezone'> {
  readonly zone: TimeSettings['timezone'];
  /** Day and time: 20.11.2026, 14:07:31. */
  readonly at: (instant: Instant) => string;
  /** Day, hours and minutes, even if the settings show seconds. */
  readonly atMinute: (instant: Instant) => string;
  readonly clock: (instant: Instant) => string;
  /** Hours and minutes, even if the settings show seconds. */
  readonly minute: (instant: Instant) => string;
  /** Includes seconds even if the settings hide them, for events that occur several times a minute. */
  readonly second: (instant: Instant) => string;
  readonly day: (instant: Instant) => string;
  /** Day and month: 20.11. */
  readonly shortDay: (instant: Instant) => string;
  /** YYYY-MM-DD, for filters. */
  readonly isoDay: (instant: Instant) => string;
  /** A calendar day that is the same in every zone. @param isoDay YYYY-MM-DD */
  readonly ofDay: (isoDay: string) => string;
  /** Day and month of a calendar day. @param isoDay YYYY-MM-DD */
  readonly shortOfDay: (isoDay: string) => string;
}

export function timesIn({ timezone: zone, dateFormat, timeFormat }: TimeSettings): Times {
  const instantAs = (format: string) => (instant: Instant) => filled(format, clockIn(zone, new Date(instant)));
  const dayAs = (format: string) => (isoDay: string) => filled(format, isoDay);
  const minute = minuteFormat(timeFormat);
  const shortFormat = dateFormat.replace(/[-/]?YYYY[-/]?/, '');
  return {
    zone,
    dateFormat,
    timeFormat,
    at: instantAs(`${dateFormat}, ${timeFormat}`),
    atMinute: instantAs(`${dateFormat}, ${minute}`),
    clock: instantAs(timeFormat),
    minute: instantAs(minute),
    second: instantAs(minute.replace('mm', 'mm:ss')),
    day: instantAs(dateFormat),
    shortDay: instantAs(shortFormat),
    isoDay: (instant) => dayIn(zone, new Date(instant)),
    ofDay: dayAs(dateFormat),
    shortOfDay: dayAs(shortFormat),
  };
}

/** Default formats for visitors, without access to the settings, and for the command line, which receives no events. */
export const defaultTimes = timesIn(defaultTimeSettings);

/** Formats a day with its weekday: Freitag, 20.11.2026. */
export function weekdayIn(times: Times, instant: Instant): string {
  return `${weekdays[new Date(times.isoDay(instant)).getUTCDay()]}, ${times.day(instant)}`;
}

/** Formats a day with its zone for a file name: Europe-Berlin_2026-11-20. */
export function fileDayIn(times: Times, instant: Instant): string {
  return `${zoneInFileName(times.zone)}_${times.isoDay(instant)}`;
}

export function minuteFormat(format: TimeFormat): TimeFormat {
  return format.replace(':ss', '') as TimeFormat;
}

/** Name of a zone with characters that every system allows in file names. */
export function zoneInFileName(zone: string): string {
  return zone.replace('/', '-');
}

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

/** @param clock YYYY-MM-DD HH:mm:ss, or only the day if the format needs no time */
function filled(format: string, clock: string): string {
  const [year, month, day, hours = '', minutes, seconds] = clock.split(/[- :]/);
  const twelveHourText = String(Number(hours) % 12 || 12).padStart(2, '0');
  const noon = Number(hours) < 12 ? 'AM' : 'PM';
  const parts = { YYYY: year, MM: month, DD: day, HH: hours, hh: twelveHourText, mm: minutes, ss: seconds, A: noon };
  return format.replace(/[A-Za-z]+/g, (token) => parts[token as keyof typeof parts] ?? '');
}
