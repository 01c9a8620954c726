import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createLoggedEntry, createLoggedPage } from '~/testing/fakes/logs.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { button, visitSite } from '~/testing/visit-site.js';
import { answerWithLogs, loggedRows, startFakeLogs, visitLogs } from '~/testing/visits/visit-logs.js';

startFakeLogs();

describe('the details', () => {
  const opened = () => screen.findByRole('dialog', { name: /^Anfrage um/ });

  it('show all that is stored, and have an address', async () => {
    const { visitor, address } = await visitLogs();
    await visitor.click(button('Details: Anfrage um 14:07:29'));
    const drawer = await opened();
    for (const text of ['400 Ungültige IBAN', '198.51.100.7', 'Die Prüfziffern 12 passen nicht zum Rest der IBAN.']) {
      expect(drawer).toHaveTextContent(text);
    }
    expect(address()).toBe('/admin/logs?entry=01936a5e-7c2e-7000-8000-000000000002');
    await visitor.click(within(drawer).getByRole('button', { name: 'Details schließen' }));
    await waitFor(() => expect(address()).toBe('/admin/logs'));
  });

  it('show a whole IBAN once, as a drawing that can be copied, and a masked one among the facts', async () => {
    answerWithLogs(() =>
      createLoggedPage([createLoggedEntry(), createLoggedEntry({ id: 'masked', iban: 'DE89…3000' })]),
    );
    const { visitor } = visitSite(`/admin/logs?entry=${createLoggedEntry().id}`);
    const drawer = within(await opened());
    const labels = () => drawer.getAllByRole('term').map(({ textContent }) => textContent);
    expect(drawer.getByRole('img', { name: /DE89 3704 0044 0532 0130 00/ })).toBeInTheDocument();
    expect(drawer.getAllByRole('button', { name: 'IBAN kopieren' })).toHaveLength(1);
    expect(labels()).not.toContain('IBAN');
    await visitor.keyboard('{ArrowDown}');
    await waitFor(() => expect(labels()).toContain('IBAN'));
    expect(drawer.queryByRole('img')).not.toBeInTheDocument();
  });

  it('go to the next and the previous entry by the arrow keys', async () => {
    const { visitor, address } = await visitLogs(`?entry=${loggedRows[0]?.id}`);
    const drawer = await opened();
    expect(drawer).toHaveTextContent('"bankName": "Commerzbank"');
    await visitor.keyboard('{ArrowDown}');
    await waitFor(() => expect(drawer).toHaveTextContent('198.51.100.7'));
    await visitor.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(address()).toBe(`/admin/logs?entry=${loggedRows[0]?.id}`));
  });

  it('of an entry on another page are fetched', async () => {
    answerWithLogs();
    fakeServer.use(
      http.get('*/api/admin/logs/weit-weg', () =>
        HttpResponse.json(createLoggedEntry({ id: 'weit-weg', ipAddress: '192.0.2.66' })),
      ),
    );
    visitSite('/admin/logs?entry=weit-weg');
    expect(await screen.findByText('192.0.2.66')).toBeInTheDocument();
  });

  it('are shown although the list cannot be loaded', async () => {
    answerWithLogs();
    fakeServer.use(
      http.get('*/api/admin/logs', () => problem(503, 'unavailable', 'Nicht erreichbar.')),
      http.get('*/api/admin/logs/weit-weg', () =>
        HttpResponse.json(createLoggedEntry({ id: 'weit-weg', ipAddress: '192.0.2.66' })),
      ),
    );
    visitSite('/admin/logs?entry=weit-weg');
    expect(await screen.findByText('192.0.2.66')).toBeInTheDocument();
  });

  it('lead to the key, and to the rows of the same request', async () => {
    const { visitor, address } = await visitLogs(`?entry=${loggedRows[0]?.id}`);
    const drawer = within(await opened());
    expect(drawer.getByRole('link', { name: 'Schlüssel öffnen' })).toHaveAttribute(
      'href',
      `/admin/api-keys?key=${loggedRows[0]?.apiKeyId}`,
    );
    await visitor.click(drawer.getByRole('button', { name: 'Gleiche Vorgangsnummer' }));
    await waitFor(() => expect(address()).toBe('/admin/logs?requestId=01jd4x9k-7c2e'));
  });
});
