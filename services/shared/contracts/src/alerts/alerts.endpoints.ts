import { endpoint } from '../endpoint.js';
import { AlertSettings, ChangeAlertSettings, RenewedWebhookSecret, SavedAlertSettings } from './alert-settings.js';
import { Delivery, DeliveryPage, QuotaAlertPage, SendTestMessage } from './deliveries.js';

/** They belong to the contract, named by any of its keys. */
const alerts = { service: 'keys', access: 'manager' } as const;
const key = '/api/admin/api-keys/:id';

export const readAlertSettings = endpoint({
  ...alerts,
  method: 'GET',
  path: `${key}/alert-settings`,
  answer: AlertSettings,
});
export const changeAlertSettings = endpoint({
  ...alerts,
  method: 'PUT',
  path: `${key}/alert-settings`,
  body: ChangeAlertSettings,
  answer: SavedAlertSettings,
});
export const renewWebhookSecret = endpoint({
  ...alerts,
  method: 'POST',
  path: `${key}/webhook-secret`,
  answer: RenewedWebhookSecret,
});
/** The newest first, with the parameters of `PageQuery`. */
export const listAlerts = endpoint({
  ...alerts,
  method: 'GET',
  path: `${key}/alerts`,
  polled: true,
  compressed: true,
  answer: QuotaAlertPage,
});
/** The newest first, with the parameters of `PageQuery`. */
export const listDeliveries = endpoint({
  ...alerts,
  method: 'GET',
  path: `${key}/deliveries`,
  polled: true,
  compressed: true,
  answer: DeliveryPage,
});
/** Sends a test message along one way. */
export const sendTestMessage = endpoint({
  ...alerts,
  method: 'POST',
  path: `${key}/deliveries`,
  body: SendTestMessage,
  answer: Delivery,
});
/** Sends what a delivery says once more, to where it would go today. */
export const resendDelivery = endpoint({
  ...alerts,
  method: 'POST',
  path: `${key}/deliveries/:deliveryId/resend`,
  answer: Delivery,
});
