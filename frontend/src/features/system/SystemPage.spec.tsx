// Loaded before the first test: the script takes longer than a test waits.
import './SystemPage.js';
import { defaultAppearance, defaultSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  admin,
  answerCall,
  answerConflict,
  auditRecord,
  expireSession,
  manager,
  sentCalls,
  signIn,
  startFakeConsole,
} from '~/testing/fakes/console.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { button, toast, visitSite } from '~/testing/visit-site.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeConsole();

const path = '/api/admin/system/config';
const saved: StoredSystemConfig = { ...defaultSystemConfig, version: 4 };
const panel = (name: string) => within(screen.getByRole('region', { name }));
const checks = () => panel('Grenzwerte der öffentlichen Prüfung');

const change = auditRecord({
  id: 'cms-7',
  action: 'settings.saved',
  target: null,
  targetName: null,
  details: { version: { from: 3, to: 4 }, loginRateLimitMaxRequests: { from: 5, to: 7 } },
});

function serve(user = admin, entries = [change]): void {
  signIn(user);
  fakeServer.use(
    http.get(`*${path}`, () => HttpResponse.json(saved)),
    http.get('*/api/admin/appearance', () => HttpResponse.json(defaultAppearance)),
    http.get('*/api/admin/audit', () => HttpResponse.json({ entries, nextCursor: null })),
  );
}

async function visit(...served: Parameters<typeof serve>) {
  serve(...served);
  const site = visitSite('/admin/system');
  await screen.findByRole('form', { name: 'Systemkonfiguration' });
  return site;
}

async function choose(visitor: Awaited<ReturnType<typeof visit>>['visitor'], field: string, option: string) {
  await visitor.click(screen.getByRole('combobox', { name: field }));
  await visitor.click(screen.getByRole('option', { name: option }));
}

describe('the settings', () => {
  it('are shown as stored, with minutes next to milliseconds, and nothing to save', async () => {
    await visit();
    expect(screen.getByRole('combobox', { name: 'Zeitzone' })).toHaveTextContent('Europe/Berlin');
    expect(checks().getByLabelText('Zeitfenster')).toHaveValue('900.000');
    expect(checks().getByText('= 15 Minuten')).toBeInTheDocument();
    expect(
      checks().getByText('Nach 100 Prüfungen in 15 Minuten antwortet der Dienst mit Status 429.'),
    ).toBeInTheDocument();
    expect(button('Speichern')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Alles gespeichert')).toBeInTheDocument();
  });

  it('can be saved only once something has changed, and not when it is back as it was', async () => {
    const { visitor } = await visit();
    answerCall('put', path, () => ({ ...saved, version: 5 }));
    await visitor.click(checks().getByLabelText('Anfragen je Zeitfenster'));
    await visitor.keyboard('{Enter}');
    await visitor.keyboard('{ArrowUp}');
    expect(screen.getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
    expect(button('Speichern')).not.toHaveAttribute('aria-disabled');
    await visitor.keyboard('{ArrowDown}');
    expect(button('Speichern')).toHaveAttribute('aria-disabled', 'true');
    expect(sentCalls).toEqual([]);
  });

  it('show the current time in the chosen zone and formats, next to the previous ones', async () => {
    const { visitor } = await visit();
    const preview = panel('Vorschau');
    expect(preview.queryByText('Bisher')).not.toBeInTheDocument();
    await choose(visitor, 'Zeitzone', 'Asia/Tokyo');
    await choose(visitor, 'Datumsformat', '2026-12-31');
    await choose(visitor, 'Zeitformat', '02:05 PM');
    expect(preview.getByText('Asia/Tokyo')).toBeInTheDocument();
    expect(preview.getByText(/^\d{4}-\d\d-\d\d, \d\d:\d\d [AP]M$/)).toBeInTheDocument();
    expect(preview.getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d$/)).toBeInTheDocument();
  });

  it('are saved with their version; the toast and the page advise to reload', async () => {
    const { visitor } = await visit();
    answerCall('put', path, (body) => ({ ...(body as StoredSystemConfig), version: 5 }));
    await choose(visitor, 'Zeitformat', '14:05');
    await visitor.click(button('Speichern'));
    expect(await toast().findByText('Systemkonfiguration aktualisiert')).toBeInTheDocument();
    expect(toast().getByText(/Bitte laden Sie die Seite neu/)).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `PUT ${path}`, body: { ...saved, timeFormat: 'HH:mm' } }]);
    const advice = screen.getByText(/Spätestens nach 5 Sekunden gilt die Konfiguration in allen Diensten/);
    expect(advice).toHaveTextContent('Bitte laden Sie die Seite neu');
    expect(button('Seite neu laden')).toBeInTheDocument();
    expect(button('Speichern')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Speichern')).toHaveFocus();
  });

  it('E10: keep to their bounds before anything is sent, and the first wrong field gets the focus', async () => {
    const { visitor } = await visit();
    const window = checks().getByLabelText('Zeitfenster');
    await visitor.clear(window);
    await visitor.type(window, '90000{Enter}');
    expect(await checks().findByText('Bitte geben Sie ganze Minuten an.')).toBeInTheDocument();
    expect(toast().getByText('Bitte prüfen Sie die markierten Felder.')).toBeInTheDocument();
    expect(window).toHaveFocus();
    await visitor.clear(window);
    await visitor.type(window, '7200000{Enter}');
    expect(await checks().findByText('Der Wert darf höchstens 3.600.000 sein.')).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
  });

  it('report a failure with the sentence of this screen where the server gives none', async () => {
    const { visitor } = await visit();
    answerCall('put', path, () => new HttpResponse('', { status: 500 }));
    await choose(visitor, 'Zeitformat', '14:05');
    await visitor.click(button('Speichern'));
    expect(await toast().findByText('Fehler beim Speichern')).toBeInTheDocument();
    expect(toast().getByText('Ein Fehler ist aufgetreten.')).toBeInTheDocument();
    expect(screen.getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
  });
});

describe('a concurrent save by another user', () => {
  async function collide() {
    const { visitor } = await visit();
    answerConflict(path, { ...saved, timezone: 'UTC', timeFormat: 'hh:mm A', version: 9 });
    await choose(visitor, 'Zeitformat', '14:05');
    await visitor.click(button('Speichern'));
    await screen.findByText('Inzwischen geändert');
    return { visitor };
  }

  it('is shown next to the input, which is kept', async () => {
    await collide();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['FeldIhre EingabeGespeichert', 'ZeitzoneEurope/BerlinUTC', 'Zeitformat14:0502:05 PM']);
    expect(screen.getByRole('combobox', { name: 'Zeitformat' })).toHaveTextContent('14:05');
  });

  it('is overwritten only when that is wanted', async () => {
    const { visitor } = await collide();
    await visitor.click(button('Trotzdem speichern'));
    expect(await toast().findByText('Systemkonfiguration aktualisiert')).toBeInTheDocument();
    expect(sentCalls.map(({ body }) => (body as StoredSystemConfig).version)).toEqual([4, 9]);
    expect(screen.queryByText('Inzwischen geändert')).not.toBeInTheDocument();
  });

  it('wins when that is wanted', async () => {
    const { visitor } = await collide();
    await visitor.click(button('Gespeicherte Fassung übernehmen'));
    expect(screen.getByRole('combobox', { name: 'Zeitzone' })).toHaveTextContent('UTC');
    await waitFor(() => expect(button('Speichern')).toHaveAttribute('aria-disabled', 'true'));
    expect(sentCalls).toHaveLength(1);
  });
});

describe('unsaved input', () => {
  it('is thrown away only after a question', async () => {
    const { visitor } = await visit();
    await choose(visitor, 'Zeitformat', '14:05');
    await visitor.click(button('Verwerfen'));
    await visitor.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Zeitformat' })).toHaveTextContent(/^14:05$/);
    await visitor.click(button('Verwerfen'));
    const question = within(await screen.findByRole('alertdialog'));
    await visitor.click(question.getByRole('button', { name: 'Verwerfen' }));
    expect(await screen.findByRole('combobox', { name: 'Zeitformat' })).toHaveTextContent('14:05:09');
    expect(screen.getByText('Alles gespeichert')).toBeInTheDocument();
  });

  it('is not left by a link without a question', async () => {
    const { visitor, address } = await visit();
    await choose(visitor, 'Zeitformat', '14:05');
    await visitor.click(screen.getByRole('link', { name: 'Alle im Audit-Log' }));
    await visitor.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    expect(address()).toBe('/admin/system');
  });

  it('outlives the end of the session', async () => {
    const { visitor, address } = await visit();
    await choose(visitor, 'Zeitformat', '14:05');
    expireSession();
    await visitor.click(button('Speichern'));
    await waitFor(() => expect(address()).toBe('/admininterfacev1'));
    expect(JSON.stringify({ ...sessionStorage })).toContain('HH:mm');
  });
});

describe('the changes', () => {
  it('show author, change and time, and lead to all of them', async () => {
    await visit();
    const list = within(await screen.findByRole('list', { name: 'Änderungen' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      '21.11.2026, 04:12:44m.hoffmannAnmeldeversuche je Fenster: 5 → 7',
    );
    expect(screen.getByRole('link', { name: 'Alle im Audit-Log' })).toHaveAttribute(
      'href',
      '/admin/users?tab=audit&action=settings.saved',
    );
  });

  it('say when there are none', async () => {
    await visit(admin, []);
    expect(await screen.findByText('Noch keine Änderungen. Es gelten die Voreinstellungen.')).toBeInTheDocument();
  });
});

it('a manager sees the settings and no way to change them', async () => {
  await visit(manager);
  expect(screen.getByText('Nur Administratoren können die Systemkonfiguration ändern.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Zeitzone' })).toHaveAttribute('aria-disabled', 'true');
  expect(checks().getByLabelText('Zeitfenster')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  expect(await screen.findByText('Standardfarbe')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Farbe ändern' })).not.toBeInTheDocument();
  expect(screen.queryByText('Änderungen')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'System' })).not.toBeInTheDocument();
});

it('reports a failure to load, and tries again', async () => {
  serve();
  await visitAfterFailure('/admin/system', path, 'Die Systemkonfiguration konnte nicht geladen werden');
  expect(await screen.findByRole('form', { name: 'Systemkonfiguration' })).toBeInTheDocument();
});
