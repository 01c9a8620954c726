import { fireEvent, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { validIban } from '~/testing/fakes/create-iban-verdict.js';
import { FakeFileJobs, JOB_ID } from '~/testing/fakes/file-jobs.js';
import { problem, startFakeServer } from '~/testing/fakes/server.js';
import { createInputFile } from '~/testing/create-input-file.js';
import { API_KEY, bulkViolations, figure, visitBulk } from '~/testing/visits/visit-bulk.js';
import { cardHeading, endedJob, largeFile, sendLargeFile } from '~/testing/visits/visit-file-jobs.js';

startFakeServer();

let jobs: FakeFileJobs;
beforeEach(() => void (jobs = new FakeFileJobs()));
afterEach(() => sessionStorage.clear());

const lost = () => HttpResponse.error() as Response;

/** Holds an answer back until it is opened. */
function gated() {
  let open: () => void = () => undefined;
  const gate = new Promise<undefined>((resolve) => (open = () => resolve(undefined)));
  return { gate, open: () => open() };
}

it('uploads a file with more than 1,000 rows, goes on after a cut, and says what was understood before it costs', async () => {
  const { gate, open } = gated();
  jobs.refuse = (call) => {
    const isFirst = jobs.calls.filter((one) => one === call).length === 1;
    if (call === 'GET file' && !isFirst) return gate;
    return call === 'PATCH file 0' && isFirst ? lost() : undefined;
  };
  const { tool, key, type, choose, press } = await visitBulk();
  await type(API_KEY);
  await choose(largeFile());
  expect(await tool.findByText(/^Diese Datei wird hochgeladen und verschlüsselt gespeichert\./)).toBeVisible();
  await press('Datei hochladen');
  expect(await cardHeading('Datei wird hochgeladen')).toHaveFocus();
  expect(key).toHaveAttribute('readonly');
  expect(await tool.findByText('Die Verbindung ist unterbrochen. Weiter in 1 Sekunde.')).toBeVisible();
  expect(tool.getByRole('progressbar', { name: 'Fortschritt des Uploads' })).toHaveAttribute('aria-valuenow', '0');
  open();
  expect(await cardHeading('Bereit zur Prüfung')).toHaveFocus();
  expect(tool.getByText(/gelesen\. Die IBANs stehen in der Spalte „IBAN“\.$/)).toHaveTextContent(
    'kunden.csv: Wir haben die Datei als CSV mit Semikolon gelesen.',
  );
  expect(['Zeilen', 'Preis', 'Frei im Kontingent'].map(figure)).toEqual(['1.500', '1.500 Prüfungen', '10.000']);
  expect(tool.getByRole('listitem')).toHaveTextContent(`Zeile 2${validIban}K0, BIC COBADEFFXXX`);
  expect(jobs.calls.slice(0, 5)).toEqual(['POST', 'GET file', 'PATCH file 0', 'GET file', 'PATCH file 0']);
  expect([...jobs.keys]).toEqual([API_KEY]);
  expect({ ...sessionStorage }).toEqual({ 'file-job': JOB_ID });
  expect(await bulkViolations()).toEqual([]);
});

it('has the column chosen where several hold IBANs, and lists the first rejected lines', async () => {
  const rejectedLines = Array.from({ length: 7 }, (_, n) => ({ line: n + 2, reason: 'no_iban', message: 'Leer.' }));
  const about = { rejected: 7, price: 1_493, rejectedLines };
  jobs.understand(about, { ibanColumn: null, ibanColumns: ['Konto alt', 'Konto neu'] });
  const { visitor, tool, press } = await sendLargeFile();
  await cardHeading('Bereit zur Prüfung');
  expect(tool.queryByRole('button', { name: 'Prüfung starten' })).not.toBeInTheDocument();
  expect(tool.getByText(/^7 Zeilen werden nicht geprüft und kosten nichts\. Hier die ersten 5/)).toBeVisible();
  expect(tool.getAllByRole('listitem').filter(({ textContent }) => textContent?.endsWith('Leer.'))).toHaveLength(5);
  const column = tool.getByRole('combobox', { name: 'Spalte mit den IBANs' });
  await press('Spalte übernehmen');
  expect(column).toHaveFocus();
  expect(column).toHaveAccessibleDescription('Bitte wählen Sie die Spalte mit den IBANs.');
  expect(await bulkViolations()).toEqual([]);
  await visitor.selectOptions(column, 'Konto neu');
  await press('Spalte übernehmen');
  await tool.findByRole('button', { name: 'Prüfung starten' });
  expect(jobs.calls).toContain('POST preflight {"ibanColumn":"Konto neu"}');
  expect(tool.getByText(/Die IBANs stehen in der Spalte „Konto neu“\.$/)).toBeVisible();
});

it('says by figures that the quota is too small, also when that is only known at the start', async () => {
  const { tool, press } = await sendLargeFile();
  await cardHeading('Bereit zur Prüfung');
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
  await cardHeading('Prüfung läuft');
});

it('shows how far the check is, cancels it, and gives what was checked', async () => {
  const { tool, press } = await sendLargeFile();
  await press('Prüfung starten');
  expect(await cardHeading('Prüfung läuft')).toHaveFocus();
  jobs.become('running', { done: 600 });
  const bar = tool.getByRole('progressbar', { name: 'Fortschritt der Prüfung' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '600 von 1.500 Zeilen geprüft'));
  await press('Abbrechen');
  expect(await tool.findByRole('button', { name: 'Wird abgebrochen' })).toBeDisabled();
  const counts = { valid: 700, invalid: 100, failed: 700, charged: 800 };
  jobs.become('cancelled', { ...endedJob, counts, failure: 'Der Auftrag wurde abgebrochen.' });
  expect(await cardHeading('Ergebnis')).toHaveFocus();
  expect(tool.getByText('Der Auftrag wurde abgebrochen.')).toBeVisible();
  expect(['gültig', 'ungültig', 'nicht geprüft'].map(figure)).toEqual(['700', '100', '700']);
});

it('says why an upload ended, with the number for support, and goes on with it', async () => {
  jobs.refuse = (call) =>
    call.startsWith('PATCH') ? problem(500, 'internal', 'Es ist ein Fehler aufgetreten.') : undefined;
  const { tool, press } = await sendLargeFile();
  expect(await tool.findByRole('alert')).toHaveTextContent('Es ist ein Fehler aufgetreten.Vorgangsnummer b7c2-0042');
  const { gate, open } = gated();
  jobs.refuse = (call) => (call === 'GET' && jobs.job.state === 'ready' ? gate : undefined);
  await press('Upload fortsetzen');
  expect(await cardHeading('Datei wird gelesen')).toHaveFocus();
  open();
  await cardHeading('Bereit zur Prüfung');
  expect(tool.queryByRole('alert')).not.toBeInTheDocument();
});

it('registers a file once, also when the answer is lost', async () => {
  jobs.refuse = (call) => (call === 'POST' && jobs.registrations.length === 1 ? lost() : undefined);
  await sendLargeFile();
  await cardHeading('Bereit zur Prüfung');
  expect(jobs.registrations).toHaveLength(2);
  expect([...new Set(jobs.registrations)]).toEqual([expect.stringMatching(/^[0-9a-z]{16,}$/)]);
});

it('stops an upload, or what was not started, and deletes it', async () => {
  jobs.refuse = (call) => (call.startsWith('PATCH') ? lost() : undefined);
  const { tool, press } = await sendLargeFile();
  await tool.findByText(/^Die Verbindung ist unterbrochen/);
  await press('Abbrechen');
  await tool.findByRole('textbox', { name: 'Liste' });
  expect(jobs.calls.slice(0, 3)).toEqual(['POST', 'GET file', 'PATCH file 0']);
  expect([jobs.calls.at(-1), sessionStorage.length]).toEqual(['DELETE', 0]);
});

it('says beside the field what is refused: the key, or the file', async () => {
  jobs.refuse = () => problem(401, 'key_unknown', 'Ungültiger API-Schlüssel.');
  const { tool, key, press } = await sendLargeFile();
  await waitFor(() => expect(key).toHaveFocus());
  expect(key).toHaveAccessibleDescription('Ungültiger API-Schlüssel.');
  jobs.refuse = () => problem(415, 'file_format_unsupported', 'Excel-Dateien lesen wir nicht.');
  await press('Datei entfernen');
  const files = [createInputFile('PK', 'kunden.xlsx', '')];
  fireEvent.drop(tool.getByRole('textbox', { name: 'Liste' }), { dataTransfer: { files, types: ['Files'] } });
  await press('Datei hochladen');
  expect(await tool.findByRole('alert')).toHaveTextContent('Excel-Dateien lesen wir nicht.');
  expect(key).toBeValid();
  expect(tool.getByRole('button', { name: 'Datei hochladen' })).toBeVisible();
});

it('reads no SEPA file in the browser, and asks for the key first', async () => {
  const { tool, key, choose, press } = await visitBulk();
  await choose(createInputFile('<Document/>', 'zahlung.xml', 'application/xml'));
  await press('Datei hochladen');
  expect(await tool.findByRole('alert')).toHaveTextContent('Bitte geben Sie Ihren API-Schlüssel ein.');
  expect(key).toHaveFocus();
  expect(jobs.calls).toEqual([]);
});

it.each([`{"iban":"${validIban}"}`, '<Document/>', '%PDF-1.7'])(
  'leaves a file with a wrong name to the service: %s',
  async (content) => {
    const { tool, choose } = await visitBulk();
    await choose(createInputFile(content, 'liste.txt', 'text/plain'));
    expect(await tool.findByRole('button', { name: 'Datei hochladen' })).toBeVisible();
  },
);
