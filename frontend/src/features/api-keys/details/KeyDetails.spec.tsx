import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { answerCall, manager, sentCalls, signIn } from '~/testing/fakes/console.js';
import { bookings, keys, serveKeys } from '~/testing/fakes/keys.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { toast, visitSite } from '~/testing/visit-site.js';
import { startFakeKeys, visitKeys } from '~/testing/visits/visit-keys.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeKeys();

const { nordlicht } = keys;
const drawer = async () => within(await screen.findByRole('dialog', { name: nordlicht.clientName }));

describe('the details', () => {
  it('open next to the list at the name of a client, appear in the address, and give the focus back', async () => {
    const { visitor, address } = await visitKeys();
    const name = screen.getByRole('button', { name: nordlicht.clientName });
    await visitor.click(name);
    expect(await (await drawer()).findByText('150.000 Aufrufe verfügbar')).toBeInTheDocument();
    expect(address()).toBe(`/admin/api-keys?key=${nordlicht.id}`);
    expect(screen.getByRole('button', { name: 'Details schließen' })).toHaveFocus();
    await visitor.keyboard('{Escape}');
    expect(address()).toBe('/admin/api-keys');
    await waitFor(() => expect(name).toHaveFocus());
  });

  it('name state, rules and last use', async () => {
    await visitKeys(`?key=${nordlicht.id}`);
    const facts = (await drawer()).getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual(
      expect.arrayContaining([
        'StatusAktiv',
        'Schlüsseliban_sk_4f9c…a71e',
        'Sprache der NachrichtenDeutsch',
        'Zuletzt verwendetnoch nie',
        'Gültig bisunbegrenzt',
        'Ratenlimitohne Begrenzung',
        'Erlaubte IP-Adressenvon überall',
      ]),
    );
  });

  it('lead to all requests of the customer, whichever key they had', async () => {
    await visitKeys(`?key=${nordlicht.id}`);
    expect((await drawer()).getByRole('link', { name: 'Alle Anfragen dieses Kunden' })).toHaveAttribute(
      'href',
      `/admin/logs?contractOf=${nordlicht.id}&range=30d`,
    );
  });

  it('report a failure, and try again', async () => {
    signIn(manager);
    serveKeys();
    const title = 'Die Details konnten nicht geladen werden';
    await visitAfterFailure(`/admin/api-keys?key=${nordlicht.id}`, '/api/admin/api-keys/:id', title);
    expect((await drawer()).getByText('150.000 Aufrufe verfügbar')).toBeInTheDocument();
  });

  it.each([
    ['overview', 'Erlaubte IP-Adressen'],
    ['bookings', 'Ausstellung'],
  ])('have nothing that axe finds at the tab %s, nor has the list next to them', async (tab, shown) => {
    await visitKeys(`?key=${nordlicht.id}&tab=${tab}`);
    await (await drawer()).findByText(shown);
    document.documentElement.lang = 'de';
    const { violations } = await act(() => axe.run(document, { rules: { 'color-contrast': { enabled: false } } }));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});

describe('the ledger', () => {
  async function open() {
    const site = await visitKeys(`?key=${nordlicht.id}&tab=bookings`);
    const shown = await drawer();
    await shown.findByText('Ausstellung');
    return { ...site, shown };
  }

  it('lists every booking with its figures and papers', async () => {
    const { shown } = await open();
    const rows = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Storno−500.*m\.hoffmann1\.500 → 1\.000Auftrag A-1$/);
    expect(rows[1]).toMatch(/^AufbuchungStorniert\+500/);
    expect(rows[3]).toMatch(/^Ausstellung\+1\.000/);
    expect(rows[4]).toMatch(/^Rücknahme[^+−]*System3 Prüfungen ohne Antwort zurückgenommen$/);
  });

  it('keeps its page in the address, turns back to one that exists, and begins at the first at another tab', async () => {
    signIn(manager);
    serveKeys();
    const offsets: (string | null)[] = [];
    fakeServer.use(
      http.get('*/api/admin/api-keys/:id/bookings', ({ request }) => {
        offsets.push(new URL(request.url).searchParams.get('offset'));
        return HttpResponse.json({ items: bookings, total: 45, nextCursor: null });
      }),
    );
    const opened = `/admin/api-keys?key=${nordlicht.id}`;
    const { visitor, address } = visitSite(`${opened}&tab=bookings&tabPage=9`);
    await waitFor(() => expect(address()).toBe(`${opened}&tab=bookings&tabPage=3`));
    await visitor.click((await drawer()).getByRole('button', { name: 'Zurück' }));
    expect(address()).toBe(`${opened}&tab=bookings&tabPage=2`);
    await waitFor(() => expect(offsets).toEqual(['160', '40', '20']));
    expect((await drawer()).getByText('Seite 2 von 3')).toBeInTheDocument();
    await visitor.click((await drawer()).getByRole('tab', { name: 'Übersicht' }));
    expect(address()).toBe(opened);
  });

  it('takes a top-up back after a question, and offers that for no other booking', async () => {
    const { visitor, shown } = await open();
    expect(shown.getAllByRole('button', { name: /stornieren$/ })).toHaveLength(1);
    const path = `/api/admin/api-keys/${nordlicht.id}/bookings/4/storno`;
    answerCall('post', path, () => ({ message: 'Aufbuchung storniert', booking: {} }));
    await visitor.click(shown.getByRole('button', { name: 'Aufbuchung A-2 stornieren' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Aufbuchung A-2 stornieren?' }));
    expect(question.getByText(/verliert 10\.000 Aufrufe/)).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
    await visitor.click(question.getByRole('button', { name: 'Stornieren' }));
    expect(await toast().findByText(/10\.000 Aufrufe ist storniert/)).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `POST ${path}`, body: undefined }]);
  });

  it('says why a top-up cannot be taken back', async () => {
    const { visitor, shown } = await open();
    answerCall('post', `/api/admin/api-keys/${nordlicht.id}/bookings/4/storno`, () =>
      problem(409, 'quota_below_used', 'Das Kontingent kann nicht kleiner werden.'),
    );
    await visitor.click(shown.getByRole('button', { name: 'Aufbuchung A-2 stornieren' }));
    await visitor.click(await screen.findByRole('button', { name: 'Stornieren' }));
    expect(await toast().findByText('Das Kontingent kann nicht kleiner werden.')).toBeInTheDocument();
  });

  it('is downloaded with the token of the session', async () => {
    const { visitor, shown } = await open();
    const saved: { token: string | null; name: string }[] = [];
    const create = jest.fn(() => 'blob:ledger');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: jest.fn() });
    let token: string | null = null;
    fakeServer.use(
      http.get('*/api/admin/api-keys/:id/bookings.csv', ({ request }) => {
        token = request.headers.get('Authorization');
        return HttpResponse.text('Buchung;Zeitpunkt\r\n');
      }),
    );
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ token, name: this.download });
    });
    await visitor.click(shown.getByRole('button', { name: 'CSV herunterladen' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.token).toBe('Bearer token');
    expect(saved[0]?.name).toMatch(/^buchungen-4f9c21ab-.*-Europe-Berlin_\d{4}-\d\d-\d\d\.csv$/);
    expect(create).toHaveBeenCalledTimes(1);
  });
});
