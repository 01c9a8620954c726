import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { defaultTimes } from '@pruefer/contracts';
import { AlertsTab } from '~/features/api-keys/alerts/AlertsTab.js';
import { KeyLedger } from '~/features/api-keys/ledger/KeyLedger.js';
import { ImportHistory } from '~/features/database/banks/ImportHistory.js';
import { ErasureProtocol } from '~/features/database/privacy/ErasureProtocol.js';
import { TrashList } from '~/features/pages/trash/TrashList.js';
import { admin, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { bankImport } from '~/testing/fakes/database.js';
import { alertSettings, bookings, delivery, keys } from '~/testing/fakes/keys.js';
import { pages } from '~/testing/fakes/pages.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { renderConsole } from '~/testing/render-console.js';

startFakeConsole();

interface List {
  readonly part: ReactElement;
  readonly path: string;
  /** A record that is told from all others by its number. */
  readonly record: (number: number) => object;
  readonly toPattern: (number: number) => RegExp;
  readonly failed: string;
  readonly pageSize: number;
}

/** Every list that is turned page by page inside a drawer or a panel. */
const lists: Readonly<Record<string, List>> = {
  'the ledger of a key': {
    part: <KeyLedger apiKey={keys.nordlicht} />,
    path: '/api/admin/api-keys/:id/bookings',
    record: (id) => ({ ...bookings[2], id, orderNumber: `A-${id}.` }),
    toPattern: (id) => new RegExp(`A-${id}\\.`),
    failed: 'Die Buchungen konnten nicht geladen werden',
    pageSize: 20,
  },
  'the messages of a key': {
    part: <AlertsTab apiKey={keys.nordlicht} />,
    path: '/api/admin/api-keys/:id/deliveries',
    record: (id) => ({ ...delivery, id: `d${id}`, target: `https://muster.example/${id}/` }),
    toPattern: (id) => new RegExp(`example/${id}/`),
    failed: 'Die Benachrichtigungen konnten nicht geladen werden',
    pageSize: 20,
  },
  'the history of imports': {
    part: <ImportHistory />,
    path: '/api/admin/database/bank-imports',
    record: (id) => ({ ...bankImport, dataVersion: `v${id}`, source: `Register ${id}.` }),
    toPattern: (id) => new RegExp(`Register ${id}\\.`),
    failed: 'Der Verlauf konnte nicht geladen werden',
    pageSize: 20,
  },
  'the protocol of erasures': {
    part: <ErasureProtocol times={defaultTimes} />,
    path: '/api/admin/logs/erasures',
    record: (id) => ({
      id: `e${id}`,
      at: '2026-11-20T13:07:00Z',
      erasedBy: 'm.hoffmann',
      reason: `Az. ${id}.`,
      rows: 1,
      completedAt: '2026-11-20T13:08:00Z',
    }),
    toPattern: (id) => new RegExp(`Az\\. ${id}\\.`),
    failed: 'Das Protokoll konnte nicht geladen werden',
    pageSize: 5,
  },
  'the trash': {
    part: <TrashList />,
    path: '/api/admin/content/trash',
    record: (id) => ({ ...pages.imprint, id: `p${id}`, title: `Seite ${id}.`, deletedAt: '2026-11-22T10:00:00Z' }),
    toPattern: (id) => new RegExp(`^Seite ${id}\\.$`),
    failed: 'Der Papierkorb konnte nicht geladen werden',
    pageSize: 20,
  },
};

/** The list at its first page of two, and a server whose next answers can be held or refused. */
async function open({ part, path, record, toPattern, pageSize }: List) {
  signIn(admin);
  const server = { isUp: true, wait: Promise.resolve() };
  fakeServer.use(
    http.get('*/api/admin/api-keys/:id/alert-settings', () => HttpResponse.json(alertSettings)),
    http.get('*/api/admin/api-keys/:id/alerts', () => HttpResponse.json({ items: [], total: 0 })),
    http.get(`*${path}`, async ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      await server.wait;
      if (!server.isUp) return problem(503, 'unavailable', 'Nicht erreichbar.');
      const left = Math.min(pageSize, pageSize + 1 - offset);
      const items = Array.from({ length: left }, (_, index) => record(offset + index + 1));
      return HttpResponse.json({ items, total: pageSize + 1, nextCursor: null });
    }),
  );
  const { visitor } = renderConsole(part);
  await screen.findByText(toPattern(1));
  return { server, turn: () => visitor.click(screen.getByRole('button', { name: 'Weiter' })), visitor };
}

describe.each(Object.entries(lists))('%s', (_, list) => {
  it('keeps its rows while the next page is on its way', async () => {
    const { server, turn } = await open(list);
    let answer: () => void = () => undefined;
    server.wait = new Promise<void>((resolve) => (answer = resolve));
    await turn();
    expect(screen.getByText(list.toPattern(1))).toBeInTheDocument();
    await act(async () => answer());
    expect(await screen.findByText(list.toPattern(list.pageSize + 1))).toBeInTheDocument();
    expect(screen.queryByText(list.toPattern(1))).not.toBeInTheDocument();
  });

  it('never shows the rows of one page as those of another that could not be loaded', async () => {
    const { server, turn, visitor } = await open(list);
    server.isUp = false;
    await turn();
    expect(await screen.findByText(list.failed)).toBeInTheDocument();
    expect(screen.queryByText(list.toPattern(1))).not.toBeInTheDocument();
    server.isUp = true;
    await visitor.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText(list.toPattern(list.pageSize + 1))).toBeInTheDocument();
  });
});

it('shows the page before when the last record of the last page is removed', async () => {
  const { turn, visitor } = await open(lists['the trash']!);
  await turn();
  await screen.findByText('Seite 21.');
  fakeServer.use(
    http.post('*/api/admin/content/pages/p21/restore', () => HttpResponse.json(pages.imprint)),
    http.get('*/api/admin/content/trash', ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      return HttpResponse.json({ items: offset === 0 ? [lists['the trash']!.record(1)] : [], total: 20 });
    }),
  );
  await visitor.click(screen.getByRole('button', { name: 'Seite 21. wiederherstellen' }));
  expect(await screen.findByText('Seite 1.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Seite 21.')).not.toBeInTheDocument());
});
