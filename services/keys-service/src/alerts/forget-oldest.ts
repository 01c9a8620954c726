import type { EntityManager } from 'typeorm';

/** Of each contract so many of both are kept, the newest; what is still to be sent is kept whatever its age (docs/WEBHOOKS.md). */
const MOST_KEPT = 1_000;

const beyond = (table: string, time: string) => `
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY contract_id ORDER BY ${time} DESC, id) AS place
    FROM ${table} WHERE contract_id = ANY ($1)
  ) numbered WHERE place > ${MOST_KEPT}`;

const deliveries = `DELETE FROM keys.delivery WHERE state <> 'waiting' AND id IN (${beyond('keys.delivery', 'created_at')})`;

/** A delivery shows what its alert says and can be sent once more: its alert stays as long as it does. */
const alerts = `
  DELETE FROM keys.alert a WHERE id IN (${beyond('keys.alert', 'at')})
    AND NOT EXISTS (SELECT FROM keys.delivery d WHERE d.alert_id = a.id)`;

/** Forgets the oldest alerts and deliveries of contracts that have very many. Their rows have to be locked. */
export async function forgetOldest(manager: EntityManager, contractIds: readonly number[]): Promise<void> {
  await manager.query(deliveries, [contractIds]);
  await manager.query(alerts, [contractIds]);
}
