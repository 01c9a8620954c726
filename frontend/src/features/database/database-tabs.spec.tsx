import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bankData } from '~/testing/fakes/database.js';
import { button, panel, startFakeDatabase, visitDatabase } from '~/testing/visits/visit-database.js';

startFakeDatabase();

const tab = (name: string) => screen.getByRole('tab', { name });

describe('the tabs', () => {
  it('have an address each, and only the chosen one shows its panels', async () => {
    const { visitor, address } = await visitDatabase();
    await visitor.click(tab('Aufträge'));
    expect(await screen.findByRole('region', { name: 'Zeitplan' })).toBeInTheDocument();
    expect(address()).toBe('/admin/database?tab=jobs');
    expect(screen.queryByRole('region', { name: 'Logs bereinigen' })).not.toBeInTheDocument();
    await visitor.click(tab('Datenschutz'));
    expect(await screen.findByRole('region', { name: 'Aufbewahrungsfristen' })).toBeInTheDocument();
    expect(address()).toBe('/admin/database?tab=privacy');
    await visitor.click(tab('Übersicht'));
    expect(address()).toBe('/admin/database');
  });

  it('lead a link that erases an IBAN to its field', async () => {
    const { address } = await visitDatabase('?dialog=erase');
    await waitFor(() => expect(screen.getByLabelText('IBAN')).toHaveFocus());
    expect(address()).toBe('/admin/database?tab=privacy');
  });
});

describe('bank data that are about to end', () => {
  it.each([
    [null, 'Eigene Datei'],
    ['www.bundesbank.de', 'Offizielle Adresse (www.bundesbank.de)'],
  ])('with the official host %s lead to the next file: %s', async (officialHost, source) => {
    const { visitor } = await visitDatabase(
      '',
      http.get('*/api/admin/database/bank-data', () => HttpResponse.json({ ...bankData, officialHost })),
    );
    await visitor.click(await panel('Bankdaten').findByRole('button', { name: 'Nächste Datei laden ...' }));
    expect(await screen.findByRole('radio', { name: source })).toBeChecked();
  });

  it('are not said to be so while they hold', async () => {
    await visitDatabase(
      '',
      http.get('*/api/admin/database/bank-data', () => HttpResponse.json({ ...bankData, warnings: [] })),
    );
    expect(await panel('Bankdaten').findByText('07.09.2026')).toBeInTheDocument();
    expect(button('Bankdaten importieren')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Nächste Datei laden ...' })).not.toBeInTheDocument();
  });
});
