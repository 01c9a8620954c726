import { endpoint } from '../endpoint.js';
import {
  ApiKeyDetails,
  ApiKeyRecord,
  ChangeApiKey,
  CreateApiKey,
  IssuedApiKey,
  RenewApiKey,
  TopUp,
  Usage,
} from './api-keys.js';
import { Booked, BookingPage, ReverseBooking } from './bookings.js';

const keys = { service: 'keys', access: 'manager' } as const;

/** Newest first, at most 1,000; asked with parameters (`ApiKeysQuery`) it answers one page as `ApiKeyPage`. */
export const listApiKeys = endpoint({
  ...keys,
  method: 'GET',
  path: '/api/admin/api-keys',
  polled: true,
  compressed: true,
  answer: [ApiKeyRecord],
});
export const createApiKey = endpoint({
  ...keys,
  method: 'POST',
  path: '/api/admin/api-keys',
  body: CreateApiKey,
  answer: IssuedApiKey,
});
export const readApiKey = endpoint({ ...keys, method: 'GET', path: '/api/admin/api-keys/:id', answer: ApiKeyDetails });
export const changeApiKey = endpoint({
  ...keys,
  method: 'PUT',
  path: '/api/admin/api-keys/:id',
  body: ChangeApiKey,
  answer: ApiKeyRecord,
});
export const topUpApiKey = endpoint({
  ...keys,
  method: 'POST',
  path: '/api/admin/api-keys/:id/top-up',
  body: TopUp,
  answer: Booked,
});
export const renewApiKey = endpoint({
  ...keys,
  method: 'POST',
  path: '/api/admin/api-keys/:id/renew',
  body: RenewApiKey,
  answer: IssuedApiKey,
});
/** The keys of a filter as a CSV file, streamed; with the parameters of `ApiKeysQuery`, of which those about pages mean nothing. */
export const exportApiKeys = endpoint({ ...keys, method: 'GET', path: '/api/admin/api-keys.csv' });
/** The newest first, with the parameters of `BookingsQuery`. */
export const listBookings = endpoint({
  ...keys,
  method: 'GET',
  path: '/api/admin/api-keys/:id/bookings',
  compressed: true,
  answer: BookingPage,
});
/** The ledger as a CSV file. */
export const exportBookings = endpoint({ ...keys, method: 'GET', path: '/api/admin/api-keys/:id/bookings.csv' });
/** Takes a top-up back; its order may then be booked again. */
export const reverseBooking = endpoint({
  ...keys,
  method: 'POST',
  path: '/api/admin/api-keys/:id/bookings/:bookingId/storno',
  body: ReverseBooking,
  answer: Booked,
});

/** What the holder of a key sees of the own contract; free. */
export const readUsage = endpoint({
  service: 'keys',
  access: 'apiKey',
  method: 'GET',
  path: '/api/v1/usage',
  answer: Usage,
});
