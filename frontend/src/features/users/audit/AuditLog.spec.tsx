// Loaded before the first test: the table takes longer than a test waits.
import './AuditLog.js';
import type { AuditRecord } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, answerCall, auditRecord, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { button, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

const failed = auditRecord({
  id: 'auth-1',
  action: 'login.failed',
  actor: null,
  target: null,
  targetName: null,
  details: null,
});

/** What was asked for, question by question. */
const asked: Record<string, string>[] = [];

async function visit(query = '', entries: AuditRecord[] = [auditRecord(), failed]) {
  signIn(admin);
  asked.length = 0;
  fakeServer.use(
    http.get('*/api/admin/audit', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(Object.fromEntries(searchParams));
      return HttpResponse.json({
        entries,
        nextCursor: searchParams.get('cursor') === 'page-3' ? null : getNextCursor(searchParams),
      });
    }),
  );
  const site = visitSite(`/admin/users?tab=audit${query}`);
  await screen.findByRole('heading', { name: 'Einträge' });
  await waitFor(() => expect(asked).not.toEqual([]));
  return site;
}

const getNextCursor = (query: URLSearchParams) => (query.get('cursor') === 'page-2' ? 'page-3' : 'page-2');

it('shows author, action and time, in sentences, with the changes', async () => {
  await visit();
  const row = (await screen.findByText('hat den Benutzer s.aydin geändert')).closest('[role=row]');
  expect(row).toHaveTextContent(/21\.11\.2026, 04:12:44m\.hoffmannhat den Benutzer s\.aydin geändert/);
  expect(row).toHaveTextContent('Rolle: Manager → Administrator');
  expect(screen.getByText(/^konnte sich nicht anmelden/).closest('[role=row]')).toHaveTextContent('Unbekannt');
});

it('says of a new record what it has, without its name again and without empty fields', async () => {
  const details = { username: 's.aydin', email: 's.aydin@bank.example', expiresAt: null };
  await visit('', [auditRecord({ action: 'user.created', details })]);
  const row = (await screen.findByText('hat den Benutzer s.aydin angelegt')).closest('[role=row]');
  expect(row).toHaveTextContent(/angelegtE-Mail: s\.aydin@bank\.example203/);
});

it('is narrowed to a part of the website by its address, and says so', async () => {
  const { visitor } = await visit('&area=homepage');
  expect(asked).toEqual([{ area: 'homepage' }]);
  await visitor.click(button('Filter entfernen: Bereich Startseite'));
  await waitFor(() => expect(asked.at(-1)).toEqual({}));
});

it('is reached by its tab, and keeps its filters in the address', async () => {
  const { visitor, address } = await visit();
  await visitor.click(screen.getByRole('combobox', { name: 'Aktion' }));
  await visitor.click(screen.getByRole('option', { name: 'Hat den Benutzer … geändert' }));
  await waitFor(() => expect(address()).toBe('/admin/users?tab=audit&action=user.changed'));
  await visitor.type(screen.getByRole('searchbox', { name: 'Person suchen' }), 'hoff');
  await waitFor(() => expect(asked.at(-1)).toEqual({ action: 'user.changed', person: 'hoff' }));
  await visitor.type(screen.getByRole('textbox', { name: 'Von (TT.MM.JJJJ)' }), '1.11.2026{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ startDate: '2026-11-01' }));
  await visitor.click(button('Filter entfernen: Person hoff'));
  await waitFor(() => expect(address()).toBe('/admin/users?tab=audit&action=user.changed&startDate=2026-11-01'));
  await visitor.click(screen.getByRole('tab', { name: 'Benutzer' }));
  await waitFor(() => expect(address()).toBe('/admin/users'));
});

it('refuses a day that is none, and an end before the begin', async () => {
  const { visitor } = await visit('&startDate=2026-11-10');
  const to = screen.getByRole('textbox', { name: 'Bis (TT.MM.JJJJ)' });
  await visitor.type(to, '31.2.2026{Enter}');
  expect(screen.getByText('Bitte geben Sie einen Tag an, zum Beispiel 31.12.2026.')).toBeInTheDocument();
  await visitor.clear(to);
  await visitor.type(to, '9.11.2026{Enter}');
  expect(screen.getByText('Das Ende liegt vor dem Beginn.')).toBeInTheDocument();
  expect(asked.every(({ endDate }) => endDate === undefined)).toBe(true);
});

it('asks nothing that the server would refuse, whatever an address says', async () => {
  await visit('&action=erfunden&startDate=gestern&person=anna');
  expect(asked).toEqual([{ person: 'anna' }]);
});

it('turns to older entries by cursor and back, also from a pasted address', async () => {
  const { visitor, address } = await visit();
  await visitor.click(await screen.findByRole('button', { name: 'Ältere' }));
  await waitFor(() => expect(address()).toBe('/admin/users?tab=audit&cursor=page-2'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ cursor: 'page-2' }));
  await visitor.click(await screen.findByRole('button', { name: 'Ältere' }));
  await waitFor(() => expect(address()).toContain('cursor=page-3'));
  await waitFor(() => expect(button('Ältere')).toHaveAttribute('aria-disabled', 'true'));
  await visitor.click(button('Neuere'));
  await waitFor(() => expect(address()).toContain('cursor=page-2'));
  await visitor.click(button('Zum Anfang'));
  await waitFor(() => expect(address()).toBe('/admin/users?tab=audit'));
});

it('opens an entry, and leads from it to all about its object', async () => {
  const { visitor, address } = await visit('&entry=auth-2');
  const drawer = within(await screen.findByRole('dialog', { name: 'm.hoffmann hat den Benutzer s.aydin geändert' }));
  expect(drawer.getByText('203.0.113.0/24')).toBeInTheDocument();
  expect(drawer.getByRole('heading', { name: 'Geändert' })).toBeInTheDocument();
  await visitor.click(drawer.getByRole('button', { name: 'Nur dieses Objekt' }));
  await waitFor(() => expect(address()).toBe('/admin/users?tab=audit&target=u-2'));
});

it('exports what the filter shows, and says when that fails', async () => {
  const { visitor } = await visit('&person=hoff');
  answerCall('post', '/api/admin/audit/export', () => problem(503, 'exports_busy', 'Es laufen schon mehrere Exporte.'));
  await visitor.click(button('CSV exportieren'));
  expect(await screen.findByText('Export fehlgeschlagen')).toBeInTheDocument();
  expect(sentCalls).toEqual([{ call: 'POST /api/admin/audit/export', body: { person: 'hoff' } }]);
});

it('reports empty results, and failures', async () => {
  const { visitor, address } = await visit('&person=niemand', []);
  expect(await screen.findByText('Keine Einträge entsprechen den Filterkriterien')).toBeInTheDocument();
  fakeServer.use(
    http.get('*/api/admin/audit', () => problem(503, 'log_search_too_slow', 'Diese Suche dauert zu lange.')),
  );
  await visitor.click(button('Aktualisieren'));
  expect(address()).toContain('person=niemand');
});
