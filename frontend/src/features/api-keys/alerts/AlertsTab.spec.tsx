import type { AlertSettings, ApiKeyDetails, Delivery } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, answerCall, answerConflict, sentCalls, signIn } from '~/testing/fakes/console.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { toast, visitSite } from '~/testing/visit-site.js';
import { alertSettings, delivery } from '~/testing/fakes/keys.js';
import { startFakeKeys } from '~/testing/visits/visit-keys.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

const path = '/api/admin/api-keys/k1';

const key: ApiKeyDetails = {
  id: 'k1',
  clientName: 'Muster GmbH',
  clientEmail: 'a@muster.example',
  language: 'de',
  quota: 1_000,
  used: 1_000,
  isActive: true,
  isRenewed: false,
  isTest: false,
  createdAt: '2026-11-01T08:00:00Z',
  keyHint: 'iban_sk_4f9c…a71e',
  expiresAt: null,
  allowedAddresses: [],
  rateLimitPerMinute: null,
  lastUsedAt: null,
  supersededAt: null,
  version: 3,
  replaces: null,
  replacedBy: null,
  usage: [],
};

const mailed = (changes: Partial<Delivery>): Delivery => ({
  ...delivery,
  channel: 'email',
  target: 'a@muster.example',
  lastStatus: null,
  ...changes,
});

const alert = { id: 'a1', threshold: 80, used: 800, quota: 1_000, at: '2026-11-21T08:00:00Z' };

startFakeKeys();

const press = (name: string) => screen.findByRole('button', { name });

function serve(deliveries: Delivery[], changes: Partial<AlertSettings>) {
  signIn(admin);
  const alerts = [{ ...alert, id: 'a2', threshold: 100 }, alert];
  fakeServer.use(
    http.get('*/api/admin/api-keys', () => HttpResponse.json({ items: [key], total: 1 })),
    http.get(`*${path}`, () => HttpResponse.json(key)),
    http.get(`*${path}/alert-settings`, () => HttpResponse.json({ ...alertSettings, ...changes })),
    http.get(`*${path}/alerts`, () => HttpResponse.json({ items: alerts, total: alerts.length })),
    http.get(`*${path}/deliveries`, () => HttpResponse.json({ items: deliveries, total: deliveries.length })),
  );
}

async function visit(deliveries: Delivery[] = [], changes: Partial<AlertSettings> = {}) {
  serve(deliveries, changes);
  const site = visitSite('/admin/api-keys?key=k1&tab=alerts');
  await screen.findByRole('region', { name: 'Zustellungen' });
  return site;
}

async function edit(changes: Partial<AlertSettings> = {}) {
  const site = await visit([], changes);
  await site.visitor.click(await press('Bearbeiten'));
  const form = within(await screen.findByRole('dialog', { name: 'Benachrichtigungen bearbeiten' }));
  return { ...site, form, submit: async () => site.visitor.click(form.getByRole('button', { name: 'Speichern' })) };
}

describe('the alerts of a contract', () => {
  it('show thresholds, ways, and reached alerts', async () => {
    await visit();
    const region = (name: string) => screen.getByRole('region', { name });
    expect(region('Einstellungen')).toHaveTextContent(
      /80 %, 100 %.*a@muster\.example.*https:\/\/muster\.example\/hook/,
    );
    const [first, second] = within(region('Ausgelöst')).getAllByRole('listitem');
    expect(first).toHaveTextContent('100 % erreicht');
    expect(second).toHaveTextContent('80 % erreicht800 von 1.000 Aufrufen');
    expect(region('Zustellungen')).toHaveTextContent('Noch keine Nachricht verschickt.');
    expect(within(region('Zustellungen')).queryByRole('list')).not.toBeInTheDocument();
  });

  it('show when a reached threshold alerts again', async () => {
    await visit([], { reachedThresholds: [80] });
    const region = screen.getByRole('region', { name: 'Einstellungen' });
    expect(region).toHaveTextContent(/80 % \(erreicht\), 100 %.*erst wieder, wenn der Verbrauch/);
  });

  it('warn of a threshold below the use of today while it is being typed', async () => {
    const { visitor, form } = await edit();
    const field = form.getByLabelText('Schwellen in Prozent des Kontingents');
    await visitor.clear(field);
    await visitor.type(field, '50, 70');
    expect(form.getByRole('status')).toHaveTextContent(
      /^100 % sind schon verbraucht\. Zu 50 % und 70 % kommt erst eine Nachricht/,
    );
    await visitor.clear(field);
    expect(form.getByRole('status')).toBeEmptyDOMElement();
  });

  it('show how far each message came and why not further', async () => {
    await visit([
      mailed({}),
      mailed({
        id: 'd2',
        channel: 'webhook',
        state: 'waiting',
        tries: 2,
        lastStatus: 500,
        lastError: 'bad_answer',
        nextTryAt: '2026-11-21T09:15:00Z',
      }),
      mailed({ id: 'd3', state: 'unsent', lastError: 'no_mail_server', threshold: null }),
    ]);
    const [sentOne, waiting, unsent] = within(screen.getByRole('list', { name: 'Zustellungen' })).getAllByRole(
      'listitem',
    );
    expect(sentOne).toHaveTextContent(/E-Mail · 80 %Zugestellt/);
    expect(waiting).toHaveTextContent(/Unterwegs.*2 Versuche · Abgelehnt · Antwort 500 · nächster 21\.11\.2026, 10:15/);
    expect(within(waiting!).queryByRole('button')).not.toBeInTheDocument();
    expect(unsent).toHaveTextContent(/Test.*Nur hier gespeichert.*Kein E-Mail-Server eingerichtet/);
  });

  it('can be tested and sent again', async () => {
    const { visitor } = await visit([mailed({ state: 'failed', lastError: 'mail_refused' })]);
    answerCall('post', `${path}/deliveries`, () =>
      mailed({ id: 'd9', state: 'waiting', target: 'https://muster.example/hook' }),
    );
    await visitor.click(await press('Test senden an Webhook'));
    expect(await toast().findByText('Unterwegs an https://muster.example/hook.')).toBeInTheDocument();
    const refuse = () => problem(409, 'delivery_waiting', 'Noch unterwegs.');
    answerCall('post', `${path}/deliveries/d1/resend`, refuse);
    await visitor.click(await press('E-Mail an a@muster.example erneut senden'));
    expect(await toast().findByText('Noch unterwegs.')).toBeInTheDocument();
    expect(sentCalls).toEqual([
      { call: `POST ${path}/deliveries`, body: { channel: 'webhook' } },
      { call: `POST ${path}/deliveries/d1/resend`, body: undefined },
    ]);
  });

  it('have pages for the reached thresholds', async () => {
    serve([], {});
    fakeServer.use(
      http.get(`*${path}/alerts`, ({ request }) => {
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        const items = Array.from({ length: Math.min(20, 34 - offset) }, (_, index) => ({
          ...alert,
          id: `a${offset + index}`,
        }));
        return HttpResponse.json({ items, total: 34 });
      }),
    );
    const { visitor, address } = visitSite('/admin/api-keys?key=k1&tab=alerts');
    const reached = within(await screen.findByRole('region', { name: 'Ausgelöst' }));
    await visitor.click(reached.getByRole('button', { name: 'Weiter' }));
    await waitFor(() => expect(reached.getAllByRole('listitem')).toHaveLength(14));
    expect(address()).toBe('/admin/api-keys?key=k1&tab=alerts&alertsPage=2');
    await visitor.click(screen.getByRole('tab', { name: 'Buchungen' }));
    expect(address()).not.toContain('alertsPage');
  });

  it('report a failure, and are loaded again', async () => {
    serve([], {});
    const title = 'Die Benachrichtigungen konnten nicht geladen werden';
    await visitAfterFailure('/admin/api-keys?key=k1&tab=alerts', `${path}/alerts`, title);
    expect(await screen.findByRole('region', { name: 'Ausgelöst' })).toBeInTheDocument();
  });
});

describe('changing them', () => {
  it('sends the input, and shows the secret of a new webhook once', async () => {
    const { visitor, form, submit } = await edit({ webhookUrl: null });
    const thresholds = form.getByLabelText('Schwellen in Prozent des Kontingents');
    await visitor.clear(thresholds);
    await visitor.type(thresholds, '50, 90 %');
    await fillIn(visitor, form.getByLabelText('Adresse des Webhooks'), 'https://muster.example/neu');
    answerCall('put', `${path}/alert-settings`, () => ({ ...alertSettings, webhookSecret: 'whsec_QUJDREVGR0g=' }));
    await submit();
    expect(await toast().findByText('Benachrichtigungen gespeichert')).toBeInTheDocument();
    expect(sentCalls).toEqual([
      {
        call: `PUT ${path}/alert-settings`,
        body: {
          thresholds: [50, 90],
          isMailOn: true,
          mailTo: null,
          webhookUrl: 'https://muster.example/neu',
          version: 2,
        },
      },
    ]);
    const secret = within(await screen.findByRole('dialog', { name: 'Signaturschlüssel des Webhooks' }));
    expect(secret.getByText('QUJDREVG')).toBeInTheDocument();
    await visitor.click(secret.getByRole('checkbox'));
    await visitor.click(secret.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(screen.queryByText('QUJDREVG')).not.toBeInTheDocument());
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('QUJD');
  });

  it('marks input that is no percentage', async () => {
    const { visitor, form, submit } = await edit();
    await visitor.type(form.getByLabelText('Schwellen in Prozent des Kontingents'), ', 101');
    await submit();
    expect(await form.findByText('Bitte geben Sie ganze Prozentwerte von 1 bis 100 an.')).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
  });

  it('is not saved over an unseen change of another user', async () => {
    const { visitor, form, submit } = await edit();
    answerConflict(`${path}/alert-settings`, { ...alertSettings, thresholds: [70], version: 5 });
    await submit();
    expect(await form.findByText('Inzwischen geändert')).toBeInTheDocument();
    await visitor.click(form.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }));
    expect(await screen.findByDisplayValue('70')).toBeInTheDocument();
  });
});
