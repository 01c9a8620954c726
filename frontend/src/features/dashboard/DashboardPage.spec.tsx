import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { manager, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { eventStream, figures, recent, stats } from '~/testing/fakes/figures.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeConsole();

const open = () => {
  signIn(manager);
  return visitSite('/admin/dashboard');
};
const figure = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const answer = (call: string, body: object) =>
  fakeServer.use(http.get(`*/api/admin/dashboard/${call}`, () => HttpResponse.json(body as never)));
const refuseOnce = (call: string) =>
  fakeServer.use(
    http.get(`*/api/admin/dashboard/${call}`, () => problem(503, 'unavailable', 'Nicht erreichbar.'), { once: true }),
  );

describe('the cards', () => {
  it('show the four figures of the server, with their ranges', async () => {
    open();
    await screen.findByText('48.213');
    expect(figure('Aktive API-Schlüssel')).toBe('128von 141 insgesamt');
    expect(figure('Anfragen heute')).toBe('48.2133.904.772 insgesamt61.020 IBANs geprüft');
    expect(figure('Erfolgsquote')).toBe('97,8%heute');
    expect(figure('Mittlere Antwortzeit')).toBe('11,4msheute');
  });

  it('link to the data of their figures', async () => {
    open();
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByText('48.213');
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
    expect(to('Aktive API-Schlüssel')).toBe('/admin/api-keys?status=active');
    expect(to('Anfragen heute')).toBe(`/admin/logs?startDate=${today}&endDate=${today}`);
    expect(to('Erfolgsquote')).toBe(`/admin/logs?startDate=${today}&endDate=${today}&statusCode=200`);
  });

  it('invent no figure when there is none', async () => {
    signIn(manager);
    const title = 'Die Kennzahlen konnten nicht geladen werden';
    await visitAfterFailure('/admin/dashboard', '/api/admin/dashboard/stats', title);
    expect(await screen.findByText('48.213')).toBeInTheDocument();
  });

  it('are marked as old when they cannot be loaded again', async () => {
    open();
    await screen.findByText('48.213');
    refuseOnce('stats');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Die Zahlen ließen sich nicht aktualisieren/)).toBeInTheDocument();
    expect(figure('Anfragen heute')).toMatch(/^48\.213/);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Die Zahlen ließen/)).not.toBeInTheDocument());
  });

  it('show no share and no mean of no requests', async () => {
    signIn(manager);
    answer('stats', {
      ...stats,
      activeApiKeys: 0,
      todayRequests: 0,
      totalRequests: 9,
      successRate: 0,
      avgResponseTime: 0,
    });
    visitSite('/admin/dashboard');
    await screen.findByText('9 insgesamt');
    expect([figure('Erfolgsquote'), figure('Mittlere Antwortzeit')]).toEqual(['–heute', '–heute']);
  });
});

describe('while events come', () => {
  it('cards and the state in the top bar follow them, and nothing is asked', async () => {
    signIn(manager);
    const asked: string[] = [];
    let sendEvent: (name: string, data: object) => void = () => undefined;
    fakeServer.use(http.get('*/api/admin/events', () => eventStream((send) => (sendEvent = send))));
    visitSite('/admin/dashboard');
    await screen.findByText('48.213');
    fakeServer.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    sendEvent('stats', { ...stats, todayRequests: 50_000 });
    sendEvent('figures', { ...figures, system: [{ part: 'kafka', state: 'down', since: '2026-11-20T10:07:31.000Z' }] });
    expect(await screen.findByText('50.000')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Log-Übertragung (Kafka): Ausgefallen' })).toBeInTheDocument();
    expect(asked).toEqual([]);
    fakeServer.events.removeAllListeners();
  });
});

describe('the newest requests', () => {
  it('show key or Public, address, status and time', async () => {
    open();
    const requests = await panel('Letzte API-Anfragen');
    await requests.findByRole('table');
    const rows = requests.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Schlüssel', 'IP-Adresse', 'Status', 'Zeit'],
      ['4f9c21ab07de…', '203.0.113.42', '200Erfolgreich', '14:07:31'],
      ['Public', '2001:db8::4a', '429Begrenzt', '14:07:31'],
      ['4f9c21ab07de…', '–', '400Fehler', '14:07:31'],
    ]);
  });

  it('lead to the requests of a key, and to the public ones', async () => {
    open();
    const requests = await panel('Letzte API-Anfragen');
    const [key] = await requests.findAllByRole('link', { name: '4f9c21ab07de…' });
    expect(key).toHaveAttribute('href', '/admin/logs?apiKeyId=4f9c21ab07de55aa');
    expect(requests.getByRole('link', { name: 'Public' })).toHaveAttribute('href', '/admin/logs?apiKeyId=public');
    expect(requests.getByRole('link', { name: 'Alle Logs' })).toHaveAttribute('href', '/admin/logs');
  });

  it('name the client, with a link to the key', async () => {
    signIn(manager);
    answer('recent-logs', [{ ...recent[0]!, clientName: 'Nordlicht Zahlungssysteme' }]);
    visitSite('/admin/dashboard');
    const requests = await panel('Letzte API-Anfragen');
    const client = await requests.findByRole('link', { name: 'Nordlicht Zahlungssysteme' });
    expect(client).toHaveAttribute('href', '/admin/api-keys?key=4f9c21ab07de55aa');
    expect(requests.getByRole('link', { name: '4f9c21ab07de…' })).toHaveAttribute(
      'href',
      '/admin/logs?apiKeyId=4f9c21ab07de55aa',
    );
  });

  it('say when there are none, and when they cannot be had', async () => {
    signIn(manager);
    answer('recent-logs', []);
    refuseOnce('recent-logs');
    const { visitor } = visitSite('/admin/dashboard');
    const requests = await panel('Letzte API-Anfragen');
    expect(await requests.findByText('Die Anfragen konnten nicht geladen werden')).toBeInTheDocument();
    expect(requests.getByText('b7c2-0042')).toBeInTheDocument();
    await visitor.click(requests.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await requests.findByText('Noch keine Anfragen')).toBeInTheDocument();
  });
});

describe('the keys with the most requests', () => {
  it('are named with their short id, and lead to their requests', async () => {
    open();
    const keys = await panel('Top API-Schlüssel');
    const first = await keys.findByRole('link', { name: 'Nordlicht Zahlungssysteme' });
    expect(first).toHaveAttribute('href', '/admin/logs?apiKeyId=4f9c21ab07de55aa&range=30d');
    expect(keys.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Nordlicht Zahlungssysteme4f9c21ab07de…25.30018.204 Anfragen',
      '2Name noch nicht bekannta1177e30b9c2…9.8119.811 Anfragen',
    ]);
  });

  it('say when there are none', async () => {
    signIn(manager);
    answer('top-api-keys', []);
    visitSite('/admin/dashboard');
    expect(await screen.findByText('Noch keine Anfragen mit einem API-Schlüssel')).toBeInTheDocument();
  });
});

describe('the countries', () => {
  it('are the first five, flags for four of them', async () => {
    open();
    const usage = await panel('Nutzung nach Land');
    const rows = await usage.findAllByRole('listitem');
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts).toEqual(['Deutschland1.000', 'Österreich900', 'Frankreich800', 'PL700', 'Unbekannt600']);
    const flags = rows.filter((row) => row.querySelector('svg[viewBox="0 0 20 14"]'));
    expect(flags.map(({ textContent }) => textContent)).toEqual(['Deutschland1.000', 'Österreich900']);
  });

  it('say when there are none', async () => {
    signIn(manager);
    answer('usage-by-country', []);
    visitSite('/admin/dashboard');
    expect(await screen.findByText('Keine Länderstatistiken verfügbar')).toBeInTheDocument();
  });
});
