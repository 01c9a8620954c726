import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, sentCalls } from '~/testing/fakes/console.js';
import { pagePath, pages, secondVersion } from '~/testing/fakes/pages.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { questions } = pages;
const { toast, button, field } = pagesScreen;
const revision = {
  ...secondVersion,
  fields: questions,
  against: questions,
  difference: [{ kind: 'same', text: 'gleich\n' }],
};

/** The list of versions of a page, with two of them. @param read what is answered for the second */
async function openVersions(read: () => Response = () => HttpResponse.json(revision)) {
  const { visitor } = await visitPages(`?page=${questions.id}`);
  const items = [{ ...secondVersion, number: 3, kind: 'published' }, secondVersion];
  fakeServer.use(
    http.get(`*${pagePath(questions)}/revisions`, () => HttpResponse.json({ items, total: 2 })),
    http.get(`*${pagePath(questions)}/revisions/2`, read),
  );
  return {
    visitor,
    compare: async () => {
      await visitor.click(button('Versionen: Häufige Fragen'));
      await visitor.click(await screen.findByRole('button', { name: 'Version 2 vergleichen' }));
      return within(await screen.findByRole('dialog', { name: 'Version 2' }));
    },
  };
}

describe('a version next to the current page', () => {
  it('appears in a list that shows author, action and time, and which one is current', async () => {
    const { visitor } = await openVersions();
    await visitor.click(button('Versionen: Häufige Fragen'));
    const rows = within(await screen.findByRole('list', { name: 'Versionen' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Version 3aktuell18.11.2026, 09:42:00, veröffentlicht von s.aydinVergleichen',
      'Version 218.11.2026, 09:42:00, gespeichert von s.aydinVergleichen',
    ]);
  });

  it('says that nothing but the text differs', async () => {
    const { compare } = await openVersions();
    const dialog = await compare();
    expect(await dialog.findByText('Titel, Adresse, Beschreibung und Einstellungen sind gleich.')).toBeInTheDocument();
    expect(
      dialog.getByText('Vom 18.11.2026, 09:42:00 von s.aydin, verglichen mit dem jetzigen Stand'),
    ).toBeInTheDocument();
  });

  it('cannot be restored while it could not be read, and is read again', async () => {
    let isReadable = false;
    const { visitor, compare } = await openVersions(() =>
      isReadable ? HttpResponse.json(revision) : problem(503, 'unavailable', 'Nicht erreichbar.'),
    );
    const dialog = await compare();
    expect(await dialog.findByText('Diese Version konnte nicht geladen werden')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Wiederherstellen' })).toBeDisabled();
    isReadable = true;
    await visitor.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Wiederherstellen' })).toBeEnabled());
  });

  it('cannot take the place of words that are not saved', async () => {
    const { visitor, compare } = await openVersions();
    await visitor.type(field('Titel'), ' neu');
    const dialog = await compare();
    await dialog.findByText('Titel, Adresse, Beschreibung und Einstellungen sind gleich.');
    expect(dialog.getByRole('button', { name: 'Wiederherstellen' })).toBeDisabled();
  });

  it('says why it does not come back, and stays open', async () => {
    const { visitor, compare } = await openVersions();
    answerCall('post', `${pagePath(questions)}/revisions/2/restore`, () =>
      problem(409, 'slug_taken', 'Die Adresse ist vergeben.'),
    );
    const dialog = await compare();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Wiederherstellen' })).toBeEnabled());
    await visitor.click(dialog.getByRole('button', { name: 'Wiederherstellen' }));
    expect(await toast().findByText('Die Adresse ist vergeben.')).toBeInTheDocument();
    expect(sentCalls[0]?.body).toEqual({ version: 3 });
    await visitor.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Version 2' })).not.toBeInTheDocument());
  });
});
