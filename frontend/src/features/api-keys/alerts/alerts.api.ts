import {
  type DeliveryChannel,
  listAlerts,
  listDeliveries,
  type PageQuery,
  readAlertSettings,
  resendDelivery,
  sendTestMessage,
} from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';

interface Test {
  readonly id: string;
  readonly channel: DeliveryChannel;
  readonly idempotencyKey: string;
}

interface Resend {
  readonly id: string;
  readonly deliveryId: string;
  readonly idempotencyKey: string;
}

type PageOfKey = PageQuery & { readonly id: string };

/** Alerts of a contract and their messages. Calls that may answer a secret are not included. */
const alertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    alertSettings: build.query({
      ...apiCall((id: string) => call(readAlertSettings, { params: { id } })),
      providesTags: ['apiKeys'],
    }),
    alerts: build.query({
      ...apiCall(({ id, ...query }: PageOfKey) => call(listAlerts, { params: { id }, query })),
      providesTags: ['apiKeys'],
    }),
    deliveries: build.query({
      ...apiCall(({ id, ...query }: PageOfKey) => call(listDeliveries, { params: { id }, query })),
      providesTags: ['apiKeys'],
    }),
    sendTestMessage: build.mutation({
      ...apiCall(({ id, channel, idempotencyKey }: Test) => ({
        ...call(sendTestMessage, { params: { id }, body: { channel } }),
        idempotencyKey,
      })),
      invalidatesTags: ['apiKeys'],
    }),
    resendDelivery: build.mutation({
      ...apiCall(({ id, deliveryId, idempotencyKey }: Resend) => ({
        ...call(resendDelivery, { params: { id, deliveryId } }),
        idempotencyKey,
      })),
      invalidatesTags: ['apiKeys'],
    }),
  }),
});

export const {
  useAlertSettingsQuery,
  useAlertsQuery,
  useDeliveriesQuery,
  useSendTestMessageMutation,
  useResendDeliveryMutation,
} = alertsApi;
