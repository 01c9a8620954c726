// Loaded before the first test: the script takes longer than a test waits.
import './HeaderPage.js';
import { defaultHeaderConfig, type SaveHeaderConfigBody } from '@pruefer/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerCall, answerConflict, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { header, image, serveContent } from '~/testing/fakes/content.js';
import { problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { button, dialog, toast, visitSite } from '~/testing/visit-site.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeConsole();

const path = '/api/admin/header/config';
const preview = () => within(screen.getByRole('region', { name: 'Vorschau' }));
const listed = () =>
  within(screen.getByRole('list', { name: 'Schaltflächen' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function visit() {
  signIn(manager);
  serveContent();
  const site = visitSite('/admin/header');
  await screen.findByRole('form', { name: 'Header' });
  return site;
}

const saved = () => answerCall('put', path, (body) => ({ ...header, ...(body as SaveHeaderConfigBody), version: 4 }));

describe('the header', () => {
  it('is shown as stored, with its menu, and only the visible ones of its buttons', async () => {
    await visit();
    expect(screen.getByLabelText('Name der Website')).toHaveValue('Prüfstelle Nord');
    expect(await preview().findByText('Preise')).toBeInTheDocument();
    expect(preview().getByText('Startseite')).toBeInTheDocument();
    expect(preview().queryByText('Impressum')).not.toBeInTheDocument();
    expect(preview().getByText('Zugang')).toBeInTheDocument();
    expect(preview().queryByText('Alt')).not.toBeInTheDocument();
    expect(button('Speichern')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is saved as a whole with its version, and the preview follows while typing', async () => {
    const { visitor } = await visit();
    saved();
    await fillIn(visitor, screen.getByLabelText('Name der Website'), ' & Söhne');
    expect(preview().getByText('Prüfstelle Nord & Söhne')).toBeInTheDocument();
    await visitor.click(screen.getByLabelText('Logo zeigen'));
    await visitor.click(button('Speichern'));
    expect(await toast().findByText('Header aktualisiert')).toBeInTheDocument();
    const { siteName, logoText, logoUrl, buttons } = { ...header, siteName: 'Prüfstelle Nord & Söhne' };
    expect(sentCalls).toEqual([
      { call: `PUT ${path}`, body: { siteName, logoText, logoUrl, showLogo: false, buttons, version: 3 } },
    ]);
    expect(screen.getByText('Alles gespeichert')).toBeInTheDocument();
    expect(button('Speichern')).toHaveFocus();
  });

  it('needs a name', async () => {
    const { visitor } = await visit();
    await visitor.clear(screen.getByLabelText('Name der Website'));
    await visitor.click(button('Speichern'));
    expect(await toast().findByText('Bitte füllen Sie alle erforderlichen Felder aus.')).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
  });

  it('reports a failure to save', async () => {
    const { visitor } = await visit();
    answerCall('put', path, () => problem(503, 'unavailable', 'Nicht erreichbar.'));
    await fillIn(visitor, screen.getByLabelText('Name der Website'), '!');
    await visitor.click(button('Speichern'));
    expect(await toast().findByText('Fehler beim Speichern')).toBeInTheDocument();
    expect(screen.getByText(/b7c2-0042/)).toBeInTheDocument();
    expect(screen.getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
  });

  it('shows both versions when another user was quicker', async () => {
    const { visitor } = await visit();
    const current = { ...header, siteName: 'Andere', buttons: header.buttons.slice(1), version: 9 };
    answerConflict(path, current);
    await fillIn(visitor, screen.getByLabelText('Name der Website'), ' 2');
    await visitor.click(button('Speichern'));
    await screen.findByText('Inzwischen geändert');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toBe('Name der WebsitePrüfstelle Nord 2Andere');
    expect(rows[2]).toContain('Zugang, /preise, Gefüllt, Klein\nAlt');
    await visitor.click(button('Gespeicherte Fassung übernehmen'));
    expect(screen.getByLabelText('Name der Website')).toHaveValue('Andere');
  });
});

describe('a button', () => {
  it('is added with the agreed defaults, at the end, and saved with the header only', async () => {
    const { visitor } = await visit();
    saved();
    await visitor.click(button('Schaltfläche hinzufügen'));
    const form = await dialog('Schaltfläche hinzufügen');
    expect(form.getByRole('combobox', { name: 'Darstellung' })).toHaveTextContent('Umrandet');
    expect(form.getByRole('combobox', { name: 'Größe' })).toHaveTextContent('Klein');
    expect(form.getByRole('checkbox', { name: 'Aktiv' })).toBeChecked();
    await visitor.click(form.getByRole('button', { name: 'Hinzufügen' }));
    expect(await toast().findByText('Fehlende Eingaben')).toBeInTheDocument();
    await fillIn(visitor, form.getByLabelText('Text'), 'Hilfe');
    expect(form.getByText('Kein Ziel: Besucher sehen diesen Link nicht.')).toBeInTheDocument();
    await visitor.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(listed()).toHaveLength(3));
    expect(sentCalls).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.click(button('Speichern'));
    await toast().findByText('Header aktualisiert');
    expect((sentCalls[0]!.body as SaveHeaderConfigBody).buttons[2]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      text: 'Hilfe',
      href: '',
      variant: 'outline',
      size: 'sm',
      order: 2,
      isActive: true,
    });
  });

  it('that leads nowhere is flagged', async () => {
    await visit();
    expect(await screen.findByText('Diese Seite gibt es nicht, oder sie ist nicht veröffentlicht.')).toBeVisible();
    expect(listed()[0]).not.toContain('Diese Seite gibt es nicht');
    expect(listed()[1]).toContain('Inaktiv');
  });

  it('is edited, moved with the focus on its way, and deleted after a question', async () => {
    const { visitor } = await visit();
    await visitor.click(button('Schaltfläche Zugang bearbeiten'));
    const form = await dialog('Schaltfläche Zugang bearbeiten');
    await fillIn(visitor, form.getByLabelText('Text'), ' erhalten{');
    await visitor.click(form.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(listed()[0]).toContain('Zugang erhalten'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await visitor.click(button('Alt nach oben'));
    expect(listed()[0]).toContain('Alt');
    expect(button('Alt nach oben')).toHaveFocus();
    expect(button('Alt nach oben')).toHaveAttribute('aria-disabled', 'true');

    await visitor.click(button('Schaltfläche Alt löschen'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Schaltfläche Alt löschen?' }));
    await visitor.click(question.getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(listed()).toHaveLength(1));
    await waitFor(() => expect(button('Schaltfläche hinzufügen')).toHaveFocus());
    expect(screen.getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
  });

  it('is dragged to another place', async () => {
    const { visitor } = await visit();
    saved();
    const [first, last] = within(screen.getByRole('list', { name: 'Schaltflächen' })).getAllByRole('listitem');
    fireEvent.dragStart(first!, { dataTransfer: { effectAllowed: 'none' } });
    fireEvent.dragOver(last!);
    fireEvent.drop(last!);
    expect(listed()[1]).toContain('Zugang');
    await visitor.click(button('Speichern'));
    await toast().findByText('Header aktualisiert');
    const buttons = (sentCalls[0]!.body as SaveHeaderConfigBody).buttons.map(({ text, order }) => ({ text, order }));
    expect(buttons).toEqual([
      { text: 'Alt', order: 1 },
      { text: 'Zugang', order: 2 },
    ]);
  });

  it('keeps the page guarded after its dialog is closed', async () => {
    const { visitor, address } = await visit();
    await visitor.click(button('Alt nach oben'));
    await visitor.click(button('Schaltfläche hinzufügen'));
    const form = await dialog('Schaltfläche hinzufügen');
    await fillIn(visitor, form.getByLabelText('Text'), 'Hilfe');
    await visitor.click(form.getByRole('button', { name: 'Abbrechen' }));
    await visitor.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await visitor.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    expect(address()).toBe('/admin/header');
  });
});

describe('E5: the logo', () => {
  it('is chosen from the images of our own', async () => {
    const { visitor } = await visit();
    saved();
    await visitor.click(button('Eigenes Logo: Bild wählen'));
    const images = await dialog('Bild wählen');
    await visitor.click(await images.findByRole('button', { name: 'Logo der Prüfstelle' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.click(button('Speichern'));
    await toast().findByText('Header aktualisiert');
    expect((sentCalls[0]!.body as SaveHeaderConfigBody).logoUrl).toBe(image.src);
    await visitor.click(button('Eigenes Logo: Entfernen'));
    expect(button('Eigenes Logo: Bild wählen')).toHaveFocus();
    expect(screen.getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
  });
});

it('offers the default before the first save', async () => {
  signIn(manager);
  serveContent({ header: { ...defaultHeaderConfig } });
  answerCall('put', path, (body) => ({ ...header, ...(body as SaveHeaderConfigBody), version: 1 }));
  const { visitor } = visitSite('/admin/header');
  expect(await screen.findByText('Keine Header-Konfiguration gefunden')).toBeInTheDocument();
  await visitor.click(button('Standard-Header anlegen'));
  expect(await screen.findByLabelText('Name der Website')).toHaveValue('IBAN-Prüfer');
  expect(sentCalls.map(({ body }) => body)).toEqual([
    { siteName: 'IBAN-Prüfer', logoText: null, logoUrl: null, showLogo: true, buttons: [], version: 0 },
  ]);
});

it('reports a failure to load, and tries again', async () => {
  signIn(manager);
  serveContent();
  await visitAfterFailure('/admin/header', '/api/header/config', 'Der Header konnte nicht geladen werden');
  expect(await screen.findByRole('form', { name: 'Header' })).toBeInTheDocument();
});
