import { Injectable } from '@nestjs/common';
import { type Delivery, type DeliveryChannel, Problem } from '@pruefer/contracts';
import { type Actor, addAudit } from '@pruefer/platform';
import { KeyRepository } from '../contract/key.repository.js';
import { Transactions } from '../contract/transactions.js';
import { AlertRuleRepository } from './alert-rule.repository.js';
import { DeliveryRepository } from './delivery.repository.js';

/** Adds deliveries on request: a test, or a previous delivery again. The worker sends them. */
@Injectable()
export class SendOnDemand {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: KeyRepository,
    private readonly rules: AlertRuleRepository,
    private readonly deliveries: DeliveryRepository,
  ) {}

  /** @throws Problem `key_id_unknown`, `channel_not_set_up`, `too_many_deliveries` */
  test(keyId: string, channel: DeliveryChannel, actor: Actor): Promise<Delivery> {
    return this.transactions.run(actor, async (manager) => {
      await this.keys.lock(manager, keyId);
      const rule = await this.rules.find(manager, keyId);
      const delivery = await this.deliveries.add(manager, rule, { channel, alertId: null, job: null });
      const details = { channel, delivery: delivery.id };
      await addAudit(manager, 'keys', { actor, action: 'key.alert-tested', target: keyId, details });
      return delivery;
    });
  }

  /** @throws Problem `key_id_unknown`, `delivery_unknown`, `delivery_waiting`, `channel_not_set_up`, `too_many_deliveries` */
  resend(keyId: string, deliveryId: string, actor: Actor): Promise<Delivery> {
    return this.transactions.run(actor, async (manager) => {
      const { contractId } = await this.keys.lock(manager, keyId);
      const before = await this.deliveries.find(manager, contractId, deliveryId);
      if (before.state === 'waiting') throw new Problem('delivery_waiting');
      const delivery = await this.deliveries.add(manager, await this.rules.find(manager, keyId), before);
      const details = { channel: delivery.channel, delivery: delivery.id, resent: deliveryId };
      await addAudit(manager, 'keys', { actor, action: 'key.alert-resent', target: keyId, details });
      return delivery;
    });
  }
}
