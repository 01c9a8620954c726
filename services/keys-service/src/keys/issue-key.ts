import { Injectable } from '@nestjs/common';
import type { CreateApiKeyBody, IssuedApiKey } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { findRecord } from '../contract/find-record.js';
import { noRules, rulesAfter } from '../contract/key-rules.js';
import { KeyRepository } from '../contract/key.repository.js';
import { newKeySecret, withoutSecret } from './new-secret.js';
import { Transactions } from '../contract/transactions.js';

/** Creates a contract with its first booking and its first key. */
@Injectable()
export class IssueKey {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: KeyRepository,
    private readonly bookings: BookingRepository,
  ) {}

  /** @throws Problem `invalid_request` for an expiry in the past */
  run(input: CreateApiKeyBody, actor: Actor): Promise<IssuedApiKey> {
    return this.transactions.run(actor, (manager) => this.issue(manager, input, actor), withoutSecret);
  }

  private async issue(manager: EntityManager, input: CreateApiKeyBody, actor: Actor): Promise<IssuedApiKey> {
    const { clientName, clientEmail, quota } = input;
    const isTest = input.isTest ?? false;
    const language = input.language ?? 'de';
    const rules = rulesAfter(noRules, input, new Date());
    const { apiKey, storedKey } = newKeySecret(isTest);
    const contract = await this.keys.addContract(manager, { clientName, clientEmail, language, isTest });
    await this.bookings.add(manager, contract, { kind: 'issue', amount: quota, actor: actor.name });
    await this.keys.addKey(manager, { ...storedKey, ...rules, contractId: contract.id });
    await this.keys.publish(manager, contract.id);
    const details = { clientName, clientEmail, language, quota, ...(isTest && { isTest }), ...rules };
    await addAudit(manager, 'keys', { actor, action: 'key.issued', target: storedKey.id, details });
    return { ...(await findRecord(manager, storedKey.id)), apiKey };
  }
}
