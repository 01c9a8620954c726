import type { Delivery } from './delivery.js';

/** What a webhook gets; of an alert the same bytes with every try. Holds no secret (docs/SECURITY.md C9). */
export function webhookBody({ alertId, threshold, at, contractId, clientName, used, quota }: Delivery): string {
  return JSON.stringify({
    type: alertId === null ? 'test' : 'quota.threshold_reached',
    timestamp: at.toISOString(),
    data: { alertId, threshold, contractId, clientName, used, quota, available: quota - used },
  });
}
