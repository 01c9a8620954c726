import type { Field } from '../registry/structure.js';

export function getFieldLength({ start, end }: Pick<Field, 'start' | 'end'>): number {
  return end - start + 1;
}
