import type { ChangeApiKey } from '@pruefer/contracts';
import type { Contract } from '../contract/contract.entity.js';
import type { Key } from '../contract/key.entity.js';
import { type KeyRules, rulesAfter } from '../contract/key-rules.js';

/** The editable fields of a key and its contract. */
export type KeyFields = Pick<Contract, 'clientName' | 'clientEmail' | 'quota'> & Pick<Key, 'isActive'> & KeyRules;

/** As shown to users: a renewed key is inactive after its overlap, independent of `isActive`. */
export function fieldsOf(key: Key, now: Date): KeyFields {
  const { clientName, clientEmail, quota } = key.contract;
  const { expiresAt, allowedAddresses, rateLimitPerMinute, supersededAt } = key;
  const isActive = key.isActive && (supersededAt === null || supersededAt > now);
  return { clientName, clientEmail, quota, isActive, expiresAt, allowedAddresses, rateLimitPerMinute };
}

/** Missing values remain unchanged. @throws Problem `invalid_request` */
export function fieldsAfter(before: KeyFields, edit: ChangeApiKey, now: Date): KeyFields {
  return {
    clientName: edit.clientName ?? before.clientName,
    clientEmail: edit.clientEmail ?? before.clientEmail,
    quota: edit.quota ?? before.quota,
    isActive: edit.isActive ?? before.isActive,
    ...rulesAfter(before, edit, now),
  };
}
