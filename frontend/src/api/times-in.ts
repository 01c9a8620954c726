import type { SystemConfig } from '@pruefer/contracts';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

type Instant = string | Date;

/** Instants as people read them, in one zone and its formats. */
export interface Times {
  readonly zone: string;
  /** Day and time. */
  at(instant: Instant): string;
  clock(instant: Instant): string;
  /** Hours and minutes, also where the settings show seconds. */
  minute(instant: Instant): string;
  day(instant: Instant): string;
  /** YYYY-MM-DD, for filters. */
  isoDay(instant: Instant): string;
}

/** @param settings zone, and formats in dayjs' tokens */
export function timesIn(settings: Pick<SystemConfig, 'timezone' | 'dateFormat' | 'timeFormat'>): Times {
  const { timezone: zone, dateFormat, timeFormat } = settings;
  const shownAs = (format: string) => (instant: Instant) => dayjs(instant).tz(zone).format(format);
  return {
    zone,
    at: shownAs(`${dateFormat}, ${timeFormat}`),
    clock: shownAs(timeFormat),
    minute: shownAs(timeFormat.replace(':ss', '')),
    day: shownAs(dateFormat),
    isoDay: shownAs('YYYY-MM-DD'),
  };
}
