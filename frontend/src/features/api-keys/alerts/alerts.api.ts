import {
  type DeliveryChannel,
  listAlerts,
  listDeliveries,
  type PagingQuery,
  readAlertSettings,
  resendDelivery,
  sendTestMessage,
} from '@pruefer/contracts';
import { apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

interface Test {
  readonly id: string;
  readonly channel: DeliveryChannel;
}

interface Resend {
  readonly id: string;
  readonly deliveryId: string;
}

type PageOfKey = PagingQuery & { readonly id: string };

/** Alerts of a contract and their messages. Calls that may answer a secret are not included. */
const alertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    alertSettings: build.query(apiRead('apiKeys', (id: string) => call(readAlertSettings, { params: { id } }))),
    alerts: build.query(
      apiRead('apiKeys', ({ id, ...query }: PageOfKey) => call(listAlerts, { params: { id }, query })),
    ),
    deliveries: build.query(
      apiRead('apiKeys', ({ id, ...query }: PageOfKey) => call(listDeliveries, { params: { id }, query })),
    ),
    sendTestMessage: build.mutation(
      apiChange('apiKeys', ({ id, channel }: Test) => call(sendTestMessage, { params: { id }, body: { channel } })),
    ),
    resendDelivery: build.mutation(
      apiChange('apiKeys', ({ id, deliveryId }: Resend) => call(resendDelivery, { params: { id, deliveryId } })),
    ),
  }),
});

export const {
  useAlertSettingsQuery,
  useAlertsQuery,
  useDeliveriesQuery,
  useSendTestMessageMutation,
  useResendDeliveryMutation,
} = alertsApi;
