import { one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { AlertSettings, ChangeAlertSettingsBody, RenewedWebhookSecret, SavedAlertSettings } from './alert-settings.js';
import { Delivery, DeliveryPage, QuotaAlertPage, SendTestMessageBody } from './deliveries.js';
import { PagingQuery } from '../fields/paging.js';
import { repeatProblems } from '../problems/request.problems.js';

/** Alert settings belong to the contract; `:id` is any of its keys. */
const alerts = { tag: 'Benachrichtigungen', service: 'keys', access: 'manager' } as const;
const key = '/api/admin/api-keys/:id';
const keyProblems = ['key_id_unknown'] as const;

export const readAlertSettings = endpoint({
  ...alerts,
  title: 'Einstellungen der Benachrichtigungen lesen',
  method: 'GET',
  path: `${key}/alert-settings`,
  response: one(AlertSettings),
  problems: keyProblems,
});
export const changeAlertSettings = endpoint({
  ...alerts,
  title: 'Einstellungen der Benachrichtigungen ändern',
  method: 'PUT',
  path: `${key}/alert-settings`,
  body: ChangeAlertSettingsBody,
  response: one(SavedAlertSettings),
  problems: [...repeatProblems, ...keyProblems, 'version_conflict'],
});
export const renewWebhookSecret = endpoint({
  ...alerts,
  title: 'Geheimnis des Webhooks erneuern',
  method: 'POST',
  path: `${key}/webhook-secret`,
  response: one(RenewedWebhookSecret),
  problems: [...repeatProblems, ...keyProblems, 'webhook_missing'],
});
export const listAlerts = endpoint({
  ...alerts,
  title: 'Benachrichtigungen auflisten',
  method: 'GET',
  path: `${key}/alerts`,
  polled: true,
  compressed: true,
  query: PagingQuery,
  response: page(QuotaAlertPage),
  problems: keyProblems,
});
export const listDeliveries = endpoint({
  ...alerts,
  title: 'Zustellungen auflisten',
  method: 'GET',
  path: `${key}/deliveries`,
  polled: true,
  compressed: true,
  query: PagingQuery,
  response: page(DeliveryPage),
  problems: keyProblems,
});
export const sendTestMessage = endpoint({
  ...alerts,
  title: 'Testnachricht senden',
  method: 'POST',
  path: `${key}/deliveries`,
  body: SendTestMessageBody,
  response: one(Delivery),
  problems: [...repeatProblems, ...keyProblems, 'channel_not_set_up', 'too_many_deliveries'],
});
/** Sends the content of a delivery again, to the contract's current address. */
export const resendDelivery = endpoint({
  ...alerts,
  title: 'Nachricht erneut senden',
  method: 'POST',
  path: `${key}/deliveries/:deliveryId/resend`,
  response: one(Delivery),
  problems: [
    ...repeatProblems,
    ...keyProblems,
    'delivery_unknown',
    'delivery_waiting',
    'channel_not_set_up',
    'too_many_deliveries',
  ],
});
