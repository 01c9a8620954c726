// Loaded before the first test: the table and the charts take longer than a test waits.
import '~/features/logs/LogsPage.js';
import { defaultSystemConfig, type LogEntry, type LogPage } from '@pruefer/contracts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { manager, signIn, startFakeConsole } from '../fakes/console.js';
import { createLoggedEntry, createLoggedPage, histogram } from '../fakes/logs.js';
import { fakeServer } from '../fakes/server.js';
import { visitSite } from '../visit-site.js';

/** The screen's calls: the query of every list, and path and body of every search. */
export const askedLogs: Record<string, unknown>[] = [];

/** Three requests: valid, invalid and public, refused 17 times. */
export const loggedRows: LogEntry[] = [
  createLoggedEntry(),
  createLoggedEntry({
    id: '01936a5e-7c2e-7000-8000-000000000002',
    timestamp: '2026-11-20T13:07:29.000Z',
    apiKeyId: null,
    clientName: null,
    ipAddress: '198.51.100.7',
    iban: 'DE12500105170648489890',
    statusCode: 400,
    responseTime: null,
    errorCode: 'iban_check_digits',
    errorMessage: 'Die Prüfziffern 12 passen nicht zum Rest der IBAN.',
    bankDetails: null,
  }),
  createLoggedEntry({ id: '01936a5e-7c2e-7000-8000-000000000003', statusCode: 429, iban: null, count: 17 }),
];

/** The searches for keys. */
export const askedKeys: string[] = [];

const loggedKeys = [
  { id: '4f9c21ab-07de-4e0b-9a51-0d9e6f3c2b17', clientName: 'Süderelbe' },
  { id: 'a1177e30-b9c2-f4d0-8c1e-5d41f06b3720', clientName: 'Kassel Kredit eG' },
];

/** A manager is signed in, and the log answers. */
export function answerWithLogs(pageFor: (query: URLSearchParams) => LogPage = () => createLoggedPage(loggedRows)) {
  signIn(manager);
  fakeServer.use(
    http.get('*/api/admin/logs', ({ request }) => {
      const { searchParams } = new URL(request.url);
      askedLogs.push(Object.fromEntries(searchParams));
      return HttpResponse.json(pageFor(searchParams));
    }),
    http.post('*/api/admin/logs/search', async ({ request }) => {
      askedLogs.push({ ...((await request.json()) as object), url: request.url });
      return HttpResponse.json(createLoggedPage(loggedRows.slice(0, 1)));
    }),
    http.post('*/api/admin/logs/histogram', () => HttpResponse.json(histogram)),
    http.get('*/api/admin/api-keys', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      askedKeys.push(search);
      const items = loggedKeys.filter(({ id, clientName }) => `${clientName} ${id}`.toLowerCase().includes(search));
      // Without a search the older one is on no page that the console reads.
      return HttpResponse.json({ items: search === '' ? items.slice(0, 1) : items, total: 2, nextCursor: null });
    }),
    http.get('*/api/admin/system/config', () => HttpResponse.json(defaultSystemConfig)),
  );
}

/** The screen at a query, with its rows. */
export async function visitLogs(query = '') {
  answerWithLogs();
  const site = visitSite(`/admin/logs${query}`);
  await screen.findByText('20.11.2026, 14:07:29');
  return site;
}

/** Starts the server around every test of a file, and begins each one with nothing asked. */
export function startFakeLogs(): void {
  startFakeConsole();
  beforeEach(() => {
    askedLogs.length = 0;
    askedKeys.length = 0;
  });
}
