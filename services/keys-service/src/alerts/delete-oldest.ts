import type { EntityManager } from 'typeorm';

/** Alerts and deliveries kept for each contract, newest first; unsent deliveries are always kept (docs/api/en/webhooks.md). */
const MAX_STORED = 1_000;

const idsBeyondLimit = (table: string, time: string) => `
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY contract_id ORDER BY ${time} DESC, id) AS place
    FROM ${table} WHERE contract_id = ANY ($1)
  ) numbered WHERE place > ${MAX_STORED}`;

const deliveries = `DELETE FROM keys.delivery WHERE state <> 'waiting' AND id IN (${idsBeyondLimit('keys.delivery', 'created_at')})`;

/** A delivery shows its alert's text and can be resent, so its alert is kept with it. */
const alerts = `
  DELETE FROM keys.alert a WHERE id IN (${idsBeyondLimit('keys.alert', 'at')})
    AND NOT EXISTS (SELECT FROM keys.delivery d WHERE d.alert_id = a.id)`;

/** Deletes the oldest alerts and deliveries of contracts beyond the limit. The contracts' rows must be locked. */
export async function deleteOldest(manager: EntityManager, contractIds: readonly number[]): Promise<void> {
  await manager.query(deliveries, [contractIds]);
  await manager.query(alerts, [contractIds]);
}
