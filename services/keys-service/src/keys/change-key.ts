import { Injectable } from '@nestjs/common';
import { type ApiKeyRecord, type ChangeApiKeyBody, Problem } from '@pruefer/contracts';
import { type Actor, addAudit, changesBetween, requireVersion } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { findRecord } from '../contract/find-record.js';
import type { Key } from '../contract/key.entity.js';
import { KeyRepository } from '../contract/key.repository.js';
import { Transactions } from '../contract/transactions.js';
import { rulesAfter, type StoredKeyRules } from '../contract/key-rules.js';
import type { Contract } from '../contract/contract.entity.js';

/** The editable fields of a key and its contract. */
type KeyFields = Pick<Contract, 'clientName' | 'clientEmail' | 'language' | 'quota'> &
  Pick<Key, 'isActive'> &
  StoredKeyRules;

/** Fields of a key as users see them: a renewed key is inactive after its overlap, independent of `isActive`. */
function toKeyFields(key: Key, now: Date): KeyFields {
  const { clientName, clientEmail, language, quota } = key.contract;
  const { expiresAt, allowedAddresses, rateLimitPerMinute, supersededAt } = key;
  const isActive = key.isActive && (supersededAt === null || supersededAt > now);
  return { clientName, clientEmail, language, quota, isActive, expiresAt, allowedAddresses, rateLimitPerMinute };
}

/** Missing values remain unchanged. @throws Problem `invalid_request` */
function fieldsAfter(before: KeyFields, edit: ChangeApiKeyBody, now: Date): KeyFields {
  return {
    clientName: edit.clientName ?? before.clientName,
    clientEmail: edit.clientEmail ?? before.clientEmail,
    language: edit.language ?? before.language,
    quota: edit.quota ?? before.quota,
    isActive: edit.isActive ?? before.isActive,
    ...rulesAfter(before, edit, now),
  };
}

/** Edits a key and its contract, or enables or disables the key. Another quota is booked as a correction. */
@Injectable()
export class ChangeKey {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: KeyRepository,
    private readonly bookings: BookingRepository,
  ) {}

  /** @throws Problem `key_id_unknown`, `version_conflict` with the current record, `key_already_renewed`, `quota_below_used`, `invalid_request` */
  run(keyId: string, edit: ChangeApiKeyBody, actor: Actor): Promise<ApiKeyRecord> {
    return this.transactions.run(actor, async (manager) => {
      const key = await this.keys.lock(manager, keyId);
      await requireVersion(edit.version, key.contract.version, () => findRecord(manager, keyId));
      const now = new Date();
      const before = toKeyFields(key, now);
      const after = fieldsAfter(before, edit, now);
      if (after.isActive && !before.isActive && key.supersededAt) throw new Problem('key_already_renewed');
      const details = changesBetween(before, after);
      if (Object.keys(details).length > 0) {
        await this.store(manager, key, after, actor);
        await addAudit(manager, 'keys', { actor, action: 'key.changed', target: keyId, details });
      }
      return findRecord(manager, keyId);
    });
  }

  private async store(manager: EntityManager, key: Key, after: KeyFields, actor: Actor): Promise<void> {
    const { clientName, clientEmail, language, quota, ...ofKey } = after;
    const amount = quota - key.contract.quota;
    if (amount !== 0) await this.bookings.add(manager, key.contract, { kind: 'correction', amount, actor: actor.name });
    await this.keys.changeClient(manager, key.contractId, { clientName, clientEmail, language });
    await this.keys.changeKey(manager, key.id, ofKey);
    await this.keys.publish(manager, key.contractId);
  }
}
