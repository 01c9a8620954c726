import type { Field } from '../registry/structure.js';

export function lengthOf({ start, end }: Pick<Field, 'start' | 'end'>): number {
  return end - start + 1;
}
