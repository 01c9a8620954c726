import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, sentCalls } from '~/testing/fakes/console.js';
import { createDoneJob, retention } from '~/testing/fakes/database.js';
import { problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import {
  announceJob,
  button,
  panel,
  startFakeDatabase,
  toast,
  visitDatabase,
} from '~/testing/visits/visit-database.js';

startFakeDatabase();

const cleanup = '/api/admin/logs/cleanup';

describe('the cleanup', () => {
  async function choose(day: string) {
    const site = await visitDatabase();
    expect(await panel('Logs bereinigen').findByText('Spätestens 21.10.2026')).toBeInTheDocument();
    expect(button('Logs bereinigen ...')).toBeDisabled();
    await fillIn(site.visitor, screen.getByLabelText('Einträge löschen, die älter sind als'), day);
    return site;
  }

  it('says how many rows a day would take before it can be asked for', async () => {
    await choose('01.04.2026');
    expect(await panel('Logs bereinigen').findByText('494.510 Einträge')).toBeInTheDocument();
    expect(panel('Logs bereinigen').getByText('Die letzten 30 Tage bleiben immer erhalten')).toBeInTheDocument();
    expect(button('Logs bereinigen ...')).toBeEnabled();
  });

  it('is not offered for the last days', async () => {
    await choose('22.10.2026');
    expect(screen.getByText('Bitte wählen Sie einen Tag bis zum 21.10.2026.')).toBeInTheDocument();
    expect(button('Logs bereinigen ...')).toBeDisabled();
  });

  it('is done after its word is typed; the day is cleared, the dialog closes and the result stays', async () => {
    const { visitor } = await choose('01.04.2026');
    answerCall('post', cleanup, () => {
      announceJob(
        createDoneJob({ kind: 'log-cleanup', result: { cleanup: { date: '2026-04-01', logsDeleted: 494_510 } } }),
      );
      return { logsDeleted: 494_510 };
    });
    await waitFor(() => expect(button('Logs bereinigen ...')).toBeEnabled());
    await visitor.click(button('Logs bereinigen ...'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Logs bereinigen?' }));
    expect(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
    await visitor.click(question.getByRole('button', { name: 'Endgültig löschen' }));
    expect(question.getByText('Bitte geben Sie BEREINIGEN ein.')).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
    await visitor.type(question.getByRole('textbox'), 'BEREINIGEN{Enter}');
    expect(await toast().findByText('Logs erfolgreich bereinigt')).toBeInTheDocument();
    expect(toast().getByText('494.510 Einträge gelöscht')).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `POST ${cleanup}`, body: { date: '2026-04-01' } }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Einträge löschen, die älter sind als')).toHaveValue('');
    expect(
      await panel('Logs bereinigen').findByText(/Bereinigung vom .*: 494\.510 Einträge vor dem 01\.04\.2026 gelöscht/),
    ).toBeInTheDocument();
  });

  it('says why it did not work, and stays open', async () => {
    const { visitor } = await choose('01.04.2026');
    answerCall('post', cleanup, () => problem(503, 'job_failed', 'Der Auftrag ist gescheitert.'));
    await waitFor(() => expect(button('Logs bereinigen ...')).toBeEnabled());
    await visitor.click(button('Logs bereinigen ...'));
    const question = within(await screen.findByRole('alertdialog'));
    await visitor.type(question.getByRole('textbox'), 'BEREINIGEN{Enter}');
    expect(await toast().findByText('Log-Bereinigung fehlgeschlagen')).toBeInTheDocument();
    expect(question.getByText('Der Auftrag ist gescheitert.')).toBeInTheDocument();
  });
});

describe('data protection', () => {
  it('shows the retention of each kind of data, the next deletion and the number of due rows', async () => {
    await visitDatabase('?tab=privacy');
    const rows = await panel('Aufbewahrungsfristen').findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DatenAufbewahrungNächste LöschungFällig',
      'Volle IBANs30 Tage21.11.2026, 03:3012',
      'Audit-Logunbegrenztnicht automatisch–',
    ]);
    expect(panel('Aufbewahrungsfristen').getByText(/Belegt: 1,2\sGB, je Monat etwa 120\sMB/)).toBeInTheDocument();
  });

  it('keeps rows for fewer months only after a question', async () => {
    const { visitor } = await visitDatabase('?tab=privacy');
    answerCall('put', '/api/admin/database/retention', () => ({ ...retention, months: 12 }));
    const months = await screen.findByLabelText('Logs löschen nach Monaten');
    await visitor.type(months, '1');
    await visitor.click(panel('Aufbewahrungsfristen').getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Der Wert muss mindestens 2 sein.')).toBeInTheDocument();
    await visitor.type(months, '2');
    await visitor.click(panel('Aufbewahrungsfristen').getByRole('button', { name: 'Speichern' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Ältere Logs löschen?' }));
    await visitor.click(question.getByRole('button', { name: 'Speichern' }));
    expect(await toast().findByText('Aufbewahrung gespeichert')).toBeInTheDocument();
    expect(sentCalls.map(({ body }) => body)).toEqual([{ months: 12 }]);
  });
});

describe('an IBAN', () => {
  const iban = 'DE89 3704 0044 0532 0130 00';
  const preview = { rows: 3, oldestAt: '2026-01-14T08:00:00Z', newestAt: '2026-11-02T08:00:00Z' };

  it('is found and erased after its word is typed, and neither address nor storage holds it', async () => {
    const { visitor, address } = await visitDatabase('?tab=privacy');
    answerCall('post', '/api/admin/logs/erasures/preview', () => preview);
    await visitor.type(screen.getByLabelText('IBAN'), `${iban}{Enter}`);
    expect(
      await screen.findByText('3 Einträge vom 14.01.2026 bis 02.11.2026 enthalten diese IBAN.'),
    ).toBeInTheDocument();
    answerCall('post', '/api/admin/logs/erasures', () => ({
      id: '0193a001-0000-7000-8000-000000000009',
      at: '2026-11-20T13:07:00Z',
      erasedBy: 'm.hoffmann',
      reason: 'Az. 17',
      rows: 3,
      completedAt: null,
    }));
    await visitor.click(button('IBAN löschen ...'));
    const question = within(await screen.findByRole('alertdialog'));
    await visitor.type(question.getByLabelText('Begründung'), 'Az. 17');
    await visitor.type(question.getByLabelText('Zur Bestätigung LÖSCHEN eingeben'), 'LÖSCHEN{Enter}');
    expect(await toast().findByText('IBAN gelöscht')).toBeInTheDocument();
    expect(screen.getByText('IBAN am 20.11.2026, 14:07 aus 3 Einträgen entfernt.')).toBeInTheDocument();
    expect(sentCalls.map(({ body }) => body)).toEqual([{ iban }, { iban, confirmation: 'LÖSCHEN', reason: 'Az. 17' }]);
    expect(screen.getByLabelText('IBAN')).toHaveValue('');
    expect(address() + JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('3704');
  });

  it('is asked for where the field is empty', async () => {
    const { visitor } = await visitDatabase('?tab=privacy');
    await visitor.click(button('Suchen'));
    expect(toast().getByText('IBAN erforderlich')).toBeInTheDocument();
  });

  it('that no row holds cannot be erased; the protocol lists past erasures', async () => {
    const entry = { id: '0193a001-0000-7000-8000-000000000009', at: '2026-11-20T13:07:00Z', erasedBy: 'm.hoffmann' };
    const { visitor } = await visitDatabase(
      '?tab=privacy',
      http.get('*/api/admin/logs/erasures', () =>
        HttpResponse.json({ items: [{ ...entry, reason: null, rows: 1, completedAt: null }], total: 1 }),
      ),
    );
    const list = await screen.findByRole('list', { name: 'Protokoll der Löschungen' });
    expect(list).toHaveTextContent('20.11.2026, 14:07, von m.hoffmann, aus 1 Eintragohne Begründungläuft noch');
    answerCall('post', '/api/admin/logs/erasures/preview', () => ({ rows: 0, oldestAt: null, newestAt: null }));
    await visitor.type(screen.getByLabelText('IBAN'), `${iban}{Enter}`);
    expect(await screen.findByText('Kein Eintrag im Log enthält diese IBAN.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'IBAN löschen ...' })).not.toBeInTheDocument();
  });
});
