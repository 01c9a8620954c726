import type { BankImport } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { bankImport } from '~/testing/fakes/database.js';
import { problem } from '~/testing/fakes/server.js';
import { button, startFakeDatabase, toast, visitDatabase } from '~/testing/visits/visit-database.js';

startFakeDatabase();

const first: BankImport = {
  ...bankImport,
  country: 'FI',
  source: 'Finanssiala ry',
  origin: 'uploaded',
  dataVersion: '2026-10-01-54a10268',
  validFrom: '2026-10-01',
  records: 11,
  errors: 2,
  difference: null,
  isWithdrawable: false,
};
const changesPath = `*/api/admin/database/bank-imports/DE/${bankImport.dataVersion}/changes`;
const bank = {
  bankCode: '10010010',
  name: 'Postbank',
  shortName: 'Postbank',
  postalCode: '10559',
  place: 'Berlin',
  bic: 'PBNKDEFF',
  pan: null,
  checkDigitMethod: '24',
  deletionPlanned: false,
  successor: null,
};

async function open(...answers: Parameters<typeof visitDatabase>[1][]) {
  const imports = http.get('*/api/admin/database/bank-imports', () =>
    HttpResponse.json({ items: [bankImport, first], total: 2 }),
  );
  const { visitor } = await visitDatabase('?dialog=imports', imports, ...answers);
  const history = within(await screen.findByRole('list', { name: 'Verlauf der Importe' }));
  return { visitor, rows: () => history.getAllByRole('listitem') };
}

describe('the history of imports', () => {
  it('shows the source, validity and changes of each file', async () => {
    const { rows } = await open();
    const [german, finnish] = rows();
    expect(german).toHaveTextContent('DE, gültig ab 07.09.2026');
    expect(german).toHaveTextContent('21 neu, 148 geändert, 9 entfallen, davon 12 mit neuem BIC');
    expect(finnish).toHaveTextContent('Finanssiala ry');
    expect(finnish).toHaveTextContent('eigene Datei');
    expect(finnish).toHaveTextContent('11 Datensätze, 2 Fehler');
    expect(finnish).toHaveTextContent('Erster Import');
  });

  it('offers no way back where no other file of the country holds', async () => {
    const { rows } = await open();
    expect(within(rows()[0]!).getByRole('button', { name: /^Zurücknehmen/ })).toBeInTheDocument();
    expect(within(rows()[1]!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the changes bank by bank and field by field, and the rest when it is asked for', async () => {
    const cursors: (string | null)[] = [];
    const { visitor } = await open(
      http.get(changesPath, ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        cursors.push(cursor);
        return cursor === null
          ? HttpResponse.json({
              changes: [
                {
                  bankCode: '10010010',
                  kind: 'changed',
                  before: bank,
                  after: { ...bank, bic: 'PBNKDEFFXXX', place: 'Bonn' },
                },
              ],
              nextCursor: 'weiter',
            })
          : HttpResponse.json({
              changes: [{ bankCode: '20010020', kind: 'removed', before: { ...bank, name: 'Alte Bank' }, after: null }],
              nextCursor: null,
            });
      }),
    );
    await visitor.click(button(/^Änderungen: DE/));
    const changed = await screen.findByText('10010010');
    expect(changed.closest('li')).toHaveTextContent(
      '10010010PostbankGeändertBIC: PBNKDEFF → PBNKDEFFXXXOrt: 10559 Berlin → 10559 Bonn',
    );
    await visitor.click(button('Weitere laden'));
    const removed = await screen.findByText('20010020');
    expect(removed.closest('li')).toHaveTextContent('20010020Alte BankEntfallen');
    expect(cursors).toEqual([null, 'weiter']);
    await visitor.click(button('Änderungen ausblenden'));
    expect(screen.queryByText('10010010')).not.toBeInTheDocument();
  });

  it('says why the changes are not there', async () => {
    const { visitor } = await open(http.get(changesPath, () => problem(503, 'unavailable', 'Nicht erreichbar.')));
    await visitor.click(button(/^Änderungen: DE/));
    expect(await screen.findByText('Die Änderungen konnten nicht geladen werden')).toBeInTheDocument();
  });

  it('says why an import stays, and leaves it in force', async () => {
    const { visitor, rows } = await open(
      http.post('*/bank-imports/DE/*/withdraw', () => problem(409, 'bank_import_needed', 'Ein Import läuft gerade.')),
    );
    await visitor.click(button(/^Zurücknehmen: DE/));
    await visitor.click(await screen.findByRole('button', { name: 'Zurücknehmen' }));
    expect(await toast().findByText('Fehler beim Zurücknehmen')).toBeInTheDocument();
    expect(toast().getByText('Ein Import läuft gerade.')).toBeInTheDocument();
    await waitFor(() => expect(rows()[0]).toHaveTextContent('In Kraft'));
  });
});
