import type { EntityManager } from 'typeorm';
import { forgetOldest } from './forget-oldest.js';

/** At or above a threshold; nobody is alerted about a quota of nothing. */
const standing = `
  SELECT c.id AS contract_id, t.threshold, c.used, c.quota
  FROM keys.contract c JOIN keys.alert_rule r ON r.contract_id = c.id CROSS JOIN unnest(r.thresholds) AS t (threshold)
  WHERE c.id = ANY ($1) AND c.quota > 0 AND c.used * 100 >= t.threshold * c.quota`;

const cross = `
  WITH standing AS (${standing}), armed AS (
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

/** Whose thresholds are not the ones that were alerted. */
const differing = `
  WITH standing AS (${standing}), alerted AS (
    SELECT contract_id, threshold, true AS is_alerted FROM keys.alert_reached WHERE contract_id = ANY ($1)
  )
  SELECT DISTINCT contract_id AS id FROM standing FULL JOIN alerted USING (contract_id, threshold)
  WHERE standing.quota IS NULL OR alerted.is_alerted IS NULL`;

/** As charging does: rows in the order of their ids, read by the next statement (docs/adr/0017). */
const lock = 'SELECT FROM keys.contract WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE';

/**
 * Alerts about every threshold that contracts have reached since the last time, once each, and arms those again that they no longer
 * reach. The row of each contract has to be locked: that is what makes it once, and no crossing between two looks is missed as long
 * as every change of a quota calls this before and after.
 */
export async function raiseAlerts(manager: EntityManager, contractIds: readonly number[]): Promise<void> {
  const alerted = await manager.query<{ id: number }[]>(raise, [contractIds]);
  if (alerted.length === 0) return;
  await forgetOldest(
    manager,
    alerted.map(({ id }) => id),
  );
}

/** The same without alerting anybody: for thresholds that are new themselves. */
export async function takeAsAlerted(manager: EntityManager, contractId: number): Promise<void> {
  await manager.query(`${cross} SELECT`, [[contractId]]);
}

/** Raises alerts of contracts that are not locked. Only those that have something to tell are, a few times in their life. */
export async function raiseAlertsWhereDue(manager: EntityManager, contractIds: readonly number[]): Promise<void> {
  const rows = await manager.query<{ id: string }[]>(differing, [contractIds]);
  if (rows.length === 0) return;
  const due = rows.map(({ id }) => Number(id));
  await manager.query(lock, [due]);
  await raiseAlerts(manager, due);
}
