import type { EntityManager } from 'typeorm';
import { deleteOldest } from './delete-oldest.js';

/** At or above a threshold, except for a quota of zero. */
const reachedThresholds = `
  SELECT c.id AS contract_id, t.threshold, c.used, c.quota
  FROM keys.contract c JOIN keys.alert_rule r ON r.contract_id = c.id CROSS JOIN unnest(r.thresholds) AS t (threshold)
  WHERE c.id = ANY ($1) AND c.quota > 0 AND c.used * 100 >= t.threshold * c.quota`;

const cross = `
  WITH standing AS (${reachedThresholds}), armed AS (
    DELETE FROM keys.alert_reached a WHERE a.contract_id = ANY ($1)
      AND NOT EXISTS (SELECT FROM standing s WHERE s.contract_id = a.contract_id AND s.threshold = a.threshold)
  ), crossed AS (
    INSERT INTO keys.alert_reached (contract_id, threshold) SELECT contract_id, threshold FROM standing
    ON CONFLICT DO NOTHING RETURNING contract_id, threshold
  )`;

const raise = `
  ${cross}, raised AS (
    INSERT INTO keys.alert (contract_id, threshold, used, quota)
    SELECT contract_id, threshold, used, quota FROM crossed JOIN standing USING (contract_id, threshold)
    ORDER BY contract_id, threshold
    RETURNING id, contract_id
  ), to_send AS (
    INSERT INTO keys.delivery (contract_id, alert_id, channel, target)
    SELECT r.contract_id, raised.id, way.channel, way.target
    FROM raised JOIN keys.alert_rule r USING (contract_id) CROSS JOIN LATERAL (VALUES
      ('email', CASE WHEN r.is_mail_on THEN coalesce(r.mail_to, r.client_email) END), ('webhook', r.webhook_url)
    ) AS way (channel, target)
    WHERE way.target IS NOT NULL
  )
  SELECT DISTINCT contract_id::float8 AS id FROM raised`;

/** Contracts whose reached thresholds differ from the alerted ones. */
const differing = `
  WITH standing AS (${reachedThresholds}), alerted AS (
    SELECT contract_id, threshold, true AS is_alerted FROM keys.alert_reached WHERE contract_id = ANY ($1)
  )
  SELECT DISTINCT contract_id AS id FROM standing FULL JOIN alerted USING (contract_id, threshold)
  WHERE standing.quota IS NULL OR alerted.is_alerted IS NULL`;

/** Locks rows in the order of their ids like charging; the next statement reads them (docs/adr/0001). */
const lock = 'SELECT FROM keys.contract WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE';

/**
 * Raises an alert once for every threshold that contracts have reached since the last run, and rearms those that they no longer reach. The contracts'
 * rows must be locked, which prevents duplicates. No crossing is missed as long as every change of a quota calls this before and after.
 */
export async function raiseAlerts(manager: EntityManager, contractIds: readonly number[]): Promise<void> {
  const alerted = await manager.query<{ id: number }[]>(raise, [contractIds]);
  if (alerted.length === 0) return;
  await deleteOldest(
    manager,
    alerted.map(({ id }) => id),
  );
}

/** The same without alerts, for new thresholds. */
export async function markAsAlerted(manager: EntityManager, contractId: number): Promise<void> {
  await manager.query(`${cross} SELECT`, [[contractId]]);
}

/** Locks contracts with due alerts, which is rare, and raises them. */
export async function raiseDueAlerts(manager: EntityManager, contractIds: readonly number[]): Promise<void> {
  const rows = await manager.query<{ id: string }[]>(differing, [contractIds]);
  if (rows.length === 0) return;
  const due = rows.map(({ id }) => Number(id));
  await manager.query(lock, [due]);
  await raiseAlerts(manager, due);
}
