import { Injectable } from '@nestjs/common';
import { HOUR_MS, type IssuedApiKey, Problem, type RenewalOverlap } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { findRecord } from '../contract/find-record.js';
import type { Key } from '../contract/key.entity.js';
import type { StoredKeyRules } from '../contract/key-rules.js';
import { KeyRepository } from '../contract/key.repository.js';
import { newKeySecret, withoutSecret } from './new-secret.js';
import { Transactions } from '../contract/transactions.js';

const overlapMs = { now: 0, '1h': HOUR_MS, '24h': 24 * HOUR_MS, '7d': 168 * HOUR_MS } as const satisfies Record<
  RenewalOverlap,
  number
>;

/**
 * Replaces a contract's key by a new one; the old one becomes inactive immediately or after an overlap. Quota, client and rules remain, except for an
 * expiry in the past, with which the new key would not work.
 */
@Injectable()
export class RenewKey {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: KeyRepository,
  ) {}

  /** @throws Problem `key_id_unknown`, `key_already_renewed` */
  run(keyId: string, overlap: RenewalOverlap, actor: Actor): Promise<IssuedApiKey> {
    return this.transactions.run(actor, (manager) => this.renew(manager, keyId, overlap, actor), withoutSecret);
  }

  private async renew(
    manager: EntityManager,
    keyId: string,
    overlap: RenewalOverlap,
    actor: Actor,
  ): Promise<IssuedApiKey> {
    const previousKey = await this.keys.lock(manager, keyId);
    if (previousKey.supersededAt) throw new Problem('key_already_renewed');
    const now = new Date();
    const { contractId } = previousKey;
    const { isTest } = await findRecord(manager, keyId);
    const { apiKey, storedKey } = newKeySecret(isTest);
    const supersededAt = new Date(now.getTime() + overlapMs[overlap]);
    await this.keys.changeKey(manager, keyId, { supersededAt, ...(overlap === 'now' && { isActive: false }) });
    await this.keys.addKey(manager, { ...storedKey, ...toKeyRules(previousKey, now), contractId, replaces: keyId });
    await this.keys.publish(manager, contractId);
    const details = { overlap, newKey: storedKey.id };
    await addAudit(manager, 'keys', { actor, action: 'key.renewed', target: keyId, details });
    return { ...(await findRecord(manager, storedKey.id)), apiKey };
  }
}

function toKeyRules({ expiresAt, allowedAddresses, rateLimitPerMinute }: Key, now: Date): StoredKeyRules {
  return { expiresAt: expiresAt && expiresAt > now ? expiresAt : null, allowedAddresses, rateLimitPerMinute };
}
