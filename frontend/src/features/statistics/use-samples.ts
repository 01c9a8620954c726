import { useState } from 'react';

const KEPT = 30;

interface Samples {
  readonly takenAt: string | undefined;
  readonly values: readonly number[];
}

/**
 * The values that a figure has had since the screen was opened, oldest first; what was not known leaves no trace.
 * @param takenAt when the value was read: another instant is another sample
 */
export function useSamples(value: number | null, takenAt: string | undefined): readonly number[] {
  const [samples, setSamples] = useState<Samples>({ takenAt: undefined, values: [] });
  if (takenAt !== undefined && takenAt !== samples.takenAt) {
    const values = value === null ? samples.values : [...samples.values, value].slice(-KEPT);
    setSamples({ takenAt, values });
  }
  return samples.values;
}
