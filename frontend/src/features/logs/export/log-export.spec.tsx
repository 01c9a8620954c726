import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { startFakeLogs, visitLogs } from '~/testing/visits/visit-logs.js';
import { button, toast } from '~/testing/visit-site.js';
import { savedFiles } from '~/testing/saved-files.js';

startFakeLogs();
const asked: unknown[] = [];
const saved = savedFiles();
let hasLeft = false;
beforeEach(() => {
  asked.length = 0;
  hasLeft = false;
});

const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="api-logs_2026-11-20.csv"' };

/** The server answers the export like this. */
const answerExport = (answer: () => Response) =>
  fakeServer.use(
    http.post('*/api/admin/logs/export', async ({ request }) => {
      asked.push(await request.json());
      request.signal.addEventListener('abort', () => (hasLeft = true));
      return answer();
    }),
  );

/** A file of which the server sends a part and then no more. */
const unfinished = () =>
  new HttpResponse(
    new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('Zeit;IBAN\r\n1;2\r\n')) }),
    { headers },
  );

it('fetches what the filters show, under the name of the server, and counts its rows without the head', async () => {
  const { visitor } = await visitLogs('?statusClass=4xx&notIpAddress=10.0.0.8&startDate=2026-11-01');
  answerExport(() => new HttpResponse('Zeit;IBAN\r\n1;DE\r\n2;DE\r\n', { headers }));
  await visitor.click(button('CSV exportieren'));
  expect(await toast().findByText('2 Einträge als CSV-Datei gespeichert.')).toBeInTheDocument();
  expect(saved).toEqual(['api-logs_2026-11-20.csv']);
  expect(asked).toEqual([{ startDate: '2026-11-01', statusClass: '4xx', notIpAddress: '10.0.0.8' }]);
  expect(screen.queryByRole('progressbar', { name: 'Fortschritt des CSV-Exports' })).not.toBeInTheDocument();
});

it('can be stopped: nothing is saved, and another one may begin', async () => {
  const { visitor } = await visitLogs();
  answerExport(unfinished);
  await visitor.click(button('CSV exportieren'));
  expect(await screen.findByText(/^CSV-Export: 1 von 3 Zeilen, 0,0 MB/)).toBeInTheDocument();
  expect(toast().getByText('Export wird vorbereitet')).toBeInTheDocument();
  expect(button('CSV exportieren')).toBeDisabled();
  await visitor.click(button('Export abbrechen'));
  expect(await toast().findByText('Es wurde keine Datei gespeichert.')).toBeInTheDocument();
  expect(saved).toEqual([]);
  await waitFor(() => expect(hasLeft).toBe(true));
  await waitFor(() => expect(button('CSV exportieren')).toBeEnabled());
});

it('that failed stays on the page with the number for support until it is tried again', async () => {
  const { visitor } = await visitLogs();
  answerExport(() => problem(503, 'exports_busy', 'Es laufen schon mehrere Exporte.'));
  await visitor.click(button('CSV exportieren'));
  const note = within(await screen.findByText('Export fehlgeschlagen').then((title) => title.parentElement!));
  expect(note.getByText(/mehrere Exporte\./)).toHaveTextContent('b7c2-0042');
  answerExport(() => new HttpResponse('Zeit;IBAN\r\n', { headers }));
  await visitor.click(button('Erneut versuchen'));
  expect(await toast().findByText('0 Einträge als CSV-Datei gespeichert.')).toBeInTheDocument();
  expect(screen.queryByText('Export fehlgeschlagen')).not.toBeInTheDocument();
});
