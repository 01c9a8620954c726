import { type Timezone, timezones } from './formats.js';
import { addDays, beginOfDay, clockIn, dayIn, endOfDay, lastDayBefore, yearIn } from './zoned-day.js';

it.each<[Timezone, string, string, string]>([
  ['Europe/Berlin', '2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['Europe/Berlin', '2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28', '2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z', '2026-03-30T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z', '2026-10-26T23:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z', '2026-03-09T07:00:00.000Z'],
  ['Asia/Tokyo', '2026-03-29', '2026-03-28T15:00:00.000Z', '2026-03-29T15:00:00.000Z'],
  ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z'],
])('%s: %s is from %s to %s', (zone, day, begin, end) => {
  expect(beginOfDay(day, zone).toISOString()).toBe(begin);
  expect(endOfDay(day, zone).toISOString()).toBe(end);
  expect(dayIn(zone, new Date(begin))).toBe(day);
  expect(dayIn(zone, new Date(Date.parse(begin) - 1))).not.toBe(day);
  expect(dayIn(zone, new Date(Date.parse(end) - 1))).toBe(day);
});

it.each(timezones)('%s: every day of two years begins where the one before ends', (zone) => {
  for (let day = '2026-01-01'; day < '2028-01-01'; day = dayIn(zone, endOfDay(day, zone))) {
    expect(dayIn(zone, beginOfDay(day, zone))).toBe(day);
    const hours = (endOfDay(day, zone).getTime() - beginOfDay(day, zone).getTime()) / 3_600_000;
    expect([23, 24, 25]).toContain(hours);
  }
});

it.each<[Timezone, string, string]>([
  ['Europe/Berlin', '2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00'],
  ['America/New_York', '2026-10-25T01:30:00Z', '2026-10-24 21:30:00'],
])('%s: at %s clocks show %s', (zone, instant, shown) => expect(clockIn(zone, new Date(instant))).toBe(shown));

it.each<[Timezone, string, string]>([
  ['Europe/Berlin', '2027-12-31T23:00:00.000Z', '2027-12-31'],
  ['Europe/Berlin', '2027-12-31T22:59:59.999Z', '2027-12-31'],
  ['Europe/Berlin', '2027-12-31T23:00:00.001Z', '2028-01-01'],
  ['America/New_York', '2027-12-31T23:00:00.000Z', '2027-12-31'],
  ['Asia/Tokyo', '2027-12-31T23:00:00.000Z', '2028-01-01'],
])('%s: the last day before %s is %s', (zone, end, day) => expect(lastDayBefore(new Date(end), zone)).toBe(day));

it.each<[Timezone, string, number]>([
  ['Europe/Berlin', '2026-12-31T22:59:59.999Z', 2026],
  ['Europe/Berlin', '2026-12-31T23:00:00.000Z', 2027],
  ['America/New_York', '2027-01-01T04:59:59.999Z', 2026],
  ['Asia/Tokyo', '2026-12-31T15:00:00.000Z', 2027],
  ['UTC', '2026-12-31T23:59:59.999Z', 2026],
])('%s: at %s it is the year %d', (zone, instant, year) => expect(yearIn(zone, new Date(instant))).toBe(year));

it.each([
  ['2026-03-10', 0, '2026-03-10'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -30, '2026-01-30'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  // Daylight saving starts here; a UTC day still has 24 hours.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %d days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});
