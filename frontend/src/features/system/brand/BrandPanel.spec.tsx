// Loaded before the first test: the script takes longer than a test waits.
import '../SystemPage.js';
import { defaultAppearance, defaultSystemConfig } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, answerCall, answerConflict, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, refusedField } from '~/testing/fakes/server.js';
import { toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

describe('the colour of the website', () => {
  const appearance = '/api/admin/appearance';
  const dialog = () => within(screen.getByRole('dialog', { name: 'Farbe der Website' }));

  async function open() {
    signIn(admin);
    fakeServer.use(
      http.get('*/api/admin/system/config', () => HttpResponse.json(defaultSystemConfig)),
      http.get(`*${appearance}`, () => HttpResponse.json(defaultAppearance)),
      http.get('*/api/admin/audit', () => HttpResponse.json({ entries: [], nextCursor: null })),
    );
    const { visitor } = visitSite('/admin/system');
    await visitor.click(await screen.findByRole('button', { name: 'Farbe ändern' }));
    const field = await dialog().findByLabelText('Farbe');
    const type = async (text: string) => {
      await visitor.clear(field);
      await visitor.type(field, text);
    };
    return { visitor, type };
  }

  it('shows how well it is read while it is typed', async () => {
    const { type } = await open();
    await type('#0B6B45');
    const contrast = within(dialog().getByRole('group', { name: 'Vorschau der Farbe' }));
    expect(contrast.getByText('6,55 : 1')).toBeInTheDocument();
    await type('#FFD2');
    expect(dialog().getByText('Der Kontrast erscheint, sobald die Farbe vollständig ist.')).toBeInTheDocument();
    await type('#FFD200');
    expect(dialog().getByText('1,45 : 1')).toBeInTheDocument();
  });

  it('is saved with its version', async () => {
    const { visitor, type } = await open();
    answerCall('put', appearance, () => ({ brandColour: '#0B6B45', version: 1 }));
    await type('#0B6B45{Enter}');
    expect(await toast().findByText('Farbe gespeichert')).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `PUT ${appearance}`, body: { brandColour: '#0B6B45', version: 0 } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('#0B6B45')).toBeInTheDocument();
    answerCall('put', appearance, () => ({ brandColour: null, version: 2 }));
    await visitor.click(screen.getByRole('button', { name: 'Zur Standardfarbe zurück' }));
    expect(await screen.findByText('Standardfarbe')).toBeInTheDocument();
    expect(sentCalls.at(-1)?.body).toEqual({ brandColour: null, version: 1 });
  });

  it('says at its field what the server has measured', async () => {
    const { type } = await open();
    const message = 'Diese Farbe hat einen Kontrast von 1,45 : 1 zu weißer Schrift.';
    answerCall('put', appearance, () => refusedField('brandColour', 'colour_unreadable', message));
    await type('#FFD200{Enter}');
    expect(await dialog().findByText(message)).toBeInTheDocument();
    expect(dialog().getByLabelText('Farbe')).toHaveAttribute('aria-invalid', 'true');
  });

  it('is not saved over an unseen one of another user, and the input stays until that is decided', async () => {
    const { visitor, type } = await open();
    const current = { brandColour: '#123456', version: 5 };
    fakeServer.use(http.get(`*${appearance}`, () => HttpResponse.json(current)));
    answerConflict(appearance, current, { brandColour: '#0B6B45', version: 6 });
    await type('#0B6B45{Enter}');
    const rows = (await dialog().findAllByRole('row')).map(({ textContent }) => textContent);
    expect(rows).toEqual(['FeldIhre EingabeGespeichert', 'Farbe#0B6B45#123456']);
    expect(dialog().getByLabelText('Farbe')).toHaveValue('#0B6B45');
    await visitor.click(dialog().getByRole('button', { name: 'Trotzdem speichern' }));
    expect(await toast().findByText('Farbe gespeichert')).toBeInTheDocument();
    expect(sentCalls.map(({ body }) => (body as { version: number }).version)).toEqual([0, 5]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Farbe ändern' })).toHaveFocus());
  });

  it('of another user is taken over when that is wanted', async () => {
    const { visitor, type } = await open();
    answerConflict(appearance, { brandColour: '#123456', version: 5 });
    await type('#0B6B45{Enter}');
    await visitor.click(await dialog().findByRole('button', { name: 'Gespeicherte Fassung übernehmen' }));
    await waitFor(() => expect(dialog().getByLabelText('Farbe')).toHaveValue('#123456'));
    expect(dialog().queryByRole('table')).not.toBeInTheDocument();
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentCalls).toHaveLength(1);
  });
});
