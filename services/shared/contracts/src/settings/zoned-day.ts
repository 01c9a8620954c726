import type { Timezone } from './formats.js';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
/** A day in UTC. */
export const DAY_MS = 24 * HOUR_MS;

/** Moves a calendar day by a number of days, in UTC. @param day YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar day (YYYY-MM-DD) that a time zone has at an instant. */
export function dayIn(zone: Timezone, instant: Date): string {
  return new Date(instant.getTime() + offsetMsIn(zone, instant)).toISOString().slice(0, 10);
}

export function yearIn(zone: Timezone, instant: Date): number {
  return Number(dayIn(zone, instant).slice(0, 4));
}

/** The instant at which a calendar day begins in a time zone. No offered zone changes its clocks at midnight. */
export function beginOfDay(day: string, zone: Timezone): Date {
  return midnight(Date.parse(`${day}T00:00:00Z`), zone);
}

/** The instant at which a calendar day ends: the start of the next, 23 to 25 hours later. */
export function endOfDay(day: string, zone: Timezone): Date {
  return midnight(Date.parse(`${day}T00:00:00Z`) + DAY_MS, zone);
}

/** The last calendar day (YYYY-MM-DD) that begins before an instant. */
export function lastDayBefore(end: Date, zone: Timezone): string {
  return dayIn(zone, new Date(+end - 1));
}

/** @param midnightMs of the same day in UTC */
function midnight(midnightMs: number, zone: Timezone): Date {
  const guess = new Date(midnightMs - offsetMsIn(zone, new Date(midnightMs)));
  return new Date(midnightMs - offsetMsIn(zone, guess));
}

/** Local time in a zone, YYYY-MM-DD HH:mm:ss. */
export function clockIn(zone: Timezone, instant: Date): string {
  return new Date(+instant + offsetMsIn(zone, instant)).toISOString().slice(0, 19).replace('T', ' ');
}

/** Offset of a zone from UTC. */
function offsetMsIn(zone: Timezone, instant: Date): number {
  const hour = Math.floor(+instant / HOUR_MS);
  if (last?.zone === zone && last.hour === hour) return last.offsetMs;
  last = { zone, hour, offsetMs: lookUpOffsetMs(zone, instant) };
  return last.offsetMs;
}

/** Caches offsets per hour, because files have a million rows of few hours and clocks change at full hours. */
let last: { readonly zone: Timezone; readonly hour: number; readonly offsetMs: number } | undefined;

function lookUpOffsetMs(zone: Timezone, instant: Date): number {
  const parts = getDateFormat(zone).formatToParts(instant);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

const formats = new Map<Timezone, Intl.DateTimeFormat>();

function getDateFormat(zone: Timezone): Intl.DateTimeFormat {
  const cachedFormat = formats.get(zone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}
