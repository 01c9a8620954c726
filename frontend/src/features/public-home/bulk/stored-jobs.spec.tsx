import { waitFor } from '@testing-library/react';
import { FakeFileJobs } from '~/testing/fakes/file-jobs.js';
import { problem, startFakeServer } from '~/testing/fakes/server.js';
import { createInputFile } from '~/testing/create-input-file.js';
import { bulkViolations } from '~/testing/visits/visit-bulk.js';
import { cardHeading, endedJob, largeCsv, largeFile, reopenJob } from '~/testing/visits/visit-file-jobs.js';
import { savedFiles } from '~/testing/saved-files.js';

startFakeServer();

let jobs: FakeFileJobs;
const saved = savedFiles();

beforeEach(() => {
  jobs = new FakeFileJobs();
});

afterEach(() => sessionStorage.clear());

it('finds the job again after a reload, gives its files, and deletes it after a question', async () => {
  jobs.become('finished_with_errors', {
    ...endedJob,
    counts: { valid: 1_400, invalid: 97, failed: 3, charged: 1_497 },
  });
  const { heading, tool, press } = await reopenJob();
  expect(await cardHeading('Ergebnis')).toHaveFocus();
  expect(tool.getByText('Berechnet: 1.497 Prüfungen. Das Ergebnis bleibt 7 Tage gespeichert.')).toBeVisible();
  await press('Ergebnis herunterladen');
  await waitFor(() => expect(saved).toEqual(['result-1.csv']));
  await press('Fehlerliste herunterladen');
  await waitFor(() => expect(saved).toEqual(['result-1.csv', 'errors-1.csv']));
  expect(await bulkViolations()).toEqual([]);
  await press('Auftrag löschen');
  expect(tool.getByRole('alert')).toHaveTextContent(
    'Möchten Sie den Auftrag „kunden.csv“ mit seinem Ergebnis löschen?',
  );
  expect(tool.getByRole('button', { name: 'Behalten' })).toHaveFocus();
  await press('Endgültig löschen');
  await waitFor(() => expect(heading).toHaveFocus());
  expect([jobs.calls.at(-1), sessionStorage.length]).toEqual(['DELETE', 0]);
  expect(tool.queryByRole('button', { name: 'Auftrag öffnen' })).not.toBeInTheDocument();
});

it('offers no list of errors without one, and keeps the result for later', async () => {
  jobs.become('succeeded', { ...endedJob, counts: { valid: 1_500, invalid: 0, failed: 0, charged: 1_500 } });
  const { tool, press } = await reopenJob();
  await cardHeading('Ergebnis');
  expect(tool.queryByRole('button', { name: 'Fehlerliste herunterladen' })).not.toBeInTheDocument();
  await press('Weitere Liste prüfen');
  expect(tool.getByRole('textbox', { name: 'Liste' })).toHaveValue('');
  expect(tool.getByRole('button', { name: 'Auftrag öffnen' })).toBeVisible();
});

it('goes on with an upload from before a reload with the same file only', async () => {
  jobs.become('uploading', { bytes: largeCsv.length, received: 1_000, createdAt: '2100-01-01T00:00:00.000Z' });
  const { visitor, tool } = await reopenJob();
  expect(await cardHeading('Upload unterbrochen')).toHaveFocus();
  const again = tool.getAllByLabelText('Datei mit IBANs').at(-1)!;
  await visitor.upload(again, createInputFile(`${largeCsv}\n`, 'kunden.csv', 'text/csv'));
  expect(await tool.findByRole('alert')).toHaveTextContent('Das ist nicht die Datei, deren Upload begonnen hat');
  expect(jobs.calls).toEqual(['GET']);
  await visitor.upload(again, largeFile());
  await cardHeading('Bereit zur Prüfung');
  expect(jobs.calls).toContain('PATCH file 1000');
});

it('says why the file could not be read as chosen, and lets the customer choose again', async () => {
  jobs.understand({}, { ibanColumns: ['IBAN', 'Konto neu'] });
  jobs.become('ready', { failure: 'Diese Spalte enthält keine IBANs.', preflight: jobs.preflight });
  const { tool } = await reopenJob();
  expect(await tool.findByRole('alert')).toHaveTextContent('Diese Spalte enthält keine IBANs.');
  expect(tool.getByRole('combobox', { name: 'Spalte mit den IBANs' })).toHaveValue('IBAN');
});

it('says why a file cannot be read, and that a job is gone', async () => {
  jobs.become('failed', { failure: 'In der Datei steht keine Spalte mit IBANs.' });
  const { tool, press, unmount } = await reopenJob();
  await cardHeading('Auftrag beendet');
  expect(tool.getByText('In der Datei steht keine Spalte mit IBANs.')).toBeVisible();
  expect(tool.queryByRole('button', { name: 'Ergebnis herunterladen' })).not.toBeInTheDocument();
  await press('Auftrag löschen');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  unmount();

  jobs.refuse = () => problem(404, 'file_job_unknown', 'Diesen Auftrag gibt es nicht (mehr).');
  const gone = await reopenJob();
  expect(await gone.tool.findByRole('alert')).toHaveTextContent('Diesen Auftrag gibt es nicht (mehr).');
  await gone.press('Schließen');
  expect(sessionStorage).toHaveLength(0);
});
