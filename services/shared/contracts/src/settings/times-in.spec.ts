import { dateFormats, timeFormats } from './formats.js';
import { defaultTimes, fileDayIn, timesIn, weekdayIn } from './times-in.js';

const berlin = timesIn({ timezone: 'Europe/Berlin', dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm:ss' });

it.each([
  ['before the clocks go forward', '2026-03-29T00:59:59Z', '29.03.2026, 01:59:59'],
  ['after they have', '2026-03-29T01:00:00Z', '29.03.2026, 03:00:00'],
  ['the first of two same hours in autumn', '2026-10-25T00:30:00Z', '25.10.2026, 02:30:00'],
  ['the second of them', '2026-10-25T01:30:00Z', '25.10.2026, 02:30:00'],
  ['the last second of a day', '2026-07-01T21:59:59Z', '01.07.2026, 23:59:59'],
])('shows %s', (_, instant, text) => expect(berlin.at(instant)).toBe(text));

it('follows the formats and the zone of the settings', () => {
  const times = timesIn({ timezone: 'America/New_York', dateFormat: 'MM/DD/YYYY', timeFormat: 'hh:mm:ss A' });
  const instant = '2026-11-21T17:05:09Z';
  expect([times.at(instant), times.clock(instant), times.minute(instant), times.day(instant)]).toEqual([
    '11/21/2026, 12:05:09 PM',
    '12:05:09 PM',
    '12:05 PM',
    '11/21/2026',
  ]);
  expect(times.isoDay('2026-11-21T03:00:00Z')).toBe('2026-11-20');
});

it.each([
  ['at', '20.11.2026, 14:07:31'],
  ['atMinute', '20.11.2026, 14:07'],
  ['clock', '14:07:31'],
  ['minute', '14:07'],
  ['second', '14:07:31'],
  ['day', '20.11.2026'],
  ['shortDay', '20.11.'],
  ['isoDay', '2026-11-20'],
] as const)('writes %s as %s before the settings are changed', (form, text) =>
  expect(defaultTimes[form]('2026-11-20T13:07:31.987Z')).toBe(text),
);

it.each([
  ['DD.MM.YYYY', '02.01.2027', '02.01.'],
  ['MM/DD/YYYY', '01/02/2027', '01/02'],
  ['YYYY-MM-DD', '2027-01-02', '01-02'],
  ['DD/MM/YYYY', '02/01/2027', '02/01'],
] as const)('writes a calendar day as %s: %s', (dateFormat, text, short) => {
  const times = timesIn({ timezone: 'America/Los_Angeles', dateFormat, timeFormat: 'HH:mm' });
  expect([times.ofDay('2027-01-02'), times.shortOfDay('2027-01-02')]).toEqual([text, short]);
  expect([times.day('2027-01-03T01:00:00Z'), times.shortDay('2027-01-03T01:00:00Z')]).toEqual([text, short]);
});

it.each([
  ['HH:mm:ss', ['00:05:09', '12:05:09', '23:05:09'], '00:05', '00:05:09'],
  ['HH:mm', ['00:05', '12:05', '23:05'], '00:05', '00:05:09'],
  ['hh:mm:ss A', ['12:05:09 AM', '12:05:09 PM', '11:05:09 PM'], '12:05 AM', '12:05:09 AM'],
  ['hh:mm A', ['12:05 AM', '12:05 PM', '11:05 PM'], '12:05 AM', '12:05:09 AM'],
] as const)('writes clocks as %s: %j', (timeFormat, clocks, minute, second) => {
  const times = timesIn({ timezone: 'UTC', dateFormat: 'DD.MM.YYYY', timeFormat });
  expect(['00', '12', '23'].map((hour) => times.clock(`2026-11-20T${hour}:05:09Z`))).toEqual(clocks);
  expect([times.minute('2026-11-20T00:05:09Z'), times.second('2026-11-20T00:05:09Z')]).toEqual([minute, second]);
});

it('fills every format that the settings offer', () => {
  for (const dateFormat of dateFormats)
    for (const timeFormat of timeFormats) {
      const text = timesIn({ timezone: 'Asia/Tokyo', dateFormat, timeFormat }).at('2026-11-20T13:07:31Z');
      expect(text.replace(/[AP]M$/, '')).not.toMatch(/[A-Za-z]/);
    }
});

it.each([
  ['Europe/Berlin', 'Samstag, 2026-11-21', 'Europe-Berlin_2026-11-21'],
  ['America/New_York', 'Freitag, 2026-11-20', 'America-New_York_2026-11-20'],
] as const)('names the day of %s: %s, in the name of a file %s', (timezone, day, file) => {
  const times = timesIn({ timezone, dateFormat: 'YYYY-MM-DD', timeFormat: 'HH:mm' });
  const instant = new Date('2026-11-20T23:30:00Z');
  expect([weekdayIn(times, instant), fileDayIn(times, instant)]).toEqual([day, file]);
});
