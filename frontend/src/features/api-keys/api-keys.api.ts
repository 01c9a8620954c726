import {
  type ApiKeyDetails,
  type ApiKeyPage,
  type ApiKeyRecord,
  type ApiKeysQuery,
  type Booked,
  type BookingPage,
  type BookingsQuery,
  changeApiKey,
  type ChangeApiKey,
  listApiKeys,
  listBookings,
  readApiKey,
  reverseBooking,
  type TopUp,
  topUpApiKey,
} from '@pruefer/contracts';
import { baseApi } from '../../api/base-api.js';
import { call } from '../../api/call.js';

interface KeyEdit {
  readonly id: string;
  readonly change: ChangeApiKey;
}

interface KeyTopUp {
  readonly id: string;
  readonly topUp: TopUp;
  readonly idempotencyKey: string;
}

/** The keys and their ledgers. After every change all of it is loaded anew. Calls that answer a secret are not among them. */
export const apiKeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query<ApiKeyPage, ApiKeysQuery>({
      query: (query) => call(listApiKeys, undefined, {}, query),
      providesTags: ['apiKeys'],
    }),
    apiKey: build.query<ApiKeyDetails, string>({
      query: (id) => call(readApiKey, undefined, { id }),
      providesTags: ['apiKeys'],
    }),
    changeApiKey: build.mutation<ApiKeyRecord, KeyEdit>({
      query: ({ id, change }) => call(changeApiKey, change, { id }),
      // An edit on an old state is refused: the list shows the one of now.
      invalidatesTags: ['apiKeys'],
    }),
    topUpApiKey: build.mutation<Booked, KeyTopUp>({
      query: ({ id, topUp, idempotencyKey }) => ({ ...call(topUpApiKey, topUp, { id }), idempotencyKey }),
      invalidatesTags: ['apiKeys'],
    }),
    bookings: build.query<BookingPage, BookingsQuery & { readonly id: string }>({
      query: ({ id, ...query }) => call(listBookings, undefined, { id }, query),
      providesTags: ['apiKeys'],
    }),
    reverseBooking: build.mutation<Booked, { readonly id: string; readonly bookingId: number }>({
      query: ({ id, bookingId }) => call(reverseBooking, undefined, { id, bookingId: String(bookingId) }),
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
