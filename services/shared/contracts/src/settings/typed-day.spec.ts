import { dateFormats } from './formats.js';
import { timesIn } from './times-in.js';
import { readDay } from './typed-day.js';

it.each([
  ['31.12.2027', '2027-12-31'],
  [' 1.7.2027 ', '2027-07-01'],
  ['2028-02-29', '2028-02-29'],
])('reads %j as %s, whatever the settings say', (typed, day) => {
  for (const dateFormat of dateFormats) expect(readDay(typed, dateFormat)).toBe(day);
});

it.each([
  ['MM/DD/YYYY', '2027-07-01'],
  ['DD/MM/YYYY', '2027-01-07'],
  ['DD.MM.YYYY', undefined],
  ['YYYY-MM-DD', undefined],
] as const)('reads 7/1/2027 by %s as %s', (dateFormat, day) => expect(readDay('7/1/2027', dateFormat)).toBe(day));

it.each(['', '31.2.2027', '29.02.2027', '31.12', '31.12.27', '2027-13-01', 'morgen'])(
  'reads no day out of %j',
  (typed) => {
    for (const dateFormat of dateFormats) expect(readDay(typed, dateFormat)).toBeUndefined();
  },
);

it.each(dateFormats)('reads input in the form %s', (dateFormat) => {
  const times = timesIn({ timezone: 'UTC', dateFormat, timeFormat: 'HH:mm' });
  for (const day of ['2026-03-29', '2026-10-25', '2027-01-02']) expect(readDay(times.ofDay(day), dateFormat)).toBe(day);
});
