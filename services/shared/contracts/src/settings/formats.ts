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

/** dayjs' tokens. */
export const dateFormats = ['DD.MM.YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY'] as const;
export type DateFormat = (typeof dateFormats)[number];

/** dayjs' tokens. */
export const timeFormats = ['HH:mm:ss', 'HH:mm', 'hh:mm:ss A', 'hh:mm A'] as const;
export type TimeFormat = (typeof timeFormats)[number];
