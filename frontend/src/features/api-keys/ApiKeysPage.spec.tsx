import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { manager, signIn } from '~/testing/fakes/console.js';
import { keys, keyStore, serveKeys } from '~/testing/fakes/keys.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { startFakeKeys, visitKeys } from '~/testing/visits/visit-keys.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeKeys();

const lastAsked = () => Object.fromEntries(new URLSearchParams(keyStore.asked.at(-1)));
const usual = { limit: '20', offset: '0', sort: '-createdAt' };

describe('the list', () => {
  it('has the agreed title, columns and count', async () => {
    await visitKeys();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('API-Schlüssel Verwaltung');
    const name = 'Aktive API-Schlüssel 3';
    expect(screen.getByRole('heading', { name })).toHaveTextContent(name);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Kunde',
      'Schlüssel',
      'Kontingent',
      'Verbraucht',
      'Status',
      'Erstellt',
      'Aktionen',
    ]);
  });

  it('shows client, key, usage, state and date of each key', async () => {
    await visitKeys();
    const [, nordlicht, kassel, old] = screen.getAllByRole('row');
    expect(nordlicht).toHaveTextContent(/Nordlicht.*technik@nordlicht\.example.*4f9c21ab-07de-88…/);
    expect(nordlicht).toHaveTextContent(/250\.000.*100\.000 \/ 250\.000.*40 %.*Aktiv.*03\.02\.2026/);
    expect(kassel).toHaveTextContent(/950 \/ 1\.000.*95 %.*Gesperrt/);
    expect(old).toHaveTextContent('Neu generiert');
    expect(within(nordlicht!).getByRole('meter')).toHaveAttribute('aria-valuetext', '100.000 von 250.000, 40 %');
  });

  it('copies the whole id, of which it shows 16 characters, and opens nothing by it', async () => {
    const { visitor, address } = await visitKeys();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await visitor.click(screen.getAllByRole('button', { name: 'Kennung kopieren' })[0]!);
    expect(write).toHaveBeenCalledWith(keys.nordlicht.id);
    expect(address()).toBe('/admin/api-keys');
  });

  it('asks the server for order and page, and keeps both in the address', async () => {
    const { visitor, address } = await visitKeys();
    expect(lastAsked()).toEqual(usual);
    keyStore.total = 61;
    await visitor.click(screen.getByRole('columnheader', { name: /Verbraucht/ }));
    await waitFor(() => expect(address()).toBe('/admin/api-keys?sort=used'));
    await waitFor(() => expect(lastAsked()).toEqual({ ...usual, sort: 'used' }));
    await visitor.click(await screen.findByRole('button', { name: 'Weiter' }));
    expect(address()).toBe('/admin/api-keys?sort=used&page=2');
    await waitFor(() => expect(lastAsked()).toEqual({ ...usual, sort: 'used', offset: '20' }));
    expect(await screen.findByText('Seite 2 von 4')).toBeInTheDocument();
  });

  it('shows the last page instead of one that no longer exists', async () => {
    signIn(manager);
    serveKeys([]);
    keyStore.total = 41;
    const { address } = visitSite('/admin/api-keys?page=9');
    await waitFor(() => expect(address()).toBe('/admin/api-keys?page=3'));
  });

  it('does not let a broken address break the question', async () => {
    await visitKeys('?sort=hash&page=x&status=alle');
    expect(lastAsked()).toEqual(usual);
  });

  it.each(['edit', 'top-up', 'renew'])('opens no form about a key that does not exist: %s', async (name) => {
    signIn(manager);
    serveKeys();
    fakeServer.use(http.get('*/api/admin/api-keys/quatsch', () => problem(404, 'key_id_unknown', 'Gibt es nicht.')));
    const { address } = visitSite(`/admin/api-keys?status=active&dialog=${name}&id=quatsch`);
    expect(await screen.findByText('Diesen API-Schlüssel gibt es nicht (mehr).')).toBeInTheDocument();
    expect(address()).toBe('/admin/api-keys?status=active');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the filter', () => {
  it('searches once the typing rests, without a step for the back button', async () => {
    const { visitor, address, history } = await visitKeys();
    const push = jest.spyOn(history, 'push');
    const before = keyStore.asked.length;
    await visitor.type(screen.getByRole('searchbox', { name: 'Kunde, E-Mail, Kennung' }), 'kassel');
    await waitFor(() => expect(address()).toBe('/admin/api-keys?search=kassel'));
    await waitFor(() => expect(lastAsked()).toEqual({ ...usual, search: 'kassel' }));
    expect(keyStore.asked.length - before).toBe(1);
    expect(push).not.toHaveBeenCalled();
  });

  it('has status and renewed keys, begins at page 1, and is taken back piece by piece or as a whole', async () => {
    const { visitor, address } = await visitKeys('?page=2&search=ag');
    await visitor.click(screen.getByRole('combobox', { name: 'Status' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Alle Status',
      'Aktiv',
      'Gesperrt',
    ]);
    await visitor.click(screen.getByRole('option', { name: 'Gesperrt' }));
    await visitor.click(screen.getByRole('checkbox', { name: 'Neu generierte' }));
    expect(address()).toBe('/admin/api-keys?search=ag&status=inactive&renewed=true');
    await waitFor(() =>
      expect(lastAsked()).toEqual({ ...usual, search: 'ag', status: 'inactive', showRenewed: 'true' }),
    );
    await visitor.click(screen.getByRole('button', { name: 'Filter entfernen: Status Gesperrt' }));
    expect(address()).toBe('/admin/api-keys?search=ag&renewed=true');
    await visitor.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(address()).toBe('/admin/api-keys');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('narrows down and sorts by share used, expiry and last use, as an address says or as is chosen', async () => {
    const { visitor, address } = await visitKeys('?usedFrom=80&sort=-share');
    expect(lastAsked()).toEqual({ ...usual, sort: '-share', usedFrom: '80' });
    const choose = async (field: string, option: string) => {
      await visitor.click(screen.getByRole('combobox', { name: field }));
      await visitor.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Ablauf', 'in 30 Tagen');
    await choose('Letzte Nutzung', 'noch nie genutzt');
    await choose('Reihenfolge', 'Läuft zuerst ab');
    await waitFor(() =>
      expect(lastAsked()).toEqual({ ...usual, sort: 'expiresAt', usedFrom: '80', expiry: '30d', unusedFor: 'never' }),
    );
    await visitor.click(screen.getByRole('button', { name: 'Filter entfernen: Verbrauch ab 80 %' }));
    await waitFor(() => expect(address()).not.toContain('usedFrom'));
    await visitor.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await choose('Reihenfolge', 'Neueste zuerst');
    await waitFor(() => expect(address()).toBe('/admin/api-keys'));
  });

  it('is reached with "/"', async () => {
    const { visitor } = await visitKeys();
    await visitor.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('without rows', () => {
  it('offers the first key', async () => {
    signIn(manager);
    serveKeys([]);
    const { visitor } = visitSite('/admin/api-keys');
    const empty = (await screen.findByText('Noch keine API-Schlüssel erstellt')).parentElement!;
    await visitor.click(within(empty).getByRole('button', { name: 'Neuen API-Schlüssel erstellen' }));
    expect(await screen.findByRole('dialog', { name: 'Neuen API-Schlüssel erstellen' })).toBeInTheDocument();
  });

  it('offers to take the filter back', async () => {
    signIn(manager);
    serveKeys([]);
    const { visitor, address } = visitSite('/admin/api-keys?search=xyz');
    const empty = (await screen.findByText('Keine API-Schlüssel entsprechen den Filterkriterien')).parentElement!;
    await visitor.click(within(empty).getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(address()).toBe('/admin/api-keys');
    expect(await screen.findByText('Noch keine API-Schlüssel erstellt')).toBeInTheDocument();
  });

  it('reports a failure with the number for support, and tries again', async () => {
    signIn(manager);
    serveKeys();
    await visitAfterFailure('/admin/api-keys', '/api/admin/api-keys', 'Die API-Schlüssel konnten nicht geladen werden');
    expect(await screen.findByText('Kassel Kredit eG')).toBeInTheDocument();
  });

  it('shows the error of a new filter instead of the rows of the old one', async () => {
    const { visitor } = await visitKeys();
    fakeServer.use(http.get('*/api/admin/api-keys', () => HttpResponse.json({}, { status: 503 })));
    await visitor.click(screen.getByRole('checkbox', { name: 'Neu generierte' }));
    expect(await screen.findByText('Die API-Schlüssel konnten nicht geladen werden')).toBeInTheDocument();
    expect(screen.queryByText('Kassel Kredit eG')).not.toBeInTheDocument();
  });
});

it('columns are chosen, and a view holds filters, order and columns', async () => {
  const { visitor, address } = await visitKeys('?sort=-share&status=active&page=1&dialog=none');
  await visitor.click(screen.getByRole('button', { name: 'Spalten' }));
  await visitor.click(screen.getByRole('checkbox', { name: 'Kontingent' }));
  await visitor.keyboard('{Escape}');
  await visitor.click(screen.getByRole('button', { name: 'Ansichten' }));
  await visitor.type(screen.getByRole('textbox', { name: 'Name der Ansicht' }), 'Knapp{Enter}');
  await visitor.click(screen.getByRole('link', { name: 'Knapp' }));
  expect(address()).toBe('/admin/api-keys?hide=quota&sort=-share&status=active');
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Kunde', 'Schlüssel', 'Verbraucht', 'Status', 'Erstellt', 'Aktionen']);
});
