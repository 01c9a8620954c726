import type { Delivery } from './delivery.js';

/** The body of a webhook; identical bytes for every try of an alert. Contains no secret (docs/SECURITY.md C9). */
export function webhookBody({ alertId, threshold, at, contractId, clientName, used, quota }: Delivery): string {
  return JSON.stringify({
    type: alertId === null ? 'test' : 'quota.threshold_reached',
    timestamp: at.toISOString(),
    data: { alertId, threshold, contractId, clientName, used, quota, available: quota - used },
  });
}
