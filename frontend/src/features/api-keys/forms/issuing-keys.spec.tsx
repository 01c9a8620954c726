import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, sentCalls } from '~/testing/fakes/console.js';
import { keys } from '~/testing/fakes/keys.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { dialog, toast } from '~/testing/visit-site.js';
import { startFakeKeys, visitKeys } from '~/testing/visits/visit-keys.js';

startFakeKeys();

const secret = `iban_sk_${'4f9c21ab'.repeat(8)}`;
const { nordlicht } = keys;

/** The create dialog, filled in. */
async function fill() {
  const site = await visitKeys('?dialog=create');
  const form = await dialog('Neuen API-Schlüssel erstellen');
  await fillIn(site.visitor, form.getByLabelText('Name des Kunden'), ' Reederei Petersen & Cie. ');
  await fillIn(site.visitor, form.getByLabelText('E-Mail des Kunden'), 'buchhaltung@petersen.example');
  return { ...site, form, submit: () => site.visitor.click(form.getByRole('button', { name: 'Schlüssel erstellen' })) };
}

describe('creating a key', () => {
  it('begins with a quota of 1.000 and sends the input', async () => {
    const { submit, form, visitor } = await fill();
    expect(form.getByLabelText('Kontingent (Aufrufe)')).toHaveValue('1.000');
    answerCall('post', '/api/admin/api-keys', () => ({ ...nordlicht, apiKey: secret }));
    await visitor.clear(form.getByLabelText('Kontingent (Aufrufe)'));
    await visitor.type(form.getByLabelText('Kontingent (Aufrufe)'), '25.000');
    await submit();
    await dialog(/^Schlüssel für/);
    expect(sentCalls).toEqual([
      {
        call: 'POST /api/admin/api-keys',
        body: {
          clientName: 'Reederei Petersen & Cie.',
          clientEmail: 'buchhaltung@petersen.example',
          language: 'de',
          quota: 25_000,
          isTest: false,
          expiresAt: null,
          rateLimitPerMinute: null,
          allowedAddresses: [],
        },
      },
    ]);
  });

  it('sends the language of the mails and the rules of the key, the end of its last day in Berlin', async () => {
    const { submit, form, visitor } = await fill();
    answerCall('post', '/api/admin/api-keys', () => ({ ...nordlicht, apiKey: secret }));
    await visitor.click(form.getByRole('combobox', { name: 'Sprache der Nachrichten' }));
    await visitor.click(screen.getByRole('option', { name: 'Englisch' }));
    await visitor.click(form.getByRole('button', { name: 'Ablauf, Ratenlimit und IP-Adressen' }));
    await visitor.type(form.getByLabelText('Gültig bis einschließlich'), '30.06.2027');
    await visitor.type(form.getByLabelText('Höchstens Aufrufe pro Minute'), '600');
    await fillIn(visitor, form.getByLabelText('Erlaubte IP-Adressen und Netze'), '203.0.113.0/24\n2001:db8::/32');
    await submit();
    await dialog(/^Schlüssel für/);
    expect(sentCalls[0]?.body).toMatchObject({
      language: 'en',
      expiresAt: '2027-06-30T22:00:00.000Z',
      rateLimitPerMinute: 600,
      allowedAddresses: ['203.0.113.0/24', '2001:db8::/32'],
    });
  });

  it('takes the last day from a calendar too, and gives the focus back', async () => {
    const { submit, form, visitor } = await fill();
    answerCall('post', '/api/admin/api-keys', () => ({ ...nordlicht, apiKey: secret }));
    await visitor.click(form.getByRole('button', { name: 'Ablauf, Ratenlimit und IP-Adressen' }));
    const field = form.getByLabelText('Gültig bis einschließlich');
    await fillIn(visitor, field, '30.06.2027');
    await visitor.click(form.getByRole('button', { name: 'Kalender öffnen' }));
    const calendar = await dialog('Tag wählen');
    expect(await calendar.findByRole('gridcell', { name: '30' })).toHaveFocus();
    expect(calendar.getByText('Juni 2027')).toBeInTheDocument();
    await visitor.keyboard('{ArrowUp}{Enter}');
    expect(field).toHaveValue('23.06.2027');
    await waitFor(() => expect(form.getByRole('button', { name: 'Kalender öffnen' })).toHaveFocus());
    await submit();
    await dialog(/^Schlüssel für/);
    expect(sentCalls[0]?.body).toMatchObject({ expiresAt: '2027-06-23T22:00:00.000Z' });
  });

  it('refuses text that is no day', async () => {
    const { submit, form, visitor } = await fill();
    await visitor.click(form.getByRole('button', { name: 'Ablauf, Ratenlimit und IP-Adressen' }));
    await fillIn(visitor, form.getByLabelText('Gültig bis einschließlich'), '30.06.');
    await submit();
    expect(form.getByLabelText('Gültig bis einschließlich')).toBeInvalid();
    expect(await form.findByText('Bitte geben Sie einen Tag an, zum Beispiel 31.12.2027.')).toBeVisible();
    expect(sentCalls).toEqual([]);
  });

  it('shows a wrong field even where it was folded away', async () => {
    const { submit, form, visitor } = await fill();
    await visitor.click(form.getByRole('button', { name: 'Ablauf, Ratenlimit und IP-Adressen' }));
    await fillIn(visitor, form.getByLabelText('Erlaubte IP-Adressen und Netze'), 'überall');
    await visitor.click(form.getByRole('button', { name: 'Ablauf, Ratenlimit und IP-Adressen' }));
    await submit();
    expect(await form.findByText(/^Bitte geben Sie IP-Adressen oder Netze an/)).toBeVisible();
    expect(sentCalls).toEqual([]);
  });

  it.each([
    ['Name des Kunden', ''],
    ['Kontingent (Aufrufe)', ''],
  ])('marks required fields: %s', async (label) => {
    const { submit, form, visitor } = await fill();
    await visitor.clear(form.getByLabelText(label));
    await submit();
    expect(await toast().findByText('Fehlende Eingaben')).toBeInTheDocument();
    expect(toast().getByText('Bitte füllen Sie alle erforderlichen Felder aus.')).toBeInTheDocument();
    expect(form.getByLabelText(label)).toBeInvalid();
  });

  it('shows the objection of the server, and sends again with the same idempotency key', async () => {
    const { submit, form } = await fill();
    const used: (string | null)[] = [];
    fakeServer.use(
      http.post('*/api/admin/api-keys', ({ request }) => {
        used.push(request.headers.get('Idempotency-Key'));
        return used.length === 1
          ? problem(503, 'unavailable', 'Nicht erreichbar.')
          : HttpResponse.json({ ...nordlicht, apiKey: secret });
      }),
    );
    await submit();
    expect(await toast().findByText('Fehler beim Erstellen')).toBeInTheDocument();
    expect(await form.findByText(/Nicht erreichbar\./)).toHaveTextContent('b7c2-0042');
    await submit();
    await dialog(/^Schlüssel für/);
    expect(used[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(used[1]).toBe(used[0]);
  });
});

describe('the secret', () => {
  async function issue(apiKey: string | null = secret) {
    const site = await fill();
    answerCall('post', '/api/admin/api-keys', () => ({ ...nordlicht, apiKey }));
    await site.submit();
    return site;
  }

  it('is shown once, in a dialog that closes only when it is kept, and in a toast', async () => {
    const { visitor } = await issue();
    const shown = await dialog(`Schlüssel für ${nordlicht.clientName}`);
    expect(await toast().findByText('API-Schlüssel erstellt')).toBeInTheDocument();
    expect(toast().getByText(/^Nur jetzt sichtbar/)).toHaveTextContent(secret);
    expect(shown.getByText(/^curl -X POST/)).toHaveTextContent('-H "X-API-Key: $IBAN_KEY"');
    await visitor.keyboard('{Escape}');
    expect(shown.getByRole('button', { name: 'Fertig' })).toBeDisabled();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await visitor.click(shown.getByRole('button', { name: 'Schlüssel kopieren' }));
    expect(write).toHaveBeenCalledWith(secret);
    expect(await shown.findByText('Kopiert', { selector: '[role="status"]' })).toBeInTheDocument();
    await visitor.click(shown.getByRole('checkbox', { name: 'Ich habe den Schlüssel gespeichert' }));
    await visitor.click(shown.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Neuen API-Schlüssel erstellen' })).toHaveFocus();
  });

  it('C1: leaves the page with its dialog, and was in no storage and no address', async () => {
    const { visitor, address } = await issue();
    const shown = await dialog(/^Schlüssel für/);
    const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, address()]);
    expect(stored()).not.toContain('4f9c21ab4f9c21ab');
    await visitor.click(shown.getByRole('checkbox'));
    await visitor.click(shown.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(document.body).not.toHaveTextContent('4f9c21ab4f9c21ab'));
    expect(stored()).not.toContain('4f9c21ab4f9c21ab');
  });

  it('is asked for before the page is left', async () => {
    const { visitor, address } = await issue();
    await dialog(/^Schlüssel für/);
    await visitor.click(screen.getByRole('link', { name: 'Dashboard', hidden: true }));
    const question = within(await screen.findByRole('alertdialog'));
    await visitor.click(question.getByRole('button', { name: 'Zurück zum Schlüssel' }));
    expect(address()).toBe('/admin/api-keys');
    expect(await dialog(/^Schlüssel für/)).toBeDefined();
  });

  it('offers another one when the first was lost on its way', async () => {
    const { visitor, address } = await issue(null);
    const question = within(await screen.findByRole('alertdialog', { name: 'Der Schlüssel ist nicht mehr sichtbar' }));
    await visitor.click(question.getByRole('button', { name: 'Neu generieren' }));
    expect(await dialog('Schlüssel neu generieren')).toBeDefined();
    expect(address()).toBe(`/admin/api-keys?dialog=renew&id=${nordlicht.id}`);
  });
});

describe('renewing a key', () => {
  const path = `/api/admin/api-keys/${nordlicht.id}/renew`;

  async function visitRenewal() {
    const site = await visitKeys(`?dialog=renew&id=${nordlicht.id}`);
    answerCall('post', path, () => ({ ...nordlicht, apiKey: secret }));
    const form = await dialog('Schlüssel neu generieren');
    return {
      ...site,
      form,
      submit: () => site.visitor.click(form.getByRole('button', { name: 'Neuen Schlüssel generieren' })),
    };
  }

  it('stops the old key at once unless chosen otherwise, with no body', async () => {
    const { form, submit } = await visitRenewal();
    expect(form.getByText(/wird sofort gesperrt/)).toBeInTheDocument();
    await submit();
    expect(await toast().findByText('Neuer API-Schlüssel erstellt')).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `POST ${path}`, body: undefined }]);
  });

  it('lets both work for a while, and says so', async () => {
    const { form, submit, visitor } = await visitRenewal();
    await visitor.click(form.getByRole('radio', { name: '24 Stunden' }));
    expect(form.getByText(/^In 24 Stunden wird der bisherige Schlüssel gesperrt/)).toBeInTheDocument();
    await submit();
    await dialog(`Schlüssel für ${nordlicht.clientName}`);
    expect(sentCalls).toEqual([{ call: `POST ${path}`, body: { overlap: '24h' } }]);
  });

  it('says why it was refused', async () => {
    const { submit } = await visitRenewal();
    answerCall('post', path, () => problem(409, 'key_already_renewed', 'Er wurde durch einen neuen ersetzt.'));
    await submit();
    expect(await toast().findByText('Fehler beim Erneuern')).toBeInTheDocument();
  });
});
