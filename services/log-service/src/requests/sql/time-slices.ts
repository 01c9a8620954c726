import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pruefer/contracts';

/** Sums exist for whole UTC days, hours and minutes; rows at the edges are counted individually. */
export type WholeUnit = 'day' | 'hour' | 'minute';
export type SliceUnit = WholeUnit | 'row';

/** A part of a range of time; the end does not belong to it. */
export interface TimeSlice {
  readonly unit: SliceUnit;
  readonly from: Date;
  readonly to: Date;
}

const lengths: Readonly<Record<WholeUnit, number>> = { day: DAY_MS, hour: HOUR_MS, minute: MINUTE_MS };

/**
 * Cuts a range into as few parts as possible: whole days in the middle, then whole hours and so on towards the edges.
 * @param units of the sums at hand, the longest first
 */
export function timeSlices(from: Date, to: Date, units: readonly WholeUnit[]): TimeSlice[] {
  if (from >= to) return [];
  const [unit, ...shorter] = units;
  if (!unit) return [{ unit: 'row', from, to }];
  const begin = new Date(Math.ceil(from.getTime() / lengths[unit]) * lengths[unit]);
  const end = new Date(Math.floor(to.getTime() / lengths[unit]) * lengths[unit]);
  if (begin > end) return timeSlices(from, to, shorter);
  const wholeUnits: TimeSlice[] = begin < end ? [{ unit, from: begin, to: end }] : [];
  return [...timeSlices(from, begin, shorter), ...wholeUnits, ...timeSlices(end, to, shorter)];
}
