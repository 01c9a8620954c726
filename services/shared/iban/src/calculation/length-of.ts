import type { Field } from '../structure.js';

/** How many places a field has. */
export function lengthOf({ start, end }: Pick<Field, 'start' | 'end'>): number {
  return end - start + 1;
}
