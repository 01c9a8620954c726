// Loaded before the first test: the script takes longer than a test waits.
import './FooterPage.js';
import { defaultFooterConfig, type SaveFooterConfigBody } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerCall, answerConflict, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { footer, serveContent } from '~/testing/fakes/content.js';
import { fillIn } from '~/testing/fill-in.js';
import { button, toast, visitSite } from '~/testing/visit-site.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeConsole();

const path = '/api/admin/footer/config';
const broken = 'Diese Seite gibt es nicht, oder sie ist nicht veröffentlicht.';
const panel = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const link = (list: string, position: number) => within(panel(list).getByRole('group', { name: `Link ${position}` }));

async function visit() {
  signIn(manager);
  serveContent();
  const site = visitSite('/admin/footer');
  await screen.findByRole('form', { name: 'Footer' });
  return site;
}

const { version: before, ...fields } = footer;

it('is shown as stored, and as visitors see it', async () => {
  await visit();
  expect(screen.getByLabelText('Name des Unternehmens')).toHaveValue('IBAN-Prüfer Pro');
  expect(link('Rechtliche Links', 1).getByLabelText('Link')).toHaveValue('/impressum');
  const preview = panel('Vorschau');
  expect(preview.getByText('Listen prüfen')).toBeInTheDocument();
  expect(preview.getByText(`© ${new Date().getFullYear()} IBAN-Prüfer Pro`)).toBeInTheDocument();
  expect(screen.queryByText(broken)).not.toBeInTheDocument();
});

it('gets links, flags empty and broken ones and saves them all the same', async () => {
  const { visitor } = await visit();
  answerCall('put', path, (body) => ({ ...(body as SaveFooterConfigBody), version: 3 }));
  await visitor.click(button('Services-Links: Link hinzufügen'));
  const added = link('Services-Links', 4);
  expect(added.getByLabelText('Text')).toHaveFocus();
  expect(added.getByText('Kein Text: Besucher sehen diesen Link nicht.')).toBeInTheDocument();
  await fillIn(visitor, added.getByLabelText('Link'), '/gibt-es-nicht');
  expect(await added.findByText(broken)).toBeInTheDocument();
  await visitor.click(button('Speichern'));
  expect(await toast().findByText('Footer aktualisiert')).toBeInTheDocument();
  const servicesLinks = [...fields.servicesLinks, { title: '', href: '/gibt-es-nicht' }];
  expect(sentCalls).toEqual([{ call: `PUT ${path}`, body: { ...fields, servicesLinks, version: before } }]);
  expect(screen.getByText('Alles gespeichert')).toBeInTheDocument();
});

it('loses links, with the focus on what adds the next', async () => {
  const { visitor } = await visit();
  await visitor.click(button('AGB entfernen'));
  expect(panel('Rechtliche Links').queryByRole('group', { name: 'Link 3' })).not.toBeInTheDocument();
  expect(button('Rechtliche Links: Link hinzufügen')).toHaveFocus();
  expect(panel('Vorschau').queryByText('AGB')).not.toBeInTheDocument();
});

it('puts links in another order, and keeps the focus on the button', async () => {
  const { visitor } = await visit();
  answerCall('put', path, (body) => ({ ...(body as SaveFooterConfigBody), version: 3 }));
  await visitor.click(button('AGB nach oben'));
  expect(button('AGB nach oben')).toHaveFocus();
  await visitor.click(button('Speichern'));
  await toast().findByText('Footer aktualisiert');
  const [imprint, privacy, terms] = fields.legalLinks;
  expect(sentCalls).toEqual([
    { call: `PUT ${path}`, body: { ...fields, legalLinks: [imprint, terms, privacy], version: before } },
  ]);
});

it('E5: refuses an address that must not be opened, at its field', async () => {
  const { visitor } = await visit();
  const href = link('Rechtliche Links', 1).getByLabelText('Link');
  await visitor.clear(href);
  await fillIn(visitor, href, 'javascript:alert(1)');
  await visitor.click(button('Speichern'));
  expect(await screen.findByText(/Bitte geben Sie eine Adresse mit https:\/\//)).toBeInTheDocument();
  expect(toast().getByText('Bitte prüfen Sie die markierten Felder.')).toBeInTheDocument();
  expect(sentCalls).toEqual([]);
});

it('shows both versions when another user was quicker, and keeps the input', async () => {
  const { visitor } = await visit();
  const current = { ...footer, legalTitle: 'Recht', legalLinks: [], version: 8 };
  answerConflict(path, current);
  await fillIn(visitor, screen.getByLabelText('Copyright'), 'Alle Rechte vorbehalten');
  await visitor.click(button('Speichern'));
  await screen.findByText('Inzwischen geändert');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FeldIhre EingabeGespeichert',
    'CopyrightAlle Rechte vorbehaltenleer',
    'Überschrift der rechtlichen LinksRechtlichesRecht',
    'Rechtliche LinksImpressum (/impressum)\nDatenschutz (/datenschutz)\nAGB (/agb)leer',
  ]);
  await visitor.click(button('Trotzdem speichern'));
  await toast().findByText('Footer aktualisiert');
  expect(sentCalls.map(({ body }) => (body as SaveFooterConfigBody).version)).toEqual([before, 8]);
});

it('says that it failed with the sentence of this screen', async () => {
  const { visitor } = await visit();
  answerCall('put', path, () => new HttpResponse('', { status: 500 }));
  await fillIn(visitor, screen.getByLabelText('Copyright'), 'x');
  await visitor.click(button('Speichern'));
  expect(await toast().findByText('Fehler beim Speichern')).toBeInTheDocument();
  expect(toast().getByText('Ein Fehler ist aufgetreten.')).toBeInTheDocument();
});

it('offers the default before the first save', async () => {
  signIn(manager);
  serveContent({ footer: { ...defaultFooterConfig } });
  answerCall('put', path, (body) => ({ ...(body as SaveFooterConfigBody), version: 1 }));
  const { visitor } = visitSite('/admin/footer');
  expect(await screen.findByText('Keine Footer-Konfiguration gefunden.')).toBeInTheDocument();
  await visitor.click(button('Standard-Footer anlegen'));
  expect(await screen.findByLabelText('Name des Unternehmens')).toHaveValue('IBAN-Prüfer Pro');
  await waitFor(() => expect(sentCalls).toHaveLength(1));
});

it('reports a failure to load, and tries again', async () => {
  signIn(manager);
  serveContent();
  await visitAfterFailure('/admin/footer', '/api/footer/config', 'Der Footer konnte nicht geladen werden');
  expect(await screen.findByRole('form', { name: 'Footer' })).toBeInTheDocument();
});
