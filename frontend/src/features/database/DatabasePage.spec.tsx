import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, sentCalls } from '~/testing/fakes/console.js';
import { createInputFile } from '~/testing/create-input-file.js';
import { createDoneJob, jobs, runningJob } from '~/testing/fakes/database.js';
import { problem } from '~/testing/fakes/server.js';
import {
  announceJob,
  answerWithJob,
  button,
  panel,
  startFakeDatabase,
  toast,
  visitDatabase,
} from '~/testing/visits/visit-database.js';

startFakeDatabase();

const outcome = {
  origin: 'official' as const,
  source: 'Deutsche Bundesbank',
  dataVersion: '2026-12-07-ffff',
  validFrom: '2026-12-07',
  isNew: true,
  imported: 13_772,
  errors: 0,
  errorLines: [],
  difference: { added: 21, changed: 148, removed: 9, bicChanged: 12 },
};

describe('the bank data', () => {
  it('say how many there are, from when and where from, and what staff should know', async () => {
    await visitDatabase();
    expect(await panel('Bankdaten').findByText('13.760')).toBeInTheDocument();
    expect(panel('Bankdaten').getByText('07.09.2026')).toBeInTheDocument();
    expect(panel('Bankdaten').getByText(/Importiert am .*, von der offiziellen Adresse/)).toBeInTheDocument();
    expect(panel('Bankdaten').getByText('Die Bankdaten gelten noch 16 Tage.')).toBeInTheDocument();
  });

  it('say in the place of the count why it is not there', async () => {
    let asked = 0;
    await visitDatabase(
      '',
      http.get('*/api/admin/banks/count', () => {
        asked += 1;
        return problem(503, 'unavailable', 'Nicht erreichbar.');
      }),
    );
    expect(await panel('Bankdaten').findByText('Fehler: Nicht erreichbar.')).toBeInTheDocument();
    await waitFor(() => expect(asked).toBe(2));
  });

  it('are imported with progress by events, and the result stays on the page', async () => {
    const { visitor } = await visitDatabase();
    const job = runningJob({ kind: 'bank-import' });
    const bodies = answerWithJob('/api/admin/database/bank-imports', job);
    await visitor.click(await panel('Bankdaten').findByRole('button', { name: 'Bankdaten importieren' }));
    expect(await screen.findByText('Import läuft... Dies kann einige Minuten dauern.')).toBeInTheDocument();
    expect(button('Bankdaten importieren')).toBeDisabled();
    expect(bodies).toEqual([{ source: 'configured' }]);
    announceJob({ ...job, progress: { step: 'Datensätze werden verglichen', done: 8_944, total: 13_760 } });
    expect(await panel('Bankdaten').findByText('8.944 von 13.760')).toBeInTheDocument();
    announceJob({ ...job, state: 'done', endedAt: '2026-11-20T13:01:00Z', result: { bankImport: outcome } });
    expect(await toast().findByText('Bank Data Import')).toBeInTheDocument();
    expect(toast().getByText('13.772 Banken importiert, 0 Fehler')).toBeInTheDocument();
    const counts = panel('Bankdaten')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(counts).toEqual(['21 neu', '148 geändert', '9 entfallen', '0 Fehler']);
  });

  it('ask before an import takes many banks away', async () => {
    const { visitor } = await visitDatabase();
    const job = runningJob({ kind: 'bank-import' });
    const bodies = answerWithJob('/api/admin/database/bank-imports', job);
    await visitor.click(await panel('Bankdaten').findByRole('button', { name: 'Bankdaten importieren' }));
    await screen.findByText(/^Import läuft/);
    announceJob({
      ...job,
      state: 'failed',
      failure: 'Es wären 2.000 Banken weniger.',
      failureCode: 'bank_count_dropped',
    });
    expect(await toast().findByText('Import Failed')).toBeInTheDocument();
    await visitor.click(await panel('Bankdaten').findByRole('button', { name: 'Trotzdem importieren' }));
    const again = answerWithJob('/api/admin/database/bank-imports', {
      ...job,
      id: '0193a001-0000-7000-8000-000000000002',
    });
    await visitor.click((await screen.findAllByRole('button', { name: 'Trotzdem importieren' })).at(-1)!);
    await waitFor(() => expect(again).toEqual([{ source: 'configured', confirmsDrop: true }]));
    expect(bodies).toHaveLength(1);
  });

  it('show the import that blocks another', async () => {
    const current = runningJob({ kind: 'bank-import', startedBy: 's.aydin' });
    const { visitor } = await visitDatabase(
      '',
      http.post('*/api/admin/database/bank-imports', () =>
        HttpResponse.json(
          { status: 409, code: 'job_running', message: 'Ein solcher Auftrag läuft bereits.', current },
          { status: 409 },
        ),
      ),
    );
    await visitor.click(await panel('Bankdaten').findByRole('button', { name: 'Bankdaten importieren' }));
    expect(await toast().findByText('Ein solcher Auftrag läuft bereits.')).toBeInTheDocument();
    await visitor.click(screen.getByRole('tab', { name: 'Aufträge' }));
    await screen.findByRole('region', { name: 'Aufträge' });
    expect(await panel('Aufträge').findByText(/von s\.aydin/)).toBeInTheDocument();
  });

  it('are taken from a file of one’s own with the day from which it holds', async () => {
    const uploads: [string, string][] = [];
    const job = runningJob({ kind: 'bank-import' });
    const { visitor } = await visitDatabase(
      '?dialog=import',
      http.post('*/api/admin/database/bank-imports/upload', async ({ request }) => {
        uploads.push([new URL(request.url).search, await request.text()]);
        return HttpResponse.json({ job });
      }),
    );
    await visitor.click(await screen.findByRole('radio', { name: 'Eigene Datei' }));
    await visitor.click(button('Importieren'));
    expect(await screen.findByText('Bitte wählen Sie eine Datei aus.')).toBeInTheDocument();
    await visitor.upload(
      screen.getByLabelText('Bankdatei'),
      createInputFile('100100101Postbank', 'blz.txt', 'text/plain'),
    );
    await visitor.type(screen.getByLabelText('Gültig ab'), '07.12.2026');
    await visitor.click(button('Importieren'));
    await waitFor(() => expect(uploads).toEqual([['?validFrom=2026-12-07&country=DE', '100100101Postbank']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can go back to the import before', async () => {
    const { visitor } = await visitDatabase('?dialog=imports');
    const history = await screen.findByRole('list', { name: 'Verlauf der Importe' });
    expect(history).toHaveTextContent('21 neu, 148 geändert, 9 entfallen, davon 12 mit neuem BIC');
    answerCall('post', '/api/admin/database/bank-imports/DE/2026-09-07-1a2b3c4d/withdraw', () => ({}));
    await visitor.click(button(/^Zurücknehmen: DE/));
    await visitor.click(await screen.findByRole('button', { name: 'Zurücknehmen' }));
    expect(await toast().findByText('Import zurückgenommen')).toBeInTheDocument();
    expect(sentCalls).toHaveLength(1);
  });
});

describe('the log statistics', () => {
  it('say how many rows there are, since when, and how many a month', async () => {
    await visitDatabase('?table=logs');
    expect(await screen.findByText('3.904.772 Einträge, ältester vom 14.01.2026')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'API-Log-Statistik' })).toHaveTextContent('Okt640.000Nov580.000');
  });

  it('say that they cannot be loaded', async () => {
    await visitDatabase(
      '',
      http.get('*/api/admin/logs/stats', () => problem(503, 'unavailable', 'Nicht erreichbar.')),
    );
    expect(await toast().findByText('Statistik-Fehler')).toBeInTheDocument();
    expect(toast().getByText('API-Log-Statistiken konnten nicht geladen werden.')).toBeInTheDocument();
    expect(panel('API-Log-Statistik').getByText('b7c2-0042')).toBeInTheDocument();
  });
});

describe('the jobs', () => {
  it('are listed with state, result and what can be done, page by page', async () => {
    for (let index = 0; index < 11; index += 1) {
      const createdAt = new Date(Date.parse('2026-11-20T13:00:00Z') - index * 60_000).toISOString();
      jobs.push(createDoneJob({ id: `0193a001-0000-7000-8000-0000000000${10 + index}`, createdAt }));
    }
    jobs[0] = createDoneJob({ ...jobs[0], state: 'failed', failure: 'Die Platte ist voll.', isRepeatable: true });
    const { visitor } = await visitDatabase('?tab=jobs');
    expect(await panel('Aufträge').findByText('Die Platte ist voll.')).toBeInTheDocument();
    expect(panel('Aufträge').getByText('Gescheitert')).toBeInTheDocument();
    await visitor.click(panel('Aufträge').getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(panel('Aufträge').getAllByRole('listitem')).toHaveLength(1));
  });

  it('are tried again, and cancelled after a question', async () => {
    const failed = createDoneJob({ state: 'failed', failure: 'Die Platte ist voll.', isRepeatable: true });
    jobs.push(failed);
    const { visitor } = await visitDatabase('?tab=jobs');
    const again = runningJob({ attempts: 2 });
    answerCall('post', `/api/admin/database/jobs/${failed.id}/retry`, () => {
      jobs[0] = again;
      return again;
    });
    await visitor.click(await screen.findByRole('button', { name: /^Erneut versuchen: Sicherung/ }));
    answerCall('post', `/api/admin/database/jobs/${failed.id}/cancel`, () => {
      jobs[0] = createDoneJob({ state: 'cancelled' });
      return jobs[0];
    });
    await visitor.click(await screen.findByRole('button', { name: /^Abbrechen: Sicherung/ }));
    await visitor.click(await screen.findByRole('button', { name: 'Auftrag abbrechen' }));
    expect(await toast().findByText('Auftrag abgebrochen')).toBeInTheDocument();
    expect(sentCalls.map(({ call }) => call.split('/').at(-1))).toEqual(['retry', 'cancel']);
  });

  it('open with their log, at an address each', async () => {
    jobs.push(createDoneJob());
    const { visitor, address } = await visitDatabase('?tab=jobs');
    await visitor.click(await screen.findByRole('button', { name: /^Details: Sicherung/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Details' });
    expect(await screen.findByText('31 Tabellen gelesen')).toBeInTheDocument();
    expect(drawer).toHaveTextContent('Anlassvon m.hoffmann');
    expect(address()).toBe(`/admin/database?tab=jobs&dialog=job&id=${createDoneJob().id}`);
  });

  it('that begin automatically show when, or why not', async () => {
    await visitDatabase('?tab=jobs');
    const rows = await panel('Zeitplan').findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Sicherungtäglich um 02:15 Uhrnächster Lauf 21.11.2026, 02:15',
      'Löschung alter Logstäglich um 03:30 UhrAusgeschaltetKeine Monate festgelegt.',
    ]);
  });
});
