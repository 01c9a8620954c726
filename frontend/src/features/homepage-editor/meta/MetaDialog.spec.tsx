// Loaded before the first test: the script takes longer than a test waits.
import '../HomepagePage.js';
import type { SaveHomepageMetaBody } from '@pruefer/contracts';
import { screen, within } from '@testing-library/react';
import { answerCall, answerConflict, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { meta, serveContent } from '~/testing/fakes/content.js';
import { fillIn } from '~/testing/fill-in.js';
import { toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

describe('the meta data', () => {
  const path = '/api/admin/homepage/meta';

  async function open() {
    signIn(manager);
    serveContent();
    const { visitor } = visitSite('/admin/homepage?dialog=meta');
    return { visitor, form: within(await screen.findByRole('dialog', { name: 'Meta-Daten der Startseite' })) };
  }
  const figure = (form: Awaited<ReturnType<typeof open>>['form'], name: string) =>
    within(form.getByRole('figure', { name }));

  it('are counted, and shown as search results and shared links show them', async () => {
    const { visitor, form } = await open();
    expect(form.getByText('11 von 60 Zeichen')).toBeInTheDocument();
    await fillIn(
      visitor,
      form.getByLabelText('Seitentitel'),
      ' und Konten prüfen, für Unternehmen und für alle anderen',
    );
    expect(form.getByText(/^6\d von 60 Zeichen: wird gekürzt gezeigt$/)).toBeInTheDocument();
    expect(form.getByText(`${meta.metaDescription.length} von 160 Zeichen`)).toBeInTheDocument();
    expect(figure(form, 'So erscheint ein geteilter Link').getByText(/^IBAN prüfen und Konten/)).toBeInTheDocument();
    await fillIn(visitor, form.getByLabelText('Titel beim Teilen'), 'Geteilt');
    expect(figure(form, 'So erscheint ein geteilter Link').getByText('Geteilt')).toBeInTheDocument();
    await visitor.click(form.getByRole('button', { name: 'Eigene Angaben für Twitter' }));
    expect(figure(form, 'So erscheint er auf Twitter').getByText('Geteilt')).toBeInTheDocument();
    await fillIn(visitor, form.getByLabelText('Twitter-Titel'), 'Kurz');
    expect(figure(form, 'So erscheint er auf Twitter').getByText('Kurz')).toBeInTheDocument();
  });

  it('have the four agreed options for search engines, and explain them', async () => {
    const { visitor, form } = await open();
    await visitor.click(form.getByRole('combobox', { name: 'Angaben für Suchmaschinen' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'index, follow',
      'noindex, nofollow',
      'index, nofollow',
      'noindex, follow',
    ]);
    await visitor.click(screen.getByRole('option', { name: 'noindex, follow' }));
    expect(
      await form.findByText('Mit dieser Angabe erscheint die Seite nicht in Suchergebnissen.'),
    ).toBeInTheDocument();
  });

  it('are saved with their version and nothing but their fields', async () => {
    const { visitor, form } = await open();
    answerCall('put', path, (body) => ({ ...meta, ...(body as SaveHomepageMetaBody), version: 6 }));
    await fillIn(visitor, form.getByLabelText('Schlüsselwörter'), 'IBAN, BIC');
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await toast().findByText('Meta-Daten aktualisiert')).toBeInTheDocument();
    const { id: _id, ...body } = { ...meta, metaKeywords: 'IBAN, BIC' };
    expect(_id).toBe('homepage');
    expect(sentCalls).toEqual([{ call: `PUT ${path}`, body }]);
  });

  it('want title and description', async () => {
    const { visitor, form } = await open();
    await visitor.clear(form.getByLabelText('Meta-Beschreibung'));
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await toast().findByText('Fehlende Eingaben')).toBeInTheDocument();
    expect(form.getByLabelText('Meta-Beschreibung')).toHaveFocus();
    expect(sentCalls).toEqual([]);
  });

  it('appear side by side with the saved version of another user', async () => {
    const { visitor, form } = await open();
    answerConflict(path, { ...meta, robotsContent: 'noindex, nofollow', version: 9 });
    await fillIn(visitor, form.getByLabelText('Seitentitel'), ' 2');
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    await form.findByText('Inzwischen geändert');
    expect(form.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FeldIhre EingabeGespeichert',
      'SeitentitelIBAN prüfen 2IBAN prüfen',
      'Angaben für Suchmaschinenindex, follownoindex, nofollow',
    ]);
  });
});
