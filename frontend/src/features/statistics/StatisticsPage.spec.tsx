// Loaded before the first test: the script takes longer than a test waits.
import './StatisticsPage.js';
import type { LiveFigures } from '@pruefer/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { chart, eventStream, figures } from '~/testing/fakes/figures.js';
import { manager, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';

startFakeConsole();

/** Writes into the event stream, once the screen has opened it. */
let sendEvent: (name: string, data: object) => void;
let openedStreams: number;
let closedStreams: number;
beforeEach(() => {
  openedStreams = closedStreams = 0;
  signIn(manager);
  fakeServer.use(
    http.get('*/api/admin/events', ({ request }) => {
      openedStreams += 1;
      request.signal.addEventListener('abort', () => (closedStreams += 1));
      return eventStream((send) => (sendEvent = send));
    }),
  );
});

const open = (query = '') => visitSite(`/admin/statistics${query}`);
const figure = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const answerFigures = (changes: Partial<LiveFigures>) =>
  fakeServer.use(http.get('*/api/admin/dashboard/live', () => HttpResponse.json({ ...figures, ...changes } as never)));

describe('the tiles', () => {
  it('show the figures of the server', async () => {
    open();
    await screen.findByText('4.182');
    await screen.findByText('97,8');
    expect(figure('Anfragen pro Minute')).toBe('4.182letzte 60 Sekunden5.200 IBANs geprüft');
    expect(figure('Erfolgsquote')).toBe('97,8%heute');
    expect(figure('Antwortzeit')?.replaceAll('\u00a0', ' ')).toBe(
      '11,4msMittel heuteletzte 60 Minuten: 50 % unter 3 ms, 95 % unter 20 ms, 99 % unter 50 ms',
    );
    expect(figure('Aktive Verbindungen')).toBe('37an 2 Gateways');
  });

  it('show a dash for unknown values', async () => {
    answerFigures({
      requestsLastMinute: null,
      ibansLastMinute: null,
      openConnections: null,
      gateways: 0,
      responseTimes: null,
    });
    open();
    await screen.findByText('97,8');
    expect(figure('Anfragen pro Minute')).toBe('–letzte 60 Sekunden');
    expect(figure('Aktive Verbindungen')).toBe('––');
    expect(figure('Antwortzeit')).toContain('95\u00a0%\u00a0–');
  });
});

describe('events', () => {
  it('take the place of all figures at once', async () => {
    open();
    await screen.findByText(/laufend aktualisiert/);
    sendEvent('figures', { ...figures, at: '2026-11-20T13:07:33.000Z', requestsLastMinute: 5_000 });
    sendEvent('stats', { activeApiKeys: 1, todayRequests: 1, totalRequests: 1, successRate: 42.5, avgResponseTime: 7 });
    expect(await screen.findByText('5.000')).toBeInTheDocument();
    expect(await screen.findByText('42,5')).toBeInTheDocument();
    expect(await screen.findByText('Stand 14:07:33, laufend aktualisiert')).toBeInTheDocument();
  });

  it('are replaced by asking every five seconds when they are refused', async () => {
    fakeServer.use(http.get('*/api/admin/events', () => problem(503, 'unavailable', 'Nicht erreichbar.')));
    open();
    expect(await screen.findByText('Stand 14:07:31, alle 5 Sekunden neu')).toBeInTheDocument();
    answerFigures({ requestsLastMinute: 6_000 });
    expect(await screen.findByText('6.000')).toBeInTheDocument();
  });

  it('are followed again as soon as they come', async () => {
    fakeServer.use(
      http.get('*/api/admin/events', () => problem(503, 'unavailable', 'Nicht erreichbar.'), { once: true }),
    );
    open();
    await screen.findByText('Stand 14:07:31, alle 5 Sekunden neu');
    expect(await screen.findByText('Stand 14:07:31, laufend aktualisiert')).toBeInTheDocument();
    sendEvent('figures', { ...figures, requestsLastMinute: 7_000 });
    expect(await screen.findByText('7.000')).toBeInTheDocument();
  });

  it('end with the session', async () => {
    fakeServer.use(http.get('*/api/admin/events', () => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.')));
    open();
    expect(await screen.findByText('Sitzung abgelaufen')).toBeInTheDocument();
  });

  it('pause while the tab is hidden', async () => {
    open();
    await waitFor(() => expect(openedStreams).toBe(1));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(closedStreams).toBe(1));
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(openedStreams).toBe(2));
    visibility.mockRestore();
  });
});

describe('a pause', () => {
  afterEach(() => {
    fakeServer.events.removeAllListeners();
    jest.useRealTimers();
  });

  it('follows no event and asks for no figure, however long it lasts', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] });
    const { visitor } = open();
    await screen.findByText(/laufend aktualisiert/);
    await visitor.click(screen.getByRole('button', { name: 'Anhalten' }));
    await screen.findByText('Angehalten, Stand 14:07:31');
    await waitFor(() => expect(closedStreams).toBe(1));
    const asked: string[] = [];
    fakeServer.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked.filter((path) => /dashboard|events/.test(path))).toEqual([]);
    expect(screen.getByText('Angehalten, Stand 14:07:31')).toBeInTheDocument();
  });

  it('is paused until it is ended, and stays in the address', async () => {
    const { visitor, address } = open();
    await screen.findByText(/laufend aktualisiert/);
    await visitor.click(screen.getByRole('button', { name: 'Anhalten' }));
    expect(await screen.findByText('Angehalten, Stand 14:07:31')).toBeInTheDocument();
    expect(address()).toBe('/admin/statistics?pause=1');
    await visitor.click(screen.getByRole('button', { name: 'Fortsetzen' }));
    await waitFor(() => expect(openedStreams).toBe(2));
    expect(address()).toBe('/admin/statistics');
  });

  it('is there again after a reload: figures, but no stream', async () => {
    open('?pause=1');
    expect(await screen.findByText('Angehalten, Stand 14:07:31')).toBeInTheDocument();
    expect(openedStreams).toBe(0);
  });
});

describe('the chart', () => {
  it('has a table with sixty minutes in the configured zone', async () => {
    const { visitor } = open();
    const frame = await panel('Anfragen je Zeitfenster');
    expect(await frame.findByText('letzte 60 Minuten: 17.700 Anfragen')).toBeInTheDocument();
    await visitor.click(frame.getByRole('button', { name: 'Als Tabelle' }));
    const rows = frame.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(chart.length);
    expect([rows[0]?.textContent, rows[59]?.textContent]).toEqual(['13:080', '14:07590']);
  });

  it('says that it is loading, and when it cannot be had', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    fakeServer.use(
      http.get('*/api/admin/dashboard/live-chart', async () => {
        await held;
        return problem(503, 'unavailable', 'Nicht erreichbar.');
      }),
    );
    open();
    expect(await screen.findByText('Lade Chart-Daten...')).toBeInTheDocument();
    release();
    expect(await screen.findByText('Die Chart-Daten konnten nicht geladen werden')).toBeInTheDocument();
  });
});

describe('the quotas', () => {
  const shares = async () =>
    (await panel('Quota-Status')).findAllByRole('listitem').then((rows) => rows.map(({ textContent }) => textContent));

  it('show keys and floored shares by band, with a warning', async () => {
    open();
    expect(await shares()).toEqual(['Niedrig, unter 20 %2317 %', 'Mittel, 20 bis 80 %7457 %', 'Hoch, ab 80 %3124 %']);
    expect(screen.getByText('128 aktive Schlüssel')).toBeInTheDocument();
    expect(screen.getByText('Warnung: Mehrere API-Keys nähern sich dem Quota-Limit')).toBeInTheDocument();
    const affected = screen.getByRole('link', { name: 'Betroffene Schlüssel zeigen' });
    expect(affected).toHaveAttribute('href', '/admin/api-keys?status=active&usedFrom=80&sort=-share');
  });

  it('do not warn at 20 %', async () => {
    answerFigures({ quota: { low: 4, medium: 0, high: 1 } });
    open();
    expect((await shares())[2]).toBe('Hoch, ab 80 %120 %');
    expect(screen.queryByText(/^Warnung/)).not.toBeInTheDocument();
  });

  it('say when there are no keys', async () => {
    answerFigures({ quota: { low: 0, medium: 0, high: 0 } });
    open();
    expect(await screen.findByText('Noch keine API-Schlüssel erstellt')).toBeInTheDocument();
  });
});

it('shows at most eight countries', async () => {
  open();
  expect(await (await panel('Top-Länder')).findAllByRole('listitem')).toHaveLength(8);
});

describe('the system', () => {
  const rows = async () => (await panel('System-Status')).findAllByRole('listitem');

  it('shows each part with its state, its figures and since when', async () => {
    open();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'API-Dienst2 Gateways, 2 PrüfdiensteOperationalseit 3 Stunden',
      'Datenbank41 VerbindungenOperationalseit 3 Stunden',
      'Bankdaten-DienstStand 07.09.2026, gültig bis 06.12.2026Operationalseit 3 Stunden',
      'Log-Übertragung (Kafka)Alles übertragenOperationalseit 3 Stunden',
    ]);
  });

  it('names unhealthy parts, and shows a dash for unknown ones', async () => {
    answerFigures({
      affected: ['keys-service', 'validation-service'],
      databaseConnections: null,
      system: [
        { part: 'api', state: 'degraded', since: '2026-11-20T13:07:30.000Z' },
        { part: 'database', state: null, since: null },
      ],
    });
    open();
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'API-Dienst2 Gateways, 2 PrüfdiensteEingeschränktseit 1 Sekunde',
      'Datenbank––',
    ]);
    expect(screen.getByText('Nicht erreichbar oder nicht bereit: Schlüsseldienst, Prüfdienst')).toBeInTheDocument();
  });
});
