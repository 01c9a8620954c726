import { Injectable } from '@nestjs/common';
import { type ChangeAlertSettingsBody, Problem, type SavedAlertSettings } from '@pruefer/contracts';
import { type Actor, addAudit, OutgoingAddresses, requireVersion, SecretBox } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import { KeyRepository } from '../contract/key.repository.js';
import { Transactions } from '../contract/transactions.js';
import { alertChangesBetween, type AlertRule, ruleAfter, toAlertSettings } from './alert-rule.js';
import { AlertRuleRepository } from './alert-rule.repository.js';
import { markAsAlerted, raiseAlerts } from './raise-alerts.js';
import { newWebhookSecret, withoutWebhookSecret } from './webhook-secrets.js';

const sentences = {
  not_https: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  not_public: 'Diese Adresse liegt in einem internen Netz.',
} as const;

/** Changes the alert settings of a contract. A new webhook gets a secret, which only this answer contains. */
@Injectable()
export class ChangeAlerts {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: KeyRepository,
    private readonly rules: AlertRuleRepository,
    private readonly box: SecretBox,
    private readonly addresses: OutgoingAddresses,
  ) {}

  /** @throws Problem `key_id_unknown`, `version_conflict` with the current settings, `invalid_request` */
  run(keyId: string, change: ChangeAlertSettingsBody, actor: Actor): Promise<SavedAlertSettings> {
    this.refuseAddress(change.webhookUrl);
    return this.transactions.run(actor, (manager) => this.change(manager, keyId, change, actor), withoutWebhookSecret);
  }

  private async change(
    manager: EntityManager,
    keyId: string,
    change: ChangeAlertSettingsBody,
    actor: Actor,
  ): Promise<SavedAlertSettings> {
    await this.keys.lock(manager, keyId);
    const before = await this.rules.find(manager, keyId);
    await requireVersion(change.version, before.version, () => toAlertSettings(before));
    const after = ruleAfter(before, change);
    const details = alertChangesBetween(before, after);
    if (Object.keys(details).length === 0) return { ...toAlertSettings(before), webhookSecret: null };
    const isNewWebhook = after.webhookUrl !== null && after.webhookSecret === null;
    const issued = isNewWebhook ? newWebhookSecret(this.box, after.contractId) : undefined;
    const savedRule = await this.store(manager, keyId, {
      ...after,
      webhookSecret: issued?.encryptedSecret ?? after.webhookSecret,
    });
    await addAudit(manager, 'keys', { actor, action: 'key.alerts-changed', target: keyId, details });
    return { ...toAlertSettings(savedRule), webhookSecret: issued?.secret ?? null };
  }

  /**
   * First raises alerts of the old thresholds. New thresholds that are already passed raise no alert; the answer lists them (`reachedThresholds`).
   */
  private async store(manager: EntityManager, keyId: string, rule: AlertRule): Promise<AlertRule> {
    await raiseAlerts(manager, [rule.contractId]);
    await this.rules.save(manager, rule);
    await markAsAlerted(manager, rule.contractId);
    return this.rules.find(manager, keyId);
  }

  private refuseAddress(webhookUrl: string | null | undefined): void {
    const refusal = webhookUrl && this.addresses.findRefusal(new URL(webhookUrl));
    if (!refusal) return;
    throw new Problem('invalid_request', {
      errors: [{ field: 'webhookUrl', code: refusal, message: sentences[refusal] }],
    });
  }
}
