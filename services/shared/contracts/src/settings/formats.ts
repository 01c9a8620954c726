/** Time zones that the settings offer; the first is the default. */
export const timezones = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Paris',
  'Europe/Vienna',
  'Europe/Zurich',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'UTC',
] as const;
export type Timezone = (typeof timezones)[number];

/** Zone in which bank files change at midnight, independent of the settings. */
export const BANK_DATA_ZONE = 'Europe/Berlin' satisfies Timezone;

/** Formats that `timesIn` writes and `readDay` reads. */
export const dateFormats = ['DD.MM.YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** `hh` with `A` (AM or PM) is the 12-hour clock. */
export const timeFormats = ['HH:mm:ss', 'HH:mm', 'hh:mm:ss A', 'hh:mm A'] as const;
export type TimeFormat = (typeof timeFormats)[number];

export interface TimeSettings {
  readonly timezone: Timezone;
  readonly dateFormat: DateFormat;
  readonly timeFormat: TimeFormat;
}

export const defaultTimeSettings: TimeSettings = {
  timezone: 'Europe/Berlin',
  dateFormat: 'DD.MM.YYYY',
  timeFormat: 'HH:mm:ss',
};
