import type { Field } from '../registry/structure.js';
import type { Correction } from '../verdict/verdict.js';

type Change = Omit<Correction, 'bankName'>;

/** Applies a change to an IBAN. Its position counts from 1. */
export function correctedIban(iban: string, { position, from, to }: Change): string {
  return iban.slice(0, position - 1) + to + iban.slice(position - 1 + from.length);
}

/** One field of the corrected IBAN, without building the rest. */
export function correctedField(iban: string, change: Change, { start, end }: Pick<Field, 'start' | 'end'>): string {
  const { position, from, to } = change;
  const longer = to.length - from.length;
  if (position > end) return iban.slice(start - 1, end);
  if (position + to.length <= start) return iban.slice(start - 1 - longer, end - longer);
  const crossesBorder = position < start || position + to.length - 1 > end;
  if (crossesBorder) return correctedIban(iban, change).slice(start - 1, end);
  return iban.slice(start - 1, position - 1) + to + iban.slice(position - 1 + from.length, end - longer);
}
