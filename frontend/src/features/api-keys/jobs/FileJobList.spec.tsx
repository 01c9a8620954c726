import type { StaffFileJob } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { http, HttpResponse } from 'msw';
import { manager, signIn } from '~/testing/fakes/console.js';
import { keys, serveKeys } from '~/testing/fakes/keys.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { startFakeKeys } from '~/testing/visits/visit-keys.js';

startFakeKeys();

const { nordlicht } = keys;
const path = `*/api/admin/api-keys/${nordlicht.id}/jobs`;

const job = (changes: Partial<StaffFileJob> = {}): StaffFileJob => ({
  id: '0b9a3f52-8a1e-4c1d-9d52-6f0d3f1f7a11',
  kind: 'validate',
  name: 'kunden.csv',
  state: 'running',
  bytes: 38_000_000,
  received: 38_000_000,
  failure: null,
  rows: 1_000_000,
  price: 999_000,
  done: 250_000,
  counts: { valid: 240_000, invalid: 9_000, failed: 1_000, charged: 999_000 },
  createdAt: '2026-11-28T10:00:00Z',
  startedAt: '2026-11-28T10:05:00Z',
  endedAt: null,
  deletedAt: '2026-12-05T10:00:00Z',
  ...changes,
});

async function visit(jobs: readonly StaffFileJob[]) {
  signIn(manager);
  serveKeys();
  fakeServer.use(http.get(path, () => HttpResponse.json({ items: jobs, total: jobs.length })));
  const { visitor } = visitSite(`/admin/api-keys?key=${nordlicht.id}&tab=files`);
  const drawer = within(await screen.findByRole('dialog', { name: nordlicht.clientName }));
  return { visitor, drawer };
}

async function renderRow(changes: Partial<StaffFileJob>): Promise<string | null> {
  const { drawer } = await visit([job(changes)]);
  return (await drawer.findByRole('listitem')).textContent;
}

const TIMES = '28.11.2026, 11:00 · 38 MB · wird am 05.12.2026, 11:00 gelöscht';

describe('the file jobs of a customer', () => {
  it.each<[string, Partial<StaffFileJob>, string]>([
    ['that runs', {}, `Läuft250.000 von 1.000.000 Zeilen geprüft999.000 Prüfungen berechnet${TIMES}Abbrechen`],
    [
      'that is being uploaded',
      { state: 'uploading', received: 1_200_000, rows: null, price: null, counts: null },
      `Wird hochgeladen1,2 MB von 38 MB hochgeladen${TIMES}Abbrechen`,
    ],
    [
      'that waits for its start',
      { state: 'ready', rows: 1, price: 1, counts: null },
      `Wartet auf den Start1 Zeile, Preis 1 Prüfung${TIMES}Abbrechen`,
    ],
    [
      'that has ended',
      {
        state: 'finished_with_errors',
        endedAt: '2026-11-28T10:20:00Z',
        counts: { valid: 900_000, invalid: 99_000, failed: 1_000, charged: 999_000 },
      },
      `Fertig mit Fehlern900.000 gültig, 99.000 ungültig, 1.000 ohne Ergebnis999.000 Prüfungen berechnet${TIMES}`,
    ],
    [
      'that could not be read',
      {
        state: 'failed',
        failure: 'Die Datei enthält keine Zeilen.',
        rows: null,
        price: null,
        counts: null,
        endedAt: '2026-11-28T10:20:00Z',
      },
      `FehlgeschlagenDie Datei enthält keine Zeilen.${TIMES}`,
    ],
  ])('show one %s', async (_, changes, text) => {
    expect((await renderRow(changes))?.replaceAll('\u00a0', ' ')).toBe(`kunden.csv${text}`);
  });

  it('say when there are none, and have no flaw that axe finds', async () => {
    const { drawer } = await visit([]);
    expect(await drawer.findByText('Dieser Vertrag hat keine Aufträge für Dateien.')).toBeInTheDocument();
    expect((await axe.run(screen.getByRole('dialog'))).violations).toEqual([]);
  });

  it('are cancelled by staff after a question that names the file', async () => {
    const { visitor, drawer } = await visit([job()]);
    const calls: string[] = [];
    fakeServer.use(
      http.post(`${path}/:jobId/cancel`, ({ params }) => {
        calls.push(String(params['jobId']));
        return HttpResponse.json(job());
      }),
    );
    await visitor.click(await drawer.findByRole('button', { name: 'Auftrag für kunden.csv abbrechen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Auftrag für kunden.csv abbrechen?' }));
    await visitor.click(question.getByRole('button', { name: 'Auftrag abbrechen' }));
    expect(await screen.findByText('Auftrag wird abgebrochen')).toBeInTheDocument();
    await waitFor(() => expect(calls).toEqual([job().id]));
  });

  it('say why one cannot be cancelled any more', async () => {
    const { visitor, drawer } = await visit([job()]);
    fakeServer.use(
      http.post(`${path}/:jobId/cancel`, () => problem(409, 'file_job_state', 'Der Auftrag ist schon beendet.')),
    );
    await visitor.click(await drawer.findByRole('button', { name: 'Auftrag für kunden.csv abbrechen' }));
    await visitor.click(await screen.findByRole('button', { name: 'Auftrag abbrechen' }));
    expect(await screen.findByText('Der Auftrag konnte nicht abgebrochen werden')).toBeInTheDocument();
  });
});
