import { useState } from 'react';

const KEPT = 30;
/** A longer gap starts a new series; several times the interval of the slowest feed. */
const MAX_GAP_MS = 20_000;
/**
 * Values of this time are dropped: the connections of the screen itself are counted some seconds after it opens and
 * would show as the largest jump.
 */
const SETTLING_MS = 10_000;

interface Samples {
  readonly beganAt: string | undefined;
  readonly takenAt: string | undefined;
  readonly values: readonly number[];
}

/**
 * Collects the last values of a figure, oldest first, without unknown values. Starts again after a pause or a time in
 * the background, because a line across the gap would show a jump that did not happen at one moment.
 * @param takenAt time at which the value was read; another time means another sample
 */
export function useSamples(value: number | null, takenAt: string | undefined): readonly number[] {
  const [samples, setSamples] = useState<Samples>({ beganAt: undefined, takenAt: undefined, values: [] });
  if (takenAt !== undefined && takenAt !== samples.takenAt) setSamples(withSample(samples, value, takenAt));
  return samples.values;
}

function withSample({ beganAt, takenAt: before, values }: Samples, value: number | null, takenAt: string): Samples {
  if (beganAt === undefined || between(before, takenAt) > MAX_GAP_MS) return { beganAt: takenAt, takenAt, values: [] };
  const isKept = value !== null && between(beganAt, takenAt) >= SETTLING_MS;
  return { beganAt, takenAt, values: isKept ? [...values, value].slice(-KEPT) : values };
}

function between(from: string | undefined, to: string): number {
  return Date.parse(to) - Date.parse(from ?? to);
}
