import type { Field } from '../structure.js';

/** Number of places of a field. */
export function lengthOf({ start, end }: Pick<Field, 'start' | 'end'>): number {
  return end - start + 1;
}
