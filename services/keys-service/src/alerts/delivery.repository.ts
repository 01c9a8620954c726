import { Injectable } from '@nestjs/common';
import { type Delivery, type DeliveryChannel, Problem } from '@pruefer/contracts';
import { countRows } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import type { AlertRule } from './alert-rule.js';
import { type DeliveryRow, selectDeliveries, toDelivery } from './delivery-row.js';
import { deleteOldest } from './delete-oldest.js';

const MAX_WAITING = 20;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A previous delivery, with the id of its alert or its job; neither: a test. */
interface PreviousDelivery extends Pick<Delivery, 'channel' | 'state'> {
  readonly alertId: string | null;
  readonly job: object | null;
}

/** SQL that adds deliveries requested by staff; alerts add their own. */
@Injectable()
export class DeliveryRepository {
  /** @throws Problem `delivery_unknown` when the contract has none with this id */
  async find(manager: EntityManager, contractId: number, id: string): Promise<PreviousDelivery> {
    const rows = uuid.test(id)
      ? await manager.query<PreviousDelivery[]>(
          'SELECT channel, state, alert_id AS "alertId", job FROM keys.delivery WHERE contract_id = $1 AND id = $2',
          [contractId, id],
        )
      : [];
    if (!rows[0]) throw new Problem('delivery_unknown');
    return rows[0];
  }

  /**
   * Adds a delivery to the channel's current recipient and deletes the oldest deliveries beyond the limit.
   * @throws Problem `channel_not_set_up`, `too_many_deliveries`
   */
  async add(
    manager: EntityManager,
    rule: AlertRule,
    { channel, alertId, job }: Omit<PreviousDelivery, 'state'>,
  ): Promise<Delivery> {
    const target = findTarget(rule, channel);
    if (target === null) throw new Problem('channel_not_set_up');
    await this.refuseMany(manager, rule.contractId);
    const [newDelivery] = await manager.query<{ id: string }[]>(
      'INSERT INTO keys.delivery (contract_id, alert_id, job, channel, target) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [rule.contractId, alertId, job, channel, target],
    );
    await deleteOldest(manager, [rule.contractId]);
    const [row] = await manager.query<DeliveryRow[]>(`${selectDeliveries} WHERE d.id = $1`, [newDelivery!.id]);
    return toDelivery(row!);
  }

  private async refuseMany(manager: EntityManager, contractId: number): Promise<void> {
    const waitingDeliveries = `keys.delivery WHERE contract_id = $1 AND state = 'waiting' AND job IS NULL`;
    if ((await countRows(manager, waitingDeliveries, [contractId])) >= MAX_WAITING)
      throw new Problem('too_many_deliveries');
  }
}

function findTarget(rule: AlertRule, channel: DeliveryChannel): string | null {
  if (channel === 'webhook') return rule.webhookUrl;
  return rule.isMailOn ? (rule.mailTo ?? rule.clientEmail) : null;
}
