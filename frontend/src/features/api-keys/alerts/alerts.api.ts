import {
  type AlertSettings,
  type Delivery,
  type DeliveryChannel,
  type DeliveryPage,
  listAlerts,
  listDeliveries,
  type PageQuery,
  type QuotaAlertPage,
  readAlertSettings,
  resendDelivery,
  sendTestMessage,
} from '@pruefer/contracts';
import { baseApi } from '~/api/base-api.js';
import { call } from '~/api/call.js';

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

/** Alerts of a contract and what was sent of them. The calls that may answer a secret are not among them. */
export const alertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    alertSettings: build.query<AlertSettings, string>({
      query: (id) => call(readAlertSettings, undefined, { id }),
      providesTags: ['apiKeys'],
    }),
    alerts: build.query<QuotaAlertPage, PageOfKey>({
      query: ({ id, ...page }) => call(listAlerts, undefined, { id }, page),
      providesTags: ['apiKeys'],
    }),
    deliveries: build.query<DeliveryPage, PageOfKey>({
      query: ({ id, ...page }) => call(listDeliveries, undefined, { id }, page),
      providesTags: ['apiKeys'],
    }),
    sendTestMessage: build.mutation<Delivery, Test>({
      query: ({ id, channel, idempotencyKey }) => ({ ...call(sendTestMessage, { channel }, { id }), idempotencyKey }),
      invalidatesTags: ['apiKeys'],
    }),
    resendDelivery: build.mutation<Delivery, Resend>({
      query: ({ id, deliveryId, idempotencyKey }) => ({
        ...call(resendDelivery, undefined, { id, deliveryId }),
        idempotencyKey,
      }),
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
