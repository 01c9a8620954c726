import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '~/testing/fakes/server.js';
import { askedKeys, askedLogs, startFakeLogs, visitLogs } from '~/testing/visits/visit-logs.js';
import { button } from '~/testing/visit-site.js';

startFakeLogs();

describe('the filters', () => {
  it('a range begins at the first page and appears in the address', async () => {
    const { visitor, address } = await visitLogs('?offset=20&cursor=abc');
    await visitor.click(button('Letzte 7 Tage'));
    await waitFor(() => expect(address()).toBe('/admin/logs?range=7d'));
    expect(button('Filter entfernen: Zeitraum Letzte 7 Tage')).toBeInTheDocument();
  });

  it('takes what another screen has filtered by out of the address', async () => {
    await visitLogs('?apiKeyId=4f9c21ab-07de-4e0b-9a51-0d9e6f3c2b17&statusCode=429&notIpAddress=10.0.0.8');
    expect(askedLogs.at(-1)).toMatchObject({ statusCode: '429', notIpAddress: '10.0.0.8' });
    expect(button('Filter entfernen: API-Schlüssel Süderelbe (4f9c21ab)')).toBeInTheDocument();
    expect(button('Filter entfernen: Status 429 Quota überschritten')).toBeInTheDocument();
    expect(button('Filter entfernen: ohne IP-Adresse 10.0.0.8')).toBeInTheDocument();
  });

  it('a key that is not among the newest is found by a part of its name, and its name is shown', async () => {
    const { visitor, address } = await visitLogs();
    await visitor.type(screen.getByRole('combobox', { name: 'API-Schlüssel' }), 'kassel');
    await visitor.click(await screen.findByRole('option', { name: 'Kassel Kredit eG (a1177e30)' }));
    await waitFor(() => expect(address()).toBe('/admin/logs?apiKeyId=a1177e30-b9c2-f4d0-8c1e-5d41f06b3720'));
    expect(await screen.findByDisplayValue('Kassel Kredit eG (a1177e30)')).toBeInTheDocument();
    expect(button('Filter entfernen: API-Schlüssel Kassel Kredit eG (a1177e30)')).toBeInTheDocument();
  });

  it('G2: an API key that is pasted for its id is not sent', async () => {
    const { visitor } = await visitLogs();
    await visitor.click(screen.getByRole('combobox', { name: 'API-Schlüssel' }));
    await visitor.paste(`iban_sk_${'a'.repeat(64)}`);
    expect(await screen.findByText(/^Nicht gesucht, weil der Text/)).toBeInTheDocument();
    expect(askedKeys).toEqual(['']);
  });

  it('says when keys could not be searched', async () => {
    const { visitor } = await visitLogs();
    fakeServer.use(http.get('*/api/admin/api-keys', () => HttpResponse.json({ code: 'unavailable' }, { status: 503 })));
    await visitor.type(screen.getByRole('combobox', { name: 'API-Schlüssel' }), 'kassel');
    expect(await screen.findByText('Die Suche ist fehlgeschlagen.')).toBeInTheDocument();
  });

  it('an address counts on Enter, and only when it is one', async () => {
    const { visitor, address } = await visitLogs();
    const field = screen.getByRole('textbox', { name: 'IP-Adresse' });
    await visitor.type(field, '203.0.113{Enter}');
    expect(screen.getByText('Bitte geben Sie eine vollständige IP-Adresse ein.')).toBeInTheDocument();
    await visitor.type(field, '.42');
    expect(address()).toBe('/admin/logs');
    await visitor.click(button('Nach IP-Adresse suchen'));
    await waitFor(() => expect(address()).toBe('/admin/logs?ipAddress=203.0.113.42'));
  });

  it('G1: an IBAN is sent in a body and never in the address', async () => {
    const { visitor, address } = await visitLogs();
    await visitor.type(
      screen.getByRole('textbox', { name: 'Vollständige IBAN' }),
      'de89 3704 0044 0532 0130 00{Enter}',
    );
    expect(await screen.findByText('1 Eintrag')).toBeInTheDocument();
    const search = askedLogs.at(-1);
    expect(search).toMatchObject({ iban: 'de89 3704 0044 0532 0130 00', offset: 0 });
    expect(search?.['url']).not.toContain('3704');
    expect(address()).toBe('/admin/logs');
    expect(button('Filter entfernen: IBAN DE89…3000')).toBeInTheDocument();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('3704');
  });

  it('refuses a part of an IBAN, and says what can be searched for', async () => {
    const { visitor } = await visitLogs();
    const asked = askedLogs.length;
    await visitor.type(screen.getByRole('textbox', { name: 'Vollständige IBAN' }), '3704 0044{Enter}');
    expect(await screen.findByText(/^Bitte geben Sie die vollständige IBAN ein\..*IP-Adresse\.$/)).toBeInTheDocument();
    expect(askedLogs).toHaveLength(asked);
  });

  it('several statuses may be chosen, and are taken back one by one or all at once', async () => {
    const { visitor, address } = await visitLogs('?statusClass=4xx');
    await visitor.click(screen.getByRole('combobox', { name: 'Status' }));
    await visitor.click(screen.getByRole('option', { name: '429 Quota überschritten' }));
    await visitor.click(screen.getByRole('option', { name: '401 Unauthorized' }));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/admin/logs?statusCode=401,429'));
    expect(askedLogs.at(-1)).toMatchObject({ statusCode: '401,429' });
    await visitor.click(screen.getByRole('option', { name: '401 Unauthorized' }));
    await waitFor(() => expect(address()).toBe('/admin/logs?statusCode=429'));
    await visitor.keyboard('{Escape}');
    await visitor.click(button('Filter entfernen: Status 429 Quota überschritten'));
    await waitFor(() => expect(address()).toBe('/admin/logs'));
  });

  it('one of several statuses is left out by a click in the list', async () => {
    const { visitor, address } = await visitLogs('?statusCode=200,429');
    await visitor.click(button('Status 429 Quota überschritten: filtern'));
    await visitor.click(screen.getByRole('menuitem', { name: '429 Quota überschritten ausschließen' }));
    await waitFor(() => expect(address()).toBe('/admin/logs?statusCode=200&notStatusCode=429'));
  });

  it('a value in the list is filtered for or left out', async () => {
    const { visitor, address } = await visitLogs();
    await visitor.click(button('Status 429 Quota überschritten: filtern'));
    await visitor.click(screen.getByRole('menuitem', { name: '429 Quota überschritten ausschließen' }));
    await waitFor(() => expect(address()).toBe('/admin/logs?notStatusCode=429'));
    await visitor.click(button('IP-Adresse 198.51.100.7: filtern'));
    await visitor.click(screen.getByRole('menuitem', { name: 'Nur 198.51.100.7 zeigen' }));
    await waitFor(() => expect(address()).toBe('/admin/logs?notStatusCode=429&ipAddress=198.51.100.7'));
    await visitor.click(button('Filter entfernen: ohne Status 429 Quota überschritten'));
    await waitFor(() => expect(address()).toBe('/admin/logs?ipAddress=198.51.100.7'));
  });

  it('the reset brings back 20 rows of the last 24 hours', async () => {
    const { visitor, address } = await visitLogs('?range=30d&limit=50&offset=50&ipAddress=203.0.113.42&statusCode=200');
    await visitor.click(button('Filter zurücksetzen'));
    await waitFor(() => expect(address()).toBe('/admin/logs'));
    expect(screen.getByRole('textbox', { name: 'IP-Adresse' })).toHaveValue('');
    await waitFor(() => expect(askedLogs.at(-1)).toMatchObject({ limit: '20', offset: '0' }));
  });
});

describe('the histogram', () => {
  it('names its bars and totals, and a class filters for it', async () => {
    const { visitor, address } = await visitLogs();
    expect(await screen.findByRole('heading', { name: 'Einträge je 30 Minuten' })).toBeInTheDocument();
    await visitor.click(button('4xx 24: nur diese zeigen'));
    await waitFor(() => expect(address()).toBe('/admin/logs?statusClass=4xx'));
  });

  it('zooms in with the keys', async () => {
    const { visitor, address } = await visitLogs();
    const bars = await screen.findByRole('slider', { name: 'Zeitabschnitt im Diagramm' });
    bars.focus();
    await visitor.keyboard('{Home}');
    expect(bars).toHaveAttribute('aria-valuetext', '20.11.2026, 13:30 bis 14:00: 600 mit 2xx, 20 mit 4xx, 0 mit 5xx');
    await visitor.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() =>
      expect(decodeURIComponent(address())).toBe(
        '/admin/logs?startDate=2026-11-20T12:30:00.000Z&endDate=2026-11-20T13:30:00.000Z',
      ),
    );
    expect(button('Filter entfernen: Zeitraum 20.11.2026, 13:30 bis 20.11.2026, 14:30')).toBeInTheDocument();
  });
});
