import type {
  AlertSettings,
  ApiKeyDetails,
  ApiKeyPage,
  ApiKeyRecord,
  BookingPage,
  Delivery,
  QuotaBooking,
} from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { fakeServer } from './server.js';

const key = (changes: Partial<ApiKeyRecord> & Pick<ApiKeyRecord, 'id' | 'clientName'>): ApiKeyRecord => ({
  clientEmail: 'technik@nordlicht.example',
  language: 'de',
  quota: 250_000,
  used: 100_000,
  isActive: true,
  isRenewed: false,
  isTest: false,
  createdAt: '2026-02-03T09:00:00Z',
  keyHint: 'iban_sk_4f9c…a71e',
  expiresAt: null,
  allowedAddresses: [],
  rateLimitPerMinute: null,
  lastUsedAt: null,
  supersededAt: null,
  version: 3,
  ...changes,
});

/** Initial keys of every test. */
export const keys = {
  nordlicht: key({ id: '4f9c21ab-07de-88c1-5b3e-90f27a16d4c8', clientName: 'Nordlicht Zahlungssysteme GmbH' }),
  kassel: key({
    id: 'a1177e30-b9c2-f4d0-8c1e-5d41f06b3720',
    clientName: 'Kassel Kredit eG',
    clientEmail: 'it@kassel-kredit.example',
    quota: 1_000,
    used: 950,
    isActive: false,
    version: 8,
  }),
  old: key({
    id: 'c80e55d4-1f06-b372-77b3-f0e2a4d91e56',
    clientName: 'Alpenblick Treuhand AG',
    isActive: false,
    isRenewed: true,
    supersededAt: '2026-05-11T08:00:00Z',
  }),
} as const;

/** The server's keys, and the queries of all calls. */
export const keyStore: { records: ApiKeyRecord[]; total: number | undefined; readonly asked: string[] } = {
  records: [],
  total: undefined,
  asked: [],
};

export const bookings: QuotaBooking[] = [
  booking(3, { kind: 'storno', amount: -500, quotaBefore: 1_500, quotaAfter: 1_000, reverses: 2, orderNumber: 'A-1' }),
  booking(2, { kind: 'top-up', amount: 500, quotaBefore: 1_000, quotaAfter: 1_500, reversedBy: 3, orderNumber: 'A-1' }),
  booking(4, { kind: 'top-up', amount: 10_000, quotaBefore: 1_000, quotaAfter: 11_000, orderNumber: 'A-2' }),
  booking(1, { kind: 'issue', amount: 1_000, quotaBefore: 0, quotaAfter: 1_000 }),
  booking(5, { kind: 'refund', quotaBefore: 1_000, quotaAfter: 1_000, actor: 'System', refundedCalls: 3 }),
];

function booking(id: number, changes: Partial<QuotaBooking>): QuotaBooking {
  return {
    id,
    kind: 'issue',
    amount: 0,
    quotaBefore: 0,
    quotaAfter: 0,
    actor: 'm.hoffmann',
    orderNumber: null,
    invoiceNumber: null,
    note: null,
    refundedCalls: null,
    at: '2026-03-17T10:30:00Z',
    reverses: null,
    reversedBy: null,
    ...changes,
  };
}

/** The server answers about keys as the gateway does. */
export function serveKeys(records: readonly ApiKeyRecord[] = Object.values(keys)): void {
  keyStore.records = [...records];
  keyStore.total = undefined;
  keyStore.asked.length = 0;
  fakeServer.use(
    http.get('*/api/admin/api-keys', ({ request }) => {
      const { search } = new URL(request.url);
      keyStore.asked.push(search);
      return HttpResponse.json({
        items: keyStore.records,
        total: keyStore.total ?? keyStore.records.length,
        nextCursor: null,
      } satisfies ApiKeyPage);
    }),
    http.get<{ id: string }>('*/api/admin/api-keys/:id', ({ params }) =>
      HttpResponse.json(toKeyDetails(keyStore.records.find(({ id }) => id === params.id) ?? keys.nordlicht)),
    ),
    http.get('*/api/admin/api-keys/:id/bookings', ({ request }) => {
      const order = new URL(request.url).searchParams.get('orderNumber');
      const items = bookings.filter(({ orderNumber }) => order === null || orderNumber === order);
      return HttpResponse.json({ items, total: items.length, nextCursor: null } satisfies BookingPage);
    }),
  );
}

function toKeyDetails(record: ApiKeyRecord): ApiKeyDetails {
  return { ...record, replaces: null, replacedBy: null, usage: [{ day: '2026-11-20', calls: 41 }] };
}

/** A message about a threshold that the client's webhook has taken. */
export const delivery: Delivery = {
  id: 'd1',
  channel: 'webhook',
  target: 'https://muster.example/hook',
  state: 'sent',
  threshold: 80,
  jobId: null,
  tries: 1,
  lastStatus: 204,
  lastError: null,
  createdAt: '2026-11-21T08:00:00Z',
  triedAt: '2026-11-21T08:00:01Z',
  nextTryAt: null,
};

export const alertSettings: AlertSettings = {
  reachedThresholds: [],
  thresholds: [80, 100],
  isMailOn: true,
  mailTo: null,
  clientEmail: 'a@muster.example',
  webhookUrl: 'https://muster.example/hook',
  version: 2,
};
