import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { HttpResponse } from 'msw';
import { validIban } from '~/testing/answer-of.js';
import { FakeFileJobs, JOB_ID } from '~/testing/fake-file-jobs.js';
import { problem, startFakeServer } from '~/testing/fake-server.js';
import { fileOf } from '~/testing/file-of.js';
import { API_KEY, figure, visitBulk } from '~/testing/visit-bulk.js';

startFakeServer();

const ROWS = 1_500;
const csv = ['Kunde;IBAN', ...Array.from({ length: ROWS }, (_, n) => `K${n};${validIban}`)].join('\n');
const largeFile = () => fileOf(csv, 'kunden.csv', 'text/csv');
const ended = { done: ROWS, startedAt: '2026-11-28T10:01:00.000Z', endedAt: '2026-11-28T10:02:00.000Z' };

let jobs: FakeFileJobs;
let saved: string[];

beforeEach(() => {
  jobs = new FakeFileJobs();
  saved = [];
  URL.createObjectURL = (file) => `blob:${(file as Blob).size}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const headingOf = (name: string) => screen.findByRole('heading', { name, level: 3 });

async function violations() {
  const rules = { 'color-contrast': { enabled: false } };
  return (await act(() => axe.run('#bulk_list', { rules }))).violations.map(({ id }) => id);
}

/** Chooses the file and has it uploaded. */
async function send(file = largeFile()) {
  const visit = await visitBulk();
  await visit.type(API_KEY);
  await visit.choose(file);
  await visit.press('Datei hochladen');
  return visit;
}

/** Opens the kept job as after a reload. */
async function reopen() {
  sessionStorage.setItem('file-job', JOB_ID);
  const visit = await visitBulk();
  await visit.type(API_KEY);
  await visit.press('Auftrag öffnen');
  return visit;
}

it('uploads a file with more than 1,000 rows, goes on after a cut, and says what was understood before it costs', async () => {
  let isCut = false;
  jobs.refuse = (call) => {
    if (isCut || call !== 'PATCH file 0') return undefined;
    isCut = true;
    return HttpResponse.error() as Response;
  };
  const { tool, key, type, choose, press } = await visitBulk();
  await type(API_KEY);
  await choose(largeFile());
  expect(await tool.findByText(/^Diese Datei wird hochgeladen und verschlüsselt gespeichert\./)).toBeVisible();
  await press('Datei hochladen');
  expect(await headingOf('Datei wird hochgeladen')).toHaveFocus();
  expect(key).toHaveAttribute('readonly');
  expect(await tool.findByText('Die Verbindung ist unterbrochen. Weiter in 1 Sekunde.')).toBeVisible();
  expect(tool.getByRole('progressbar', { name: 'Fortschritt des Uploads' })).toHaveAttribute('aria-valuenow', '0');
  expect(await headingOf('Bereit zur Prüfung')).toHaveFocus();
  expect(tool.getByText(/gelesen\. Die IBANs stehen in der Spalte „IBAN“\.$/)).toHaveTextContent(
    'kunden.csv: Wir haben die Datei als CSV mit Semikolon gelesen.',
  );
  expect(['Zeilen', 'Preis', 'Frei im Kontingent'].map(figure)).toEqual(['1.500', '1.500 Prüfungen', '10.000']);
  expect(tool.getByRole('listitem')).toHaveTextContent(`Zeile 2${validIban}K0, BIC COBADEFFXXX`);
  expect(jobs.calls.slice(0, 4)).toEqual(['POST', 'PATCH file 0', 'HEAD file', 'PATCH file 0']);
  expect([...jobs.keys]).toEqual([API_KEY]);
  expect({ ...sessionStorage }).toEqual({ 'file-job': JOB_ID });
  expect(await violations()).toEqual([]);
});

it('has the column chosen where several hold IBANs, and lists the first rejected lines', async () => {
  const rejectedLines = Array.from({ length: 7 }, (_, n) => ({ line: n + 2, reason: 'no_iban', message: 'Leer.' }));
  const about = { rejected: 7, price: 1_493, rejectedLines };
  jobs.understand(about, { ibanColumn: null, ibanColumns: ['Konto alt', 'Konto neu'] });
  const { visitor, tool, press } = await send();
  await headingOf('Bereit zur Prüfung');
  expect(tool.queryByRole('button', { name: 'Prüfung starten' })).not.toBeInTheDocument();
  expect(tool.getByText(/^7 Zeilen werden nicht geprüft und kosten nichts\. Hier die ersten 5/)).toBeVisible();
  expect(tool.getAllByRole('listitem').filter(({ textContent }) => textContent?.endsWith('Leer.'))).toHaveLength(5);
  const column = tool.getByRole('combobox', { name: 'Spalte mit den IBANs' });
  await press('Spalte übernehmen');
  expect(column).toHaveFocus();
  expect(column).toHaveAccessibleDescription('Bitte wählen Sie die Spalte mit den IBANs.');
  expect(await violations()).toEqual([]);
  await visitor.selectOptions(column, 'Konto neu');
  await press('Spalte übernehmen');
  await tool.findByRole('button', { name: 'Prüfung starten' });
  expect(jobs.calls).toContain('POST preflight {"ibanColumn":"Konto neu"}');
  expect(tool.getByText(/Die IBANs stehen in der Spalte „Konto neu“\.$/)).toBeVisible();
});

it('says by figures that the quota is too small, also when that is only known at the start', async () => {
  const { tool, press } = await send();
  await headingOf('Bereit zur Prüfung');
  jobs.refuse = (call) => {
    if (call !== 'POST start') return undefined;
    jobs.become('ready', { available: 7 });
    return problem(429, 'quota_insufficient', 'Das Kontingent reicht nicht für alle IBANs dieser Anfrage.');
  };
  await press('Prüfung starten');
  expect(await tool.findByRole('alert')).toHaveTextContent(
    'Ihr Kontingent reicht nicht: Nötig sind noch 1.500 Prüfungen, frei sind 7.',
  );
  expect(figure('Frei im Kontingent')).toBe('7');
  jobs.refuse = () => undefined;
  await press('Prüfung starten');
  await headingOf('Prüfung läuft');
});

it('shows how far the check is, cancels it, and gives what was checked', async () => {
  const { tool, press } = await send();
  await press('Prüfung starten');
  expect(await headingOf('Prüfung läuft')).toHaveFocus();
  jobs.become('running', { done: 600 });
  const bar = tool.getByRole('progressbar', { name: 'Fortschritt der Prüfung' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '600 von 1.500 Zeilen geprüft'));
  await press('Abbrechen');
  expect(await tool.findByRole('button', { name: 'Wird abgebrochen' })).toBeDisabled();
  const counts = { valid: 700, invalid: 100, failed: 700, charged: 800 };
  jobs.become('cancelled', { ...ended, counts, failure: 'Der Auftrag wurde abgebrochen.' });
  expect(await headingOf('Ergebnis')).toHaveFocus();
  expect(tool.getByText('Der Auftrag wurde abgebrochen.')).toBeVisible();
  expect(['gültig', 'ungültig', 'nicht geprüft'].map(figure)).toEqual(['700', '100', '700']);
});

it('finds the job again after a reload, gives its files, and deletes it after a question', async () => {
  jobs.become('finished_with_errors', {
    ...ended,
    counts: { valid: 1_400, invalid: 97, failed: 3, charged: 1_497 },
  });
  const { heading, tool, press } = await reopen();
  expect(await headingOf('Ergebnis')).toHaveFocus();
  expect(tool.getByText('Berechnet: 1.497 Prüfungen. Das Ergebnis bleibt sieben Tage gespeichert.')).toBeVisible();
  await press('Ergebnis herunterladen');
  await waitFor(() => expect(saved).toEqual(['result-1.csv']));
  await press('Fehlerliste herunterladen');
  await waitFor(() => expect(saved).toEqual(['result-1.csv', 'errors-1.csv']));
  expect(await violations()).toEqual([]);
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
  jobs.become('succeeded', { ...ended, counts: { valid: ROWS, invalid: 0, failed: 0, charged: ROWS } });
  const { tool, press } = await reopen();
  await headingOf('Ergebnis');
  expect(tool.queryByRole('button', { name: 'Fehlerliste herunterladen' })).not.toBeInTheDocument();
  await press('Weitere Liste prüfen');
  expect(tool.getByRole('textbox', { name: 'Liste' })).toHaveValue('');
  expect(tool.getByRole('button', { name: 'Auftrag öffnen' })).toBeVisible();
});

it('goes on with an upload from before a reload with the same file only', async () => {
  jobs.become('uploading', { bytes: csv.length, received: 1_000, createdAt: '2100-01-01T00:00:00.000Z' });
  const { visitor, tool } = await reopen();
  expect(await headingOf('Upload unterbrochen')).toHaveFocus();
  const again = tool.getAllByLabelText('Datei mit IBANs').at(-1)!;
  await visitor.upload(again, fileOf(`${csv}\n`, 'kunden.csv', 'text/csv'));
  expect(await tool.findByRole('alert')).toHaveTextContent('Das ist nicht die Datei, deren Upload begonnen hat');
  expect(jobs.calls).toEqual(['GET']);
  await visitor.upload(again, largeFile());
  await headingOf('Bereit zur Prüfung');
  expect(jobs.calls).toContain('PATCH file 1000');
});

it('says why an upload ended, with the number for support, and goes on with it', async () => {
  jobs.refuse = (call) =>
    call.startsWith('PATCH') ? problem(500, 'internal', 'Es ist ein Fehler aufgetreten.') : undefined;
  const { tool, press } = await send();
  expect(await tool.findByRole('alert')).toHaveTextContent('Es ist ein Fehler aufgetreten.Vorgangsnummer b7c2-0042');
  jobs.refuse = () => undefined;
  await press('Upload fortsetzen');
  expect(await headingOf('Datei wird gelesen')).toBeVisible();
  await headingOf('Bereit zur Prüfung');
  expect(tool.queryByRole('alert')).not.toBeInTheDocument();
});

it('stops an upload, or what was not started, and deletes it', async () => {
  jobs.refuse = (call) => (call.startsWith('PATCH') ? (HttpResponse.error() as Response) : undefined);
  const { tool, press } = await send();
  await tool.findByText(/^Die Verbindung ist unterbrochen/);
  await press('Abbrechen');
  await tool.findByRole('textbox', { name: 'Liste' });
  expect(jobs.calls.slice(0, 2)).toEqual(['POST', 'PATCH file 0']);
  expect([jobs.calls.at(-1), sessionStorage.length]).toEqual(['DELETE', 0]);
});

it('says why a file cannot be read, and that a job is gone', async () => {
  jobs.become('failed', { failure: 'In der Datei steht keine Spalte mit IBANs.' });
  const { tool, press, unmount } = await reopen();
  await headingOf('Auftrag beendet');
  expect(tool.getByText('In der Datei steht keine Spalte mit IBANs.')).toBeVisible();
  expect(tool.queryByRole('button', { name: 'Ergebnis herunterladen' })).not.toBeInTheDocument();
  await press('Auftrag löschen');
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  unmount();

  jobs.refuse = () => problem(404, 'file_job_unknown', 'Diesen Auftrag gibt es nicht (mehr).');
  const gone = await reopen();
  expect(await gone.tool.findByRole('alert')).toHaveTextContent('Diesen Auftrag gibt es nicht (mehr).');
  await gone.press('Schließen');
  expect(sessionStorage).toHaveLength(0);
});

it('says beside the field what is refused: the key, or the file', async () => {
  jobs.refuse = () => problem(401, 'key_unknown', 'Ungültiger API-Schlüssel.');
  const { tool, key, press } = await send();
  await waitFor(() => expect(key).toHaveFocus());
  expect(key).toHaveAccessibleDescription('Ungültiger API-Schlüssel.');
  jobs.refuse = () => problem(415, 'file_format_unsupported', 'Excel-Dateien lesen wir nicht.');
  await press('Datei entfernen');
  const files = [fileOf('PK', 'kunden.xlsx', '')];
  fireEvent.drop(tool.getByRole('textbox', { name: 'Liste' }), { dataTransfer: { files, types: ['Files'] } });
  await press('Datei hochladen');
  expect(await tool.findByRole('alert')).toHaveTextContent('Excel-Dateien lesen wir nicht.');
  expect(key).toBeValid();
  expect(tool.getByRole('button', { name: 'Datei hochladen' })).toBeVisible();
});

it('reads no SEPA file in the browser, and asks for the key first', async () => {
  const { tool, key, choose, press } = await visitBulk();
  await choose(fileOf('<Document/>', 'zahlung.xml', 'application/xml'));
  await press('Datei hochladen');
  expect(await tool.findByRole('alert')).toHaveTextContent('Bitte geben Sie Ihren API-Schlüssel ein.');
  expect(key).toHaveFocus();
  expect(jobs.calls).toEqual([]);
});
