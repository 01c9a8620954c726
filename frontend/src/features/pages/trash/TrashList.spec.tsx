import { screen, waitFor, within } from '@testing-library/react';
import { answerCall, manager, sentCalls, signIn } from '~/testing/fakes/console.js';
import { pagePath, pages, pageStore, servePages } from '~/testing/fakes/pages.js';
import { problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { pagesScreen, startFakePages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { questions } = pages;
const { toast } = pagesScreen;
const trashed = { ...questions, deletedAt: '2026-11-22T10:00:00Z' };

/** The trash as the address opens it. */
async function open(trash = [trashed]) {
  signIn(manager);
  servePages();
  pageStore.trash = trash;
  const { visitor } = visitSite('/admin/content?panel=trash');
  const drawer = within(await screen.findByRole('dialog', { name: 'Papierkorb' }));
  const press = async (name: string) => visitor.click(await drawer.findByRole('button', { name }));
  return { visitor, drawer, press };
}

describe('the trash', () => {
  it('says how long pages stay in it, and that it is empty', async () => {
    const { drawer } = await open([]);
    expect(await drawer.findByText('Der Papierkorb ist leer')).toBeInTheDocument();
    expect(drawer.getByText('Nach 30 Tagen werden gelöschte Seiten endgültig entfernt.')).toBeInTheDocument();
  });

  it('gives a page back, and lists it no longer', async () => {
    const { drawer, press } = await open();
    answerCall('post', `${pagePath(questions)}/restore`, () => {
      pageStore.trash = [];
      return questions;
    });
    await press('Häufige Fragen wiederherstellen');
    expect(await toast().findByText('Häufige Fragen ist wiederhergestellt.')).toBeInTheDocument();
    expect(await drawer.findByText('Der Papierkorb ist leer')).toBeInTheDocument();
    expect(sentCalls).toHaveLength(1);
  });

  it('says why a page cannot come back, and keeps it', async () => {
    const { drawer, press } = await open();
    answerCall('post', `${pagePath(questions)}/restore`, () => problem(409, 'slug_taken', 'Die Adresse ist vergeben.'));
    await press('Häufige Fragen wiederherstellen');
    expect(await toast().findByText('Die Adresse ist vergeben.')).toBeInTheDocument();
    expect(drawer.getByText('Häufige Fragen')).toBeInTheDocument();
  });

  it('erases nothing until the question is answered', async () => {
    const { visitor, drawer, press } = await open();
    expect(await drawer.findByText('gelöscht 22.11.2026, 11:00:00')).toBeInTheDocument();
    answerCall('delete', `/api/admin/content/trash/${questions.id}`, () => ({}));
    await press('Häufige Fragen endgültig löschen');
    const question = within(await screen.findByRole('alertdialog', { name: '„Häufige Fragen“ endgültig löschen?' }));
    expect(question.getByText(/Das lässt sich nicht zurücknehmen\.$/)).toBeInTheDocument();
    await visitor.click(question.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sentCalls).toEqual([]);
  });
});
