import type { Suggestion } from '../verdict.js';

/** The IBAN that a suggestion leads to. */
export function correctedIban(iban: string, { position, from, to }: Omit<Suggestion, 'bankName'>): string {
  return iban.slice(0, position - 1) + to + iban.slice(position - 1 + from.length);
}
