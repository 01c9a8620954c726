import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BulkAnswer, ValidateIbansBody } from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { createIbanVerdict, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { createInputFile } from '~/testing/create-input-file.js';
import { visitSite } from '~/testing/visit-site.js';
import { API_KEY, bulkViolations, figure, visitBulk } from '~/testing/visits/visit-bulk.js';

startFakeServer();

const WRONG_IBAN = 'DE88370400440532013000';
const address = '*/api/v1/ibans/validate';
type Received = ValidateIbansBody & { readonly headers: Headers };

let received: Received[];
let files: Blob[];

beforeEach(() => {
  received = [];
  files = [];
  answerBulk(() => undefined);
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
});

/** Answers like the gateway. @param refuse a problem instead, for one call */
function answerBulk(refuse: (call: Received, index: number) => Response | undefined | Promise<Response | undefined>) {
  fakeServer.use(
    http.post<never, ValidateIbansBody>(address, async ({ request }) => {
      const call = { ...(await request.json()), headers: request.headers };
      received.push(call);
      return (await refuse(call, received.length)) ?? HttpResponse.json(answerTo(call));
    }),
  );
}

function answerTo({ items }: ValidateIbansBody): BulkAnswer {
  const results = items.map(({ iban, reference = null }, index) => {
    const verdict = createIbanVerdict(iban.replaceAll(' ', ''));
    return { line: index + 1, reference, status: 'answered' as const, verdict };
  });
  const valid = results.filter(({ verdict }) => verdict.valid).length;
  return { rows: items.length, valid, invalid: items.length - valid, failed: 0, charged: items.length, results };
}

const resultHeading = () => screen.findByRole('heading', { name: 'Ergebnis' });

it('is opened by a link of the section, which explains the call without JavaScript', async () => {
  visitSite();
  const section = within(await screen.findByRole('region', { name: 'Viele IBANs prüfen' }));
  const link = section.getByRole('link', { name: 'Liste prüfen' });
  expect(link).toHaveAttribute('href', '#bulk_list');
  expect(link).toHaveAttribute('data-needs-script');
  expect(section.getByText(/\/api\/v1\/ibans\/validate/)).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Beschreibung der Schnittstelle' })).toHaveAttribute('href', '/api/docs');
  expect(screen.queryByRole('heading', { name: 'Ihre Liste prüfen' })).not.toBeInTheDocument();
});

it('checks pasted lines, shows totals and wrong lines, and offers the result as a file', async () => {
  const { heading, tool, key, paste, type, press } = await visitBulk();
  expect(heading).toHaveFocus();
  expect(key).toHaveAttribute('type', 'password');
  expect(key).toHaveAttribute('autocomplete', 'off');
  expect(key).not.toHaveAttribute('name');
  await type(API_KEY);
  await paste(`${validIban}\n\n${WRONG_IBAN}\n${validIban}`);
  expect(await tool.findByText('3 IBANs. 3 Prüfungen aus Ihrem Kontingent.')).toBeInTheDocument();
  await press('Prüfen');
  expect(await resultHeading()).toHaveFocus();
  expect([figure('gültig'), figure('ungültig'), figure('nicht geprüft')]).toEqual(['2', '1', '0']);
  const line = within(tool.getByRole('list')).getByRole('listitem');
  expect(line).toHaveTextContent(/Zeile 3.*DE88370400440532013000.*Die Prüfziffern stimmen nicht\./);
  expect(
    received.map(({ items, headers }) => [items.map(({ reference }) => reference), headers.get('X-API-Key')]),
  ).toEqual([[['1', '3', '4'], API_KEY]]);
  const download = tool.getByRole('link', { name: 'Ergebnis als CSV' });
  expect(download).toHaveAttribute('download', 'IBAN-Ergebnis.csv');
  expect([localStorage.length, sessionStorage.length, window.location.href.includes(API_KEY)]).toEqual([0, 0, false]);
});

it('warns before the page is left until the result is saved', async () => {
  const { visitor, tool, paste, type, press } = await visitBulk();
  await type(API_KEY);
  await paste(validIban);
  await press('Prüfen');
  await resultHeading();
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayLeave()).toBe(false);
  const download = tool.getByRole('link', { name: 'Ergebnis als CSV' });
  download.addEventListener('click', (event) => event.preventDefault());
  await visitor.click(download);
  expect(mayLeave()).toBe(true);
});

it('reads a file in the browser, names its column, and can drop it again', async () => {
  const { visitor, tool, type, press } = await visitBulk();
  await type(API_KEY);
  const file = createInputFile(`Name;Konto\nMeier;${validIban}\n=Müller;${WRONG_IBAN}\n`, 'kunden.csv', 'text/csv');
  await visitor.upload(tool.getByLabelText('Datei mit IBANs'), file);
  expect(await tool.findByText('IBANs aus Spalte „Konto“, 2 Zeilen. 2 Prüfungen aus Ihrem Kontingent.')).toBeVisible();
  await press('Prüfen');
  await resultHeading();
  expect(received[0]?.items).toEqual([
    { iban: validIban, reference: '2' },
    { iban: WRONG_IBAN, reference: '3' },
  ]);
  expect(await files.at(-1)?.text()).toContain(`"'=Müller";"${WRONG_IBAN}";"nein"`);
  await press('Datei entfernen');
  expect(tool.getByRole('textbox', { name: 'Liste' })).toHaveValue('');
});

it('takes a file that is dropped on the list', async () => {
  const { tool } = await visitBulk();
  const file = createInputFile(validIban, 'liste.txt', 'text/plain');
  fireEvent.drop(tool.getByRole('textbox', { name: 'Liste' }), { dataTransfer: { files: [file], types: ['Files'] } });
  expect(await tool.findByText('liste.txt')).toBeInTheDocument();
  expect(await tool.findByText(/^1 IBAN\./)).toBeInTheDocument();
});

it('says at the field what is missing or wrong about the key, and forgets it when the key changes', async () => {
  answerBulk(() => problem(401, 'key_unknown', 'Ungültiger API-Schlüssel.'));
  const { tool, key, paste, type, press } = await visitBulk();
  await press('Prüfen');
  expect(await tool.findByRole('alert')).toHaveTextContent('Bitte geben Sie Ihren API-Schlüssel ein.');
  await type('schlüssel');
  await press('Prüfen');
  expect(tool.getByRole('alert')).toHaveTextContent(/^Ein API-Schlüssel besteht nur aus/);
  await act(async () => fireEvent.change(key, { target: { value: API_KEY } }));
  await press('Prüfen');
  expect(tool.getByRole('alert')).toHaveTextContent('Bitte fügen Sie mindestens eine IBAN ein.');
  await paste(validIban);
  await press('Prüfen');
  expect(await tool.findByText('Ungültiger API-Schlüssel.')).toBeInTheDocument();
  await waitFor(() => expect(key).toHaveFocus());
  expect(key).toHaveAccessibleDescription('Ungültiger API-Schlüssel.');
  expect(screen.queryByRole('heading', { name: 'Ergebnis' })).not.toBeInTheDocument();
  await type('2');
  expect(key).toBeValid();
});

it('offers to check as many as the quota allows', async () => {
  const small = { code: 'quota_insufficient', message: 'zu klein', needed: 3, available: 2 };
  answerBulk(({ items }) =>
    items.length > 2 ? HttpResponse.json({ ...small, status: 429, detail: small.message }, { status: 429 }) : undefined,
  );
  const { tool, paste, type, press } = await visitBulk();
  await type(API_KEY);
  await paste([validIban, validIban, WRONG_IBAN].join('\n'));
  await press('Prüfen');
  expect(await tool.findByRole('alert')).toHaveTextContent(
    'Ihr Kontingent reicht nicht: Nötig sind noch 3 Prüfungen, frei sind 2.',
  );
  await press('Nur 2 IBANs prüfen');
  await resultHeading();
  expect([figure('gültig'), figure('ungültig'), figure('nicht geprüft')]).toEqual(['2', '0', '1']);
});

it('shows progress, stops on demand after the calls under way, and goes on without paying again', async () => {
  const gates: (() => void)[] = [];
  answerBulk(() => new Promise((resolve) => gates.push(() => resolve(undefined))));
  const { tool, paste, type, press } = await visitBulk();
  await type(API_KEY);
  await paste(Array.from({ length: 2_500 }, () => validIban).join('\n'));
  await tool.findByText('2.500 IBANs. 2.500 Prüfungen aus Ihrem Kontingent.');
  await press('Prüfen');
  await waitFor(() => expect(gates).toHaveLength(2));
  const bar = tool.getByRole('progressbar', { name: 'Fortschritt der Prüfung' });
  expect(bar).toHaveAttribute('aria-valuetext', '0 von 2.500 Zeilen geprüft');
  await press('Abbrechen');
  gates.forEach((open) => open());
  expect(await tool.findByText('Abgebrochen: 2.000 von 2.500 Zeilen sind geprüft.')).toBeInTheDocument();
  await press('Weiter prüfen');
  await waitFor(() => expect(gates).toHaveLength(3));
  gates.at(-1)?.();
  await waitFor(() => expect(figure('gültig')).toBe('2.500'));
  expect(received.map(({ items }) => items.length)).toEqual([1_000, 1_000, 500]);
  expect(new Set(received.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3);
});

it('checks the list in the field, even before its summary is shown', async () => {
  const { tool, paste, type } = await visitBulk();
  await type(API_KEY);
  await paste(validIban);
  await tool.findByText(/^1 IBAN\./);
  // Both in one turn: the list has not been read again in between.
  act(() => {
    fireEvent.change(tool.getByRole('textbox', { name: 'Liste' }), { target: { value: `${WRONG_IBAN}\n` } });
    fireEvent.click(tool.getByRole('button', { name: 'Prüfen' }));
  });
  await resultHeading();
  expect(received.map(({ items }) => items.map(({ iban }) => iban))).toEqual([[WRONG_IBAN]]);
});

it('says why it ended when the service refuses, with the number for support', async () => {
  answerBulk(() => problem(500, 'internal', 'Es ist ein Fehler aufgetreten.'));
  const { tool, paste, type, press } = await visitBulk();
  await type(API_KEY);
  await paste(validIban);
  await press('Prüfen');
  expect(await tool.findByRole('alert')).toHaveTextContent('Es ist ein Fehler aufgetreten.');
  expect(tool.getByText('b7c2-0042')).toBeInTheDocument();
  expect(tool.getByText('Bis dahin geprüft: 0 von 1 Zeile.')).toBeInTheDocument();
});

it('has nothing that axe finds, with a result, a refused key and a chosen file', async () => {
  answerBulk((_, call) => (call > 1 ? problem(401, 'key_inactive', 'Dieser API-Schlüssel ist gesperrt.') : undefined));
  const { visitor, tool, paste, type, press } = await visitBulk();
  await type(API_KEY);
  await paste(WRONG_IBAN);
  await press('Prüfen');
  await resultHeading();
  expect(await bulkViolations()).toEqual([]);
  await visitor.upload(tool.getByLabelText('Datei mit IBANs'), createInputFile(validIban, 'liste.txt', 'text/plain'));
  await press('Prüfen');
  await tool.findByText('Dieser API-Schlüssel ist gesperrt.');
  expect(await bulkViolations()).toEqual([]);
});
