import { Problem, type KeyRules as RuleChanges } from '@pruefer/contracts';
import { canonicalNetwork } from '@pruefer/platform';
import type { Key } from './key.entity.js';

export type StoredKeyRules = Pick<Key, 'expiresAt' | 'allowedAddresses' | 'rateLimitPerMinute'>;

export const noRules: StoredKeyRules = { expiresAt: null, allowedAddresses: null, rateLimitPerMinute: null };

/**
 * The rules of a key after an edit: missing values remain, null removes a rule.
 * @throws Problem `invalid_request` for a new expiry in the past
 */
export function rulesAfter(before: StoredKeyRules, edit: RuleChanges, now: Date): StoredKeyRules {
  return {
    expiresAt: edit.expiresAt === undefined ? before.expiresAt : endAfter(before.expiresAt, edit.expiresAt, now),
    allowedAddresses:
      edit.allowedAddresses === undefined ? before.allowedAddresses : toNetworks(edit.allowedAddresses ?? []),
    rateLimitPerMinute: edit.rateLimitPerMinute === undefined ? before.rateLimitPerMinute : edit.rateLimitPerMinute,
  };
}

function endAfter(before: Date | null, expiresAt: string | null, now: Date): Date | null {
  if (expiresAt === null) return null;
  const end = new Date(expiresAt);
  if (end > now || end.getTime() === before?.getTime()) return end;
  const message = 'Der Zeitpunkt muss in der Zukunft liegen.';
  throw new Problem('invalid_request', { errors: [{ field: 'expiresAt', code: 'past', message }] });
}

function toNetworks(addresses: readonly string[]): string[] | null {
  return addresses.length === 0 ? null : [...new Set(addresses.map(canonicalNetwork))];
}
