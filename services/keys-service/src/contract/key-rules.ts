import { type KeyRules as Wanted, Problem } from '@pruefer/contracts';
import { canonicalNetwork } from '@pruefer/platform';
import type { Key } from './key.entity.js';

export type KeyRules = Pick<Key, 'expiresAt' | 'allowedAddresses' | 'rateLimitPerMinute'>;

export const noRules: KeyRules = { expiresAt: null, allowedAddresses: null, rateLimitPerMinute: null };

/**
 * The rules of a key after an edit: what is left out stays, null takes a rule away.
 * @throws Problem `invalid_request` when the key would have expired already; an end that has passed may stay
 */
export function rulesAfter(before: KeyRules, wanted: Wanted, now: Date): KeyRules {
  return {
    expiresAt: wanted.expiresAt === undefined ? before.expiresAt : endAfter(before.expiresAt, wanted.expiresAt, now),
    allowedAddresses:
      wanted.allowedAddresses === undefined ? before.allowedAddresses : networksOf(wanted.allowedAddresses ?? []),
    rateLimitPerMinute: wanted.rateLimitPerMinute === undefined ? before.rateLimitPerMinute : wanted.rateLimitPerMinute,
  };
}

function endAfter(before: Date | null, wanted: string | null, now: Date): Date | null {
  if (wanted === null) return null;
  const end = new Date(wanted);
  if (end > now || end.getTime() === before?.getTime()) return end;
  const message = 'Der Zeitpunkt muss in der Zukunft liegen.';
  throw new Problem('invalid_request', { errors: [{ field: 'expiresAt', code: 'past', message }] });
}

function networksOf(wanted: readonly string[]): string[] | null {
  return wanted.length === 0 ? null : [...new Set(wanted.map(canonicalNetwork))];
}
