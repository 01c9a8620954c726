import {
  type ApiKeysQuery,
  type BookingsQuery,
  changeApiKey,
  type ChangeApiKeyBody,
  listApiKeys,
  listBookings,
  readApiKey,
  reverseBooking,
  type TopUpBody,
  topUpApiKey,
} from '@pruefer/contracts';
import { apiCall } from '~/api/base/api-call.js';
import { baseApi } from '~/api/base/base-api.js';
import { call } from '~/api/http/call.js';

/** A page by its size. */
export type PageOfKeys = ApiKeysQuery & { readonly limit: number };

type PageOfBookings = BookingsQuery & { readonly id: string };

interface KeyEdit {
  readonly id: string;
  readonly change: ChangeApiKeyBody;
}

interface KeyTopUp {
  readonly id: string;
  readonly topUp: TopUpBody;
  readonly idempotencyKey: string;
}

interface Reversal {
  readonly id: string;
  readonly bookingId: number;
}

/** The keys and their ledgers. Every change reloads all of them. Calls that answer a secret are not included. */
export const apiKeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query({
      ...apiCall((query: PageOfKeys) => call(listApiKeys, { query })),
      providesTags: ['apiKeys'],
    }),
    apiKey: build.query({
      ...apiCall((id: string) => call(readApiKey, { params: { id } })),
      providesTags: ['apiKeys'],
    }),
    changeApiKey: build.mutation({
      ...apiCall(({ id, change }: KeyEdit) => call(changeApiKey, { params: { id }, body: change })),
      // The server refuses an edit of an outdated version; the list then loads the current one.
      invalidatesTags: ['apiKeys'],
    }),
    topUpApiKey: build.mutation({
      ...apiCall(({ id, topUp, idempotencyKey }: KeyTopUp) => ({
        ...call(topUpApiKey, { params: { id }, body: topUp }),
        idempotencyKey,
      })),
      invalidatesTags: ['apiKeys'],
    }),
    bookings: build.query({
      ...apiCall(({ id, ...query }: PageOfBookings) => call(listBookings, { params: { id }, query })),
      providesTags: ['apiKeys'],
    }),
    reverseBooking: build.mutation({
      ...apiCall(({ id, bookingId }: Reversal) =>
        call(reverseBooking, { params: { id, bookingId: String(bookingId) } }),
      ),
      invalidatesTags: ['apiKeys'],
    }),
  }),
});

export const {
  useApiKeysQuery,
  useApiKeyQuery,
  useChangeApiKeyMutation,
  useTopUpApiKeyMutation,
  useBookingsQuery,
  useReverseBookingMutation,
} = apiKeysApi;
