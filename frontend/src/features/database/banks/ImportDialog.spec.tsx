import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { bankData, runningJob } from '~/testing/fakes/database.js';
import { createInputFile } from '~/testing/create-input-file.js';
import { announceJob, button, panel, startFakeDatabase, visitDatabase } from '~/testing/visits/visit-database.js';

startFakeDatabase();

const dialog = () => within(screen.getByRole('dialog'));

/** The dialog with a file of one's own; what it uploads is written down as the call's query. */
async function chooseOwnFile() {
  const job = runningJob({ kind: 'bank-import' });
  const uploads: Record<string, string>[] = [];
  const { visitor } = await visitDatabase(
    '?dialog=import',
    http.post('*/api/admin/database/bank-imports/upload', ({ request }) => {
      uploads.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ job });
    }),
  );
  await visitor.click(await screen.findByRole('radio', { name: 'Eigene Datei' }));
  return {
    visitor,
    job,
    uploads,
    lists: async () => {
      await visitor.click(await dialog().findByRole('combobox', { name: 'Bankliste' }));
      return screen.getAllByRole('option');
    },
    chooseList: async (name: RegExp) => {
      await visitor.click(await dialog().findByRole('combobox', { name: 'Bankliste' }));
      await visitor.click(screen.getByRole('option', { name }));
    },
    send: async () => {
      await visitor.upload(screen.getByLabelText('Bankdatei'), createInputFile('x', 'liste.csv', 'text/csv'));
      await visitor.type(screen.getByLabelText('Gültig ab'), '07.12.2026');
      await visitor.click(button('Importieren'));
    },
  };
}

function facts(): Record<string, string> {
  const terms = dialog().getAllByRole('term');
  return Object.fromEntries(terms.map((word) => [word.textContent, word.nextElementSibling?.textContent ?? '']));
}

describe('the import of a file of one’s own', () => {
  it('offers Germany first, the other countries by their German names, and a list of one’s own last', async () => {
    const { lists } = await chooseOwnFile();
    expect((await lists()).map(({ textContent }) => textContent)).toEqual([
      'Deutschland (Deutsche Bundesbank)',
      'Belgien (Nationale Bank van België)',
      'Schweiz und Liechtenstein (SIX Interbank Clearing)',
      'Eigene Liste für andere Länder',
    ]);
  });

  it('shows the source of a list, the expected file and the current data', async () => {
    const { chooseList } = await chooseOwnFile();
    expect(facts()).toEqual({
      Herausgeber: 'Deutsche Bundesbank, zu finden unter www.bundesbank.de',
      'Erwartete Datei': 'Bankleitzahlendatei (Text) oder Bankleitzahlendatei (CSV)',
      'Zurzeit geladen': 'Deutsche Bundesbank, gültig ab 07.09.2026, 13.760 Datensätze',
    });
    await chooseList(/^Schweiz/);
    expect(facts()).toMatchObject({
      Herausgeber: 'SIX Interbank Clearing, zu finden unter www.six-group.com',
      'Zurzeit geladen':
        'Schweiz: SIX Interbank Clearing, gültig ab 01.10.2026, 1.189 DatensätzeLiechtenstein: noch nichts',
    });
    await chooseList(/^Belgien/);
    expect(facts()['Zurzeit geladen']).toBe('noch nichts');
  });

  it('F4: names the country of the list, so that another file is refused', async () => {
    const { chooseList, send, uploads, visitor, job } = await chooseOwnFile();
    await chooseList(/^Belgien/);
    await send();
    await waitFor(() => expect(uploads).toEqual([{ validFrom: '2026-12-07', country: 'BE' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const result = {
      bankImport: {
        origin: 'uploaded' as const,
        source: 'Nationale Bank van België',
        dataVersion: '2026-12-07-ffff',
        validFrom: '2026-12-07',
        isNew: true,
        imported: 604,
        errors: 0,
        errorLines: [],
        difference: { added: 604, changed: 0, removed: 0, bicChanged: 0 },
      },
    };
    announceJob({ ...job, state: 'done', endedAt: '2026-11-20T13:01:00Z', result });
    expect(await panel('Bankdaten').findByText('Nationale Bank van België, gültig ab 07.12.2026')).toBeInTheDocument();
    expect(panel('Bankdaten').getByText('604')).toBeInTheDocument();
    await visitor.click(button('Verlauf'));
    expect(await screen.findByRole('list', { name: 'Verlauf der Importe' })).toBeInTheDocument();
  });

  it('F4: lets a list of one’s own say whose banks they are, or names one country in a register’s place', async () => {
    const { chooseList, send, uploads, visitor } = await chooseOwnFile();
    await chooseList(/^Eigene Liste/);
    expect(facts()).toEqual({
      Herausgeber: 'steht in der Datei (Spalte source), gilt als nicht amtlich',
      'Erwartete Datei': 'CSV mit der Kopfzeile country;code;bic;name;town;date;source',
    });
    const country = dialog().getByRole('textbox', { name: 'Land' });
    await visitor.type(country, 'F');
    expect(dialog().queryByText(/zwei Großbuchstaben ein/)).not.toBeInTheDocument();
    await visitor.click(button('Importieren'));
    expect(dialog().getByText('Bitte geben Sie zwei Großbuchstaben ein, etwa FR.')).toBeInTheDocument();
    await send();
    expect(uploads).toEqual([]);
    await visitor.clear(country);
    await visitor.click(button('Importieren'));
    await waitFor(() => expect(uploads).toEqual([{ validFrom: '2026-12-07' }]));
  });

  it('names a country in a register’s place when it is typed', async () => {
    const { chooseList, send, uploads, visitor } = await chooseOwnFile();
    await chooseList(/^Eigene Liste/);
    await visitor.type(dialog().getByRole('textbox', { name: 'Land' }), 'AT');
    await send();
    await waitFor(() => expect(uploads).toEqual([{ validFrom: '2026-12-07', country: 'AT' }]));
  });

  it('can be left while the file is on its way', async () => {
    const { visitor } = await visitDatabase(
      '?dialog=import',
      http.post('*/api/admin/database/bank-imports/upload', () => delay('infinite')),
    );
    await visitor.click(await screen.findByRole('radio', { name: 'Eigene Datei' }));
    await visitor.upload(screen.getByLabelText('Bankdatei'), createInputFile('x', 'liste.csv', 'text/csv'));
    await visitor.type(screen.getByLabelText('Gültig ab'), '07.12.2026');
    await visitor.click(button('Importieren'));
    expect(await screen.findByRole('button', { name: 'Wird gestartet' })).toBeInTheDocument();
    expect(dialog().getByRole('progressbar', { name: 'Bankdatei hochladen' })).toBeInTheDocument();
    await visitor.click(button('Abbrechen'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for no file where one of the own sources is chosen', async () => {
    const { visitor } = await visitDatabase('?dialog=import');
    await visitor.click(await screen.findByRole('radio', { name: 'Mit dem Produkt gelieferte Datei' }));
    expect(screen.queryByLabelText('Bankdatei')).not.toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: `Offizielle Adresse (${bankData.officialHost})` })).toBeInTheDocument();
  });
});
