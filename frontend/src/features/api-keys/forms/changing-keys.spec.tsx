import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { answerCall, answerConflict, sentCalls } from '~/testing/fakes/console.js';
import { keys, keyStore } from '~/testing/fakes/keys.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { dialog, toast } from '~/testing/visit-site.js';
import { startFakeKeys, visitKeys } from '~/testing/visits/visit-keys.js';

startFakeKeys();

const { nordlicht, kassel, old } = keys;

const visit = (name: string, id: string) => visitKeys(`?dialog=${name}&id=${id}`);

describe('an edit', () => {
  const path = `/api/admin/api-keys/${nordlicht.id}`;
  const fields = {
    clientName: nordlicht.clientName,
    clientEmail: nordlicht.clientEmail,
    language: 'de',
    quota: nordlicht.quota,
    isActive: true,
    expiresAt: null,
    rateLimitPerMinute: null,
    allowedAddresses: [],
  };

  /** The quota is being changed, and somebody else has changed the key since. */
  async function collide() {
    const { visitor } = await visit('edit', nordlicht.id);
    const form = await dialog('API-Schlüssel bearbeiten');
    answerConflict(path, { ...nordlicht, clientEmail: 'neu@nordlicht.example', version: 9 });
    await visitor.clear(form.getByLabelText('Kontingent (Aufrufe)'));
    await visitor.type(form.getByLabelText('Kontingent (Aufrufe)'), '300000{Enter}');
    await form.findByText('Inzwischen geändert');
    return { visitor, form };
  }

  it('stays as it was typed when its key leaves the page of the list', async () => {
    const { visitor } = await visit('edit', nordlicht.id);
    const form = await dialog('API-Schlüssel bearbeiten');
    await fillIn(visitor, form.getByLabelText('Name des Kunden'), ' & Co');
    keyStore.records = [kassel];
    fakeServer.use(http.get(`*/api/admin/api-keys/${nordlicht.id}`, () => new Promise<never>(() => undefined)));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByTitle(nordlicht.clientName)).not.toBeInTheDocument());
    expect(form.getByLabelText('Name des Kunden')).toHaveValue('Nordlicht Zahlungssysteme GmbH & Co');
    expect(screen.getByRole('dialog', { name: 'API-Schlüssel bearbeiten' })).toBeInTheDocument();
  });

  it('is sent with the version that was read', async () => {
    const { visitor } = await visit('edit', nordlicht.id);
    const form = await dialog('API-Schlüssel bearbeiten');
    answerCall('put', path, () => nordlicht);
    await visitor.type(form.getByLabelText('Name des Kunden'), ' & Co{Enter}');
    expect(await toast().findByText('API-Schlüssel aktualisiert')).toBeInTheDocument();
    const clientName = 'Nordlicht Zahlungssysteme GmbH & Co';
    expect(sentCalls).toEqual([{ call: `PUT ${path}`, body: { ...fields, clientName, version: 3 } }]);
  });

  it('changes the language of the mails', async () => {
    const { visitor } = await visit('edit', nordlicht.id);
    const form = await dialog('API-Schlüssel bearbeiten');
    answerCall('put', path, () => nordlicht);
    const field = form.getByRole('combobox', { name: 'Sprache der Nachrichten' });
    expect(field).toHaveTextContent('Deutsch');
    expect(field).toHaveAccessibleDescription('Für E-Mails an den Kunden.');
    await visitor.click(field);
    await visitor.click(screen.getByRole('option', { name: 'Englisch' }));
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await toast().findByText('API-Schlüssel aktualisiert')).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `PUT ${path}`, body: { ...fields, language: 'en', version: 3 } }]);
  });

  it('on an old state shows both versions, and keeps the input', async () => {
    const { form } = await collide();
    expect(
      form.getByRole('row', { name: `E-Mail des Kunden ${nordlicht.clientEmail} neu@nordlicht.example` }),
    ).toBeInTheDocument();
    expect(form.getByRole('row', { name: 'Kontingent (Aufrufe) 300.000 250.000' })).toBeInTheDocument();
    expect(form.getByLabelText('Kontingent (Aufrufe)')).toHaveValue('300000');
  });

  it('overwrites the change of another user on request, and no newer one', async () => {
    const { visitor, form } = await collide();
    await visitor.click(form.getByRole('button', { name: 'Trotzdem speichern' }));
    expect(await toast().findByText('API-Schlüssel aktualisiert')).toBeInTheDocument();
    expect(sentCalls.map(({ body }) => body)).toEqual([
      { ...fields, quota: 300_000, version: 3 },
      { ...fields, quota: 300_000, version: 9 },
    ]);
  });

  it('starts over with the current state', async () => {
    const { visitor, form } = await collide();
    await visitor.click(form.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }));
    const reloadedDialog = await dialog('API-Schlüssel bearbeiten');
    await waitFor(() =>
      expect(reloadedDialog.getByLabelText('E-Mail des Kunden')).toHaveValue('neu@nordlicht.example'),
    );
    expect(reloadedDialog.getByLabelText('Kontingent (Aufrufe)')).toHaveValue('250.000');
  });

  it('cannot switch a key on that has been replaced', async () => {
    await visit('edit', old.id);
    const form = await dialog('API-Schlüssel bearbeiten');
    expect(form.getByRole('checkbox', { name: 'Aktiv' })).toBeDisabled();
    expect(form.getByText(/wurde durch einen neuen ersetzt und bleibt gesperrt/)).toBeInTheDocument();
  });

  it('needs a name', async () => {
    const { visitor } = await visit('edit', nordlicht.id);
    const form = await dialog('API-Schlüssel bearbeiten');
    await visitor.clear(form.getByLabelText('Name des Kunden'));
    await visitor.keyboard('{Enter}');
    expect(await toast().findByText('Fehlende Eingaben')).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
  });
});

describe('a top-up', () => {
  const path = `/api/admin/api-keys/${kassel.id}/top-up`;

  async function open() {
    const site = await visit('top-up', kassel.id);
    const form = await dialog('Kontingent aufbuchen');
    return { ...site, form, submit: () => site.visitor.click(form.getByRole('button', { name: 'Aufbuchen' })) };
  }

  it('shows the current state and the preview', async () => {
    const { visitor, form } = await open();
    const figures = () => form.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures()).toEqual(['1.000', '950', '50', '–', '–']);
    await visitor.click(form.getByLabelText('Zusätzliche Aufrufe'));
    await visitor.paste('500');
    expect(figures()).toEqual(['1.000', '950', '50', '1.500', '550']);
  });

  it('sends the chosen values and leaves out the others', async () => {
    const { visitor, form, submit } = await open();
    answerCall('post', path, () => ({ message: 'Kontingent aufgebucht', booking: {} }));
    await visitor.type(form.getByLabelText('Zusätzliche Aufrufe'), '5.000');
    await visitor.type(form.getByLabelText('Auftragsnummer'), ' A-7 ');
    await visitor.type(form.getByLabelText('Notiz (optional)'), '  ');
    await submit();
    expect(await toast().findByText('Kontingent aufgebucht')).toBeInTheDocument();
    expect(toast().getByText('5.000 Aufrufe mehr für Kassel Kredit eG.')).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `POST ${path}`, body: { addedQuota: 5_000, orderNumber: 'A-7' } }]);
  });

  it.each([
    ['', 'A-7', 'Ungültige Eingabe', 'Bitte geben Sie eine gültige Anzahl an Aufrufen ein.'],
    ['0', 'A-7', 'Ungültige Eingabe', 'Bitte geben Sie eine gültige Anzahl an Aufrufen ein.'],
    ['5', ' ', 'Fehlende Auftrags-/Rechnungsnummer', 'Bitte geben Sie die Nummer an, unter der gebucht wird.'],
  ])('of %j calls on order %j is refused: %s', async (calls, order, title, text) => {
    const { visitor, form, submit } = await open();
    if (calls) await visitor.type(form.getByLabelText('Zusätzliche Aufrufe'), calls);
    await visitor.type(form.getByLabelText('Auftragsnummer'), order);
    await submit();
    expect(await toast().findByText(title)).toBeInTheDocument();
    expect(toast().getByText(text)).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
  });

  it.each(['-5', '0', 'fünf', '2,5'])(
    'of %j calls says at the field that it must be positive, and sends nothing',
    async (calls) => {
      const { visitor, form, submit } = await open();
      await visitor.type(form.getByLabelText('Zusätzliche Aufrufe'), calls);
      await visitor.type(form.getByLabelText('Auftragsnummer'), 'A-7');
      await submit();
      const field = form.getByRole('textbox', { name: 'Zusätzliche Aufrufe' });
      expect(field).toHaveAccessibleDescription('Bitte geben Sie eine ganze Zahl größer als 0 ein.');
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
      expect(sentCalls).toEqual([]);
    },
  );

  it.each([
    ['A-2', 'Schon gebucht: 10.000 Aufrufe am 17.03.2026 durch m.hoffmann.'],
    ['A-1', 'Die Buchung vom 17.03.2026 ist storniert, die Nummer ist wieder frei.'],
    ['A-9', 'Diese Nummer ist noch nicht gebucht.'],
  ])('says about order %s while it is being typed: %s', async (order, said) => {
    const { visitor, form } = await open();
    await visitor.type(form.getByLabelText('Auftragsnummer'), order);
    expect(await form.findByText(said)).toBeInTheDocument();
  });

  it('shows at its field that an order was booked before', async () => {
    const { visitor, form, submit } = await open();
    answerCall('post', path, () => problem(409, 'order_already_booked', 'Diese Auftragsnummer ist schon gebucht.'));
    await visitor.type(form.getByLabelText('Zusätzliche Aufrufe'), '5');
    await visitor.type(form.getByLabelText('Auftragsnummer'), 'A-7');
    await submit();
    expect(await toast().findByText('Fehler beim Aufbuchen')).toBeInTheDocument();
    expect(form.getByText('Diese Auftragsnummer ist schon gebucht.')).toBeInTheDocument();
    expect(form.getByLabelText('Auftragsnummer')).toBeInvalid();
  });
});
