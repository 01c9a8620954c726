import { type AlertSettings, type ApiKeyRecord } from '@pruefer/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { startFakeConsole } from '~/testing/fakes/console.js';
import { alertSettings, keys } from '~/testing/fakes/keys.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { renderConsole } from '~/testing/render-console.js';
import { AlertSettingsPanel } from './AlertSettingsPanel.js';

startFakeConsole();
beforeEach(() => {
  localStorage.setItem('auth_token', 'token');
  used.length = 0;
});

const key: ApiKeyRecord = keys.nordlicht;
const settings: AlertSettings = { ...alertSettings, clientEmail: key.clientEmail };
/** The keys of the calls, by which the server knows one that is repeated. */
const used: (string | null)[] = [];

function show(changes: Partial<AlertSettings> = {}) {
  const onTest = jest.fn();
  renderConsole(<AlertSettingsPanel apiKey={key} settings={{ ...settings, ...changes }} onTest={onTest} />);
  const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  return { onTest, fact };
}

/** Asks for another secret and answers the question. */
async function renew(answer: 'Erzeugen' | 'Abbrechen') {
  fireEvent.click(screen.getByRole('button', { name: 'Neuer Signaturschlüssel' }));
  const title = `Neuen Signaturschlüssel für ${key.clientName} erzeugen?`;
  const question = await screen.findByRole('alertdialog', { name: title });
  expect(question).toHaveAccessibleDescription(/^Der bisherige gilt sofort nicht mehr\./);
  fireEvent.click(within(question).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

const answerRenewal = (answer: () => Response) =>
  fakeServer.use(
    http.post(`*/api/admin/api-keys/${key.id}/webhook-secret`, ({ request }) => {
      used.push(request.headers.get('Idempotency-Key'));
      return answer();
    }),
  );

it('says when and where a contract is alerted, and where not', () => {
  const { fact } = show({ thresholds: [], isMailOn: false, webhookUrl: null });
  expect(fact('Schwellen')).toHaveTextContent('keine');
  expect(fact('E-Mail')).toHaveTextContent('aus');
  expect(fact('Webhook')).toHaveTextContent('nicht eingerichtet');
  expect(screen.queryByRole('button', { name: /^Test senden|^Neuer/ })).not.toBeInTheDocument();
});

it('a test uses the way that its button names, to the address of the alerts where there is one', () => {
  const { fact, onTest } = show({ mailTo: 'betrieb@muster.example' });
  expect(fact('E-Mail')).toHaveTextContent(/^betrieb@muster\.example/);
  fireEvent.click(screen.getByRole('button', { name: 'Test senden an Webhook' }));
  fireEvent.click(screen.getByRole('button', { name: 'Test senden per E-Mail' }));
  expect(onTest.mock.calls).toEqual([['webhook'], ['email']]);
});

it('another secret is made only after a question, shown once, and then forgotten', async () => {
  answerRenewal(() => HttpResponse.json({ ...settings, webhookSecret: 'whsec_QUJDREVGR0g=' }));
  show();
  await renew('Abbrechen');
  expect(used).toEqual([]);
  await renew('Erzeugen');
  const shown = within(await screen.findByRole('dialog', { name: 'Signaturschlüssel des Webhooks' }));
  expect(shown.getByRole('button', { name: 'Fertig' })).toBeDisabled();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('QUJD');
  fireEvent.click(shown.getByRole('checkbox'));
  fireEvent.click(shown.getByRole('button', { name: 'Fertig' }));
  expect(await screen.findByRole('button', { name: 'Bearbeiten' })).toHaveFocus();
  expect(document.body).not.toHaveTextContent('QUJDREVG');
});

it('after an answer that was lost the same call is made again, and says when the secret cannot be shown any more', async () => {
  show();
  answerRenewal(() => HttpResponse.error());
  await renew('Erzeugen');
  expect(await screen.findByText('Kein neuer Signaturschlüssel')).toBeInTheDocument();
  answerRenewal(() => HttpResponse.json({ ...settings, webhookSecret: null }));
  await renew('Erzeugen');
  expect(
    await screen.findByText(/^Die Antwort kam nicht an, und wir speichern ihn nicht lesbar\./),
  ).toBeInTheDocument();
  answerRenewal(() => problem(503, 'unavailable', 'Nicht erreichbar.'));
  await renew('Erzeugen');
  expect(await screen.findByText('Nicht erreichbar.')).toBeInTheDocument();
  expect(used[1]).toBe(used[0]);
  expect(used[2]).not.toBe(used[0]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
