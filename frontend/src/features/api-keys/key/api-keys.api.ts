import {
  type ApiKeysQuery,
  type BookingsQuery,
  changeApiKey,
  type ChangeApiKeyBody,
  listApiKeys,
  listBookings,
  readApiKey,
  reverseBooking,
  topUpApiKey,
  type TopUpBody,
} from '@pruefer/contracts';
import { apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

/** A page by its size. */
export type KeysPageQuery = ApiKeysQuery & { readonly limit: number };

type BookingsPageQuery = BookingsQuery & { readonly id: string };

interface KeyEdit {
  readonly id: string;
  readonly change: ChangeApiKeyBody;
}

interface KeyTopUp {
  readonly id: string;
  readonly topUp: TopUpBody;
}

interface Reversal {
  readonly id: string;
  readonly bookingId: number;
}

/** The keys and their ledgers. Every change reloads all of them. Calls that answer a secret are not included. */
export const apiKeysApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    apiKeys: build.query(apiRead('apiKeys', (query: KeysPageQuery) => call(listApiKeys, { query }))),
    apiKey: build.query(apiRead('apiKeys', (id: string) => call(readApiKey, { params: { id } }))),
    // The server refuses an edit of an outdated version; the list then loads the current one.
    changeApiKey: build.mutation(
      apiChange('apiKeys', ({ id, change }: KeyEdit) => call(changeApiKey, { params: { id }, body: change })),
    ),
    topUpApiKey: build.mutation(
      apiChange('apiKeys', ({ id, topUp }: KeyTopUp) => call(topUpApiKey, { params: { id }, body: topUp })),
    ),
    bookings: build.query(
      apiRead('apiKeys', ({ id, ...query }: BookingsPageQuery) => call(listBookings, { params: { id }, query })),
    ),
    reverseBooking: build.mutation(
      apiChange('apiKeys', ({ id, bookingId }: Reversal) =>
        call(reverseBooking, { params: { id, bookingId: String(bookingId) } }),
      ),
    ),
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
