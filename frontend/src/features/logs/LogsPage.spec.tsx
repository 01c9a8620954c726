import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { createLoggedPage } from '~/testing/fakes/logs.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { button, visitSite } from '~/testing/visit-site.js';
import { answerWithLogs, askedLogs, loggedRows, startFakeLogs, visitLogs } from '~/testing/visits/visit-logs.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeLogs();

const cells = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

describe('the list', () => {
  it('has the agreed columns with their contents', async () => {
    await visitLogs();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Zeitpunkt',
      'API-Schlüssel',
      'IP-Adresse',
      'IBAN',
      'Status',
      'Kanal',
      'Antwortzeit',
      'Details',
    ]);
    expect(cells(1).slice(0, 7)).toEqual([
      '20.11.2026, 14:07:31',
      '4f9c21ab-07d',
      '203.0.113.42',
      'DE893704004405320130...',
      '200 OK',
      'Einzeln',
      '9,2 ms',
    ]);
    expect(cells(2).slice(1, 7)).toEqual([
      'Public',
      '198.51.100.7',
      'DE125001051706484898...',
      '400 Ungültige IBAN',
      'Einzeln',
      '-',
    ]);
    expect(cells(3).slice(3, 5)).toEqual(['-', '429 Quota überschritten× 17']);
    expect(screen.getByRole('heading', { name: 'API-Logs' }).parentElement).toHaveTextContent('3 Einträge');
  });

  it('asks for the last 24 hours to the minute, 20 rows from the first', async () => {
    await visitLogs();
    const [{ startDate, endDate, ...rest }] = askedLogs as [Record<string, string>];
    expect(Date.parse(endDate ?? '') - Date.parse(startDate ?? '')).toBe(86_400_000);
    expect(rest).toEqual({ limit: '20', offset: '0' });
  });

  it('has no pages when one holds all', async () => {
    await visitLogs();
    expect(screen.queryByRole('navigation', { name: 'Seiten der Liste' })).not.toBeInTheDocument();
  });

  it('turns pages by cursor, and keeps the page in the address', async () => {
    answerWithLogs((query) =>
      query.has('cursor')
        ? createLoggedPage(loggedRows.slice(1), {
            total: 45,
            offset: 20,
            nextCursor: 'older2',
            previousCursor: 'newer',
          })
        : createLoggedPage(loggedRows, { total: 45, nextCursor: 'older1' }),
    );
    const { visitor, address } = visitSite('/admin/logs');
    expect(await screen.findByText('Zeige 1-20 von 45 Einträgen')).toBeInTheDocument();
    await visitor.click(button('Weiter'));
    expect(await screen.findByText('Zeige 21-40 von 45 Einträgen')).toBeInTheDocument();
    expect(screen.getByText('Seite 2 von 3')).toBeInTheDocument();
    expect(address()).toBe('/admin/logs?offset=20&cursor=older1');
    await visitor.click(button('Zurück'));
    expect(await screen.findByText('Seite 1 von 3')).toBeInTheDocument();
    expect(address()).toBe('/admin/logs');
  });

  it('shows a lower bound where the count stopped early', async () => {
    answerWithLogs(() => createLoggedPage(loggedRows, { total: 10_000, totalIsExact: false, nextCursor: 'older' }));
    visitSite('/admin/logs?ipAddress=203.0.113.42');
    expect(await screen.findByText('über 10.000 Einträge')).toBeInTheDocument();
    expect(screen.getByText('Zeige 1-20 von über 10.000 Einträgen')).toBeInTheDocument();
  });

  it('reports a failure with the number for support, and tries again', async () => {
    answerWithLogs();
    await visitAfterFailure('/admin/logs', '/api/admin/logs', 'Die Logs konnten nicht geladen werden');
    expect(await screen.findByText('20.11.2026, 14:07:29')).toBeInTheDocument();
  });

  it.each([
    ['', 'Gesucht wurde im Zeitraum: Letzte 24 Stunden.In allen Tagen suchen'],
    ['?statusCode=500&range=1h', 'Letzte Stunde.In allen Tagen suchenFilter zurücksetzen'],
    ['?statusCode=500&range=all', 'Gesucht wurde im Zeitraum: Alle Tage.Filter zurücksetzen'],
  ])('says at "%s" when there is nothing, and offers what helps', async (query, offer) => {
    answerWithLogs(() => createLoggedPage([]));
    visitSite(`/admin/logs${query}`);
    expect((await screen.findByText('Keine Logs gefunden')).parentElement).toHaveTextContent(offer);
  });

  it('searches all days without a begin, and the chart the last month', async () => {
    answerWithLogs((query) => (query.has('startDate') ? createLoggedPage([]) : createLoggedPage(loggedRows)));
    const { visitor, address } = visitSite('/admin/logs?statusCode=429');
    await visitor.click(await screen.findByRole('button', { name: 'In allen Tagen suchen' }));
    expect(await screen.findByText('20.11.2026, 14:07:29')).toBeInTheDocument();
    expect(askedLogs.at(-1)).toEqual({ statusCode: '429', limit: '20', offset: '0' });
    expect(screen.getByText('Das Diagramm zeigt die letzten 30 Tage.')).toBeInTheDocument();
    expect(address()).toBe('/admin/logs?statusCode=429&range=all');
  });

  it('shows the searched time range next to the rows', async () => {
    await visitLogs('?range=7d');
    expect(screen.getByRole('heading', { name: 'Anfragen' }).parentElement).toHaveTextContent('Letzte 7 Tage');
  });

  it('behind the last page it says so, and leads to the last and to the first one', async () => {
    answerWithLogs((query) => {
      const offset = Number(query.get('offset'));
      return createLoggedPage(offset < 45 ? loggedRows : [], { total: 45, offset });
    });
    const { visitor, address } = visitSite('/admin/logs?offset=900');
    const title = await screen.findByText('Diese Seite ist leer');
    expect(title.parentElement).toHaveTextContent('Die Liste hat nur 45 Einträge.');
    expect(button('Zur ersten Seite')).toBeInTheDocument();
    await visitor.click(button('Zur letzten Seite'));
    expect(await screen.findByText('Seite 3 von 3')).toBeInTheDocument();
    expect(address()).toBe('/admin/logs?offset=40');
  });

  it('after the end of an uncounted list there is only the way to the first page', async () => {
    answerWithLogs((query) =>
      createLoggedPage([], { total: 10_000, totalIsExact: false, offset: Number(query.get('offset')) }),
    );
    const { visitor, address } = visitSite('/admin/logs?ipAddress=203.0.113.42&offset=20000');
    await screen.findByText('Die Liste hat über 10.000 Einträge.');
    expect(screen.queryByRole('button', { name: 'Zur letzten Seite' })).not.toBeInTheDocument();
    await visitor.click(button('Zur ersten Seite'));
    expect(address()).toBe('/admin/logs?ipAddress=203.0.113.42');
  });

  it('counts nothing that could not be loaded', async () => {
    answerWithLogs();
    const refuse = () => problem(503, 'unavailable', 'Nicht da.');
    fakeServer.use(http.get('*/api/admin/logs', refuse), http.post('*/api/admin/logs/histogram', refuse));
    visitSite('/admin/logs');
    await screen.findByText('Die Logs konnten nicht geladen werden');
    expect(screen.getByRole('heading', { name: 'API-Logs' }).parentElement).toHaveTextContent('– Einträge');
    for (const name of ['2xx', '4xx', '5xx'])
      expect(button(`${name} –: nur diese zeigen`)).toHaveTextContent(`${name} –`);
    expect(screen.queryByText(/\b0\b/)).not.toBeInTheDocument();
  });
});

it('shows all requests of a customer from an entry, whatever key they had', async () => {
  const { visitor, address } = await visitLogs('?notApiKeyId=public');
  await visitor.click(screen.getAllByRole('button', { name: /^Details: Anfrage um/ })[0]!);
  await visitor.click(await screen.findByRole('button', { name: 'Alle Anfragen dieses Kunden' }));
  const id = loggedRows[0]?.apiKeyId ?? '';
  await waitFor(() => expect(address()).toBe(`/admin/logs?contractOf=${id}`));
  expect(askedLogs.at(-1)).toMatchObject({ contractOf: id });
  expect(button('Filter entfernen: Kunde Süderelbe (4f9c21ab), alle Schlüssel')).toBeInTheDocument();
});
