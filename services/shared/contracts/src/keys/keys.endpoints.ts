import { file, listOrPage, one, page } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import {
  ApiKeyDetails,
  ApiKeyPage,
  ApiKeyRecord,
  ChangeApiKeyBody,
  CreateApiKeyBody,
  IssuedApiKey,
  RenewApiKeyBody,
  TopUpBody,
  Usage,
} from './api-keys.js';
import { Booked, BookingPage, ReverseBookingBody } from './bookings.js';
import { ApiKeysQuery, BookingsQuery } from './key-queries.js';
import { repeatProblems } from '../problems/request.problems.js';

const keys = { tag: 'API-Schlüssel', service: 'keys', access: 'manager' } as const;
const changing = [...repeatProblems, 'key_id_unknown'] as const;

/** Lists the newest keys first; without parameters at most 1,000. */
export const listApiKeys = endpoint({
  ...keys,
  title: 'API-Schlüssel auflisten',
  method: 'GET',
  path: '/api/admin/api-keys',
  polled: true,
  compressed: true,
  query: ApiKeysQuery,
  response: listOrPage(ApiKeyRecord, ApiKeyPage),
  problems: [],
});
export const createApiKey = endpoint({
  ...keys,
  title: 'API-Schlüssel ausstellen',
  method: 'POST',
  path: '/api/admin/api-keys',
  body: CreateApiKeyBody,
  response: one(IssuedApiKey),
  problems: repeatProblems,
});
export const readApiKey = endpoint({
  ...keys,
  title: 'API-Schlüssel im Einzelnen',
  method: 'GET',
  path: '/api/admin/api-keys/:id',
  response: one(ApiKeyDetails),
  problems: ['key_id_unknown'],
});
export const changeApiKey = endpoint({
  ...keys,
  title: 'API-Schlüssel bearbeiten',
  method: 'PUT',
  path: '/api/admin/api-keys/:id',
  body: ChangeApiKeyBody,
  response: one(ApiKeyRecord),
  problems: [...changing, 'version_conflict', 'quota_below_used', 'quota_too_large', 'key_already_renewed'],
});
export const topUpApiKey = endpoint({
  ...keys,
  title: 'Kontingent aufbuchen',
  method: 'POST',
  path: '/api/admin/api-keys/:id/top-up',
  body: TopUpBody,
  response: one(Booked),
  problems: [...changing, 'order_already_booked', 'key_is_test', 'quota_too_large'],
});
export const renewApiKey = endpoint({
  ...keys,
  title: 'API-Schlüssel neu generieren',
  method: 'POST',
  path: '/api/admin/api-keys/:id/renew',
  body: RenewApiKeyBody,
  response: one(IssuedApiKey),
  problems: [...changing, 'key_already_renewed'],
});
/** Streams the keys of a filter as a CSV file; paging parameters are ignored. */
export const exportApiKeys = endpoint({
  ...keys,
  title: 'API-Schlüssel als CSV-Datei',
  method: 'GET',
  path: '/api/admin/api-keys.csv',
  query: ApiKeysQuery,
  response: file('text/csv; charset=utf-8'),
  problems: ['exports_busy'],
});
export const listBookings = endpoint({
  ...keys,
  title: 'Buchungen auflisten',
  method: 'GET',
  path: '/api/admin/api-keys/:id/bookings',
  compressed: true,
  query: BookingsQuery,
  response: page(BookingPage),
  problems: ['key_id_unknown'],
});
/** Streams all bookings of a contract as a CSV file. */
export const exportBookings = endpoint({
  ...keys,
  title: 'Buchungen als CSV-Datei',
  method: 'GET',
  path: '/api/admin/api-keys/:id/bookings.csv',
  response: file('text/csv; charset=utf-8'),
  problems: ['key_id_unknown', 'exports_busy'],
});
/** Reverses a top-up; its order number can then be booked again. */
export const reverseBooking = endpoint({
  ...keys,
  title: 'Aufbuchung stornieren',
  method: 'POST',
  path: '/api/admin/api-keys/:id/bookings/:bookingId/storno',
  body: ReverseBookingBody,
  response: one(Booked),
  problems: [...changing, 'booking_unknown', 'booking_not_reversible', 'booking_already_reversed', 'quota_below_used'],
});

/** Reads the figures of a key's contract for its holder, free of charge. */
export const readUsage = endpoint({
  title: 'Eigener Verbrauch',
  tag: 'Verbrauch',
  service: 'keys',
  access: 'apiKey',
  method: 'GET',
  path: '/api/v1/usage',
  compressed: true,
  response: one(Usage),
  problems: [],
});
