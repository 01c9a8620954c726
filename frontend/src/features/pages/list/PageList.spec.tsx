import { screen, waitFor } from '@testing-library/react';
import { answerCall, manager, sentCalls, signIn } from '~/testing/fakes/console.js';
import { pages, pagesPath, pageStore, servePages } from '~/testing/fakes/pages.js';
import { problem } from '~/testing/fakes/server.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakePages();

const { imprint, questions, access } = pages;
const { toast, button, list, titles, field } = pagesScreen;

describe('the list', () => {
  it('has the order of the menu, and marks drafts, pages out of the menu, and pages with gaps', async () => {
    await visitPages();
    expect(titles()).toEqual([
      expect.stringMatching(/^1Impressum\/impressum/),
      expect.stringMatching(/^2Häufige Fragen\/haeufige-fragen/),
      expect.stringMatching(/^3BarrierefreiheitEntwurf\/barrierefreiheit, nicht im Menü, 1 Lücke im Text/),
    ]);
    expect(screen.getByText('3 Seiten, 2 im Menü')).toBeInTheDocument();
  });

  it('shows the first page unless another is chosen, whose address can be kept', async () => {
    const { visitor, address } = await visitPages();
    expect(field('Titel')).toHaveValue('Impressum');
    await visitor.click(list().getByRole('link', { name: /Häufige Fragen/ }));
    await waitFor(() => expect(field('Titel')).toHaveValue('Häufige Fragen'));
    expect(address()).toBe(`/admin/content?page=${questions.id}`);
    expect(list().getByRole('link', { current: true })).toHaveTextContent('Häufige Fragen');
  });

  it('says that there is none yet, with the way to the first', async () => {
    const { visitor } = await visitPages('', []);
    expect(await screen.findByText('Noch keine Seiten erstellt')).toBeInTheDocument();
    await visitor.click(screen.getAllByRole('button', { name: 'Neue Seite erstellen' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Neue Seite erstellen' })).toBeInTheDocument();
  });

  it('reports a failure to load, and tries again', async () => {
    signIn(manager);
    servePages();
    await visitAfterFailure('/admin/content', pagesPath, 'Die Seiten konnten nicht geladen werden');
    expect(await screen.findByRole('list', { name: 'Menü-Struktur' })).toBeInTheDocument();
  });

  it('is found in, when it is long, and then has no order to change', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...imprint,
      id: `44444444-4444-4444-8444-4444444444${10 + at}`,
      title: `Seite ${at + 1}`,
      slug: `seite-${at + 1}`,
    }));
    const { visitor } = await visitPages('', many);
    await visitor.type(screen.getByRole('searchbox', { name: 'Seite suchen' }), 'seite-12');
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /nach oben/ })).not.toBeInTheDocument();
    await visitor.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Keine Seiten gefunden')).toBeInTheDocument();
    await visitor.click(button('Filter zurücksetzen'));
    await waitFor(() => expect(titles()).toHaveLength(12));
  });
});

describe('the order', () => {
  const order = '/api/admin/content/page-order';

  it('changes by a button at once, and is sent as a whole', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`);
    answerCall('post', order, () => {
      pageStore.pages = [questions, imprint, access];
      return { items: [], total: 3 };
    });
    await visitor.click(button('Häufige Fragen nach oben'));
    expect(titles()[0]).toMatch(/^1Häufige Fragen/);
    expect(await toast().findByText('Seite aktualisiert')).toBeInTheDocument();
    expect(toast().getByText('Häufige Fragen steht jetzt an Stelle 1.')).toBeInTheDocument();
    expect(sentCalls).toEqual([{ call: `POST ${order}`, body: { ids: [questions.id, imprint.id, access.id] } }]);
    expect(button('Häufige Fragen nach oben')).toHaveFocus();
    expect(button('Häufige Fragen nach oben')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is taken back when the server refuses', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`);
    answerCall('post', order, () => problem(503, 'unavailable', 'Nicht erreichbar.'));
    await visitor.click(button('Häufige Fragen nach unten'));
    expect(await toast().findByText('Fehler beim Aktualisieren')).toBeInTheDocument();
    await waitFor(() => expect(titles()[1]).toMatch(/^2Häufige Fragen/));
  });
});
