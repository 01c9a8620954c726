import type { Delivery } from '@pruefer/contracts';

type Times = 'createdAt' | 'triedAt' | 'nextTryAt';
/** A delivery as `selectDeliveries` reads it, with the driver's dates. */
export type DeliveryRow = Omit<Delivery, Times> &
  Record<Exclude<Times, 'createdAt'>, Date | null> & { createdAt: Date };

export const selectDeliveries = `
  SELECT d.id, d.channel, d.target, d.state, a.threshold, d.job->>'id' AS "jobId", d.tries, d.last_status AS "lastStatus",
    d.last_error AS "lastError", d.created_at AS "createdAt", d.tried_at AS "triedAt",
    CASE WHEN d.state = 'waiting' THEN d.due_at END AS "nextTryAt"
  FROM keys.delivery d LEFT JOIN keys.alert a ON a.id = d.alert_id`;

/** Converts a row to the contract's delivery. */
export function toDelivery(row: DeliveryRow): Delivery {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
  };
}
