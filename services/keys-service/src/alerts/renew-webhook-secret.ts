import { Injectable } from '@nestjs/common';
import { Problem, type RenewedWebhookSecret } from '@pruefer/contracts';
import { type Actor, addAudit, SecretBox } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { KeyRepository } from '../contract/key.repository.js';
import { Transactions } from '../contract/transactions.js';
import { AlertRuleRepository } from './alert-rule.repository.js';
import { newWebhookSecret, withoutWebhookSecret } from './webhook-secrets.js';

/** Replaces the secret of a contract's webhook; the old one is invalid immediately. */
@Injectable()
export class RenewWebhookSecret {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: KeyRepository,
    private readonly rules: AlertRuleRepository,
    private readonly box: SecretBox,
  ) {}

  /** @throws Problem `key_id_unknown`, `webhook_missing` */
  run(keyId: string, actor: Actor): Promise<RenewedWebhookSecret> {
    return this.transactions.run(actor, (manager) => this.renew(manager, keyId, actor), withoutWebhookSecret);
  }

  private async renew(manager: EntityManager, keyId: string, actor: Actor): Promise<RenewedWebhookSecret> {
    await this.keys.lock(manager, keyId);
    const rule = await this.rules.find(manager, keyId);
    if (rule.webhookUrl === null) throw new Problem('webhook_missing');
    const { secret, encryptedSecret } = newWebhookSecret(this.box, rule.contractId);
    await this.rules.save(manager, { ...rule, webhookSecret: encryptedSecret });
    await addAudit(manager, 'keys', { actor, action: 'key.webhook-secret-renewed', target: keyId });
    return { webhookSecret: secret };
  }
}
