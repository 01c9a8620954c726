import { timesIn } from './times-in.js';

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
