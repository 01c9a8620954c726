import { useState } from 'react';

const KEPT = 30;
/** Several times as long as the slowest feed takes for the next value. */
const MAX_GAP_MS = 20_000;
/**
 * An opening screen adds its own connections, which are counted some seconds later and would be the largest jump of
 * all.
 */
const SETTLING_MS = 10_000;

interface Samples {
  readonly beganAt: string | undefined;
  readonly takenAt: string | undefined;
  readonly values: readonly number[];
}

/**
 * The values of a figure without a break, oldest first; unknown values are left out. They start over after a pause or a
 * time in the background: a line across the gap would show a jump that did not happen at one moment.
 * @param takenAt when the value was read: another instant is another sample
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
