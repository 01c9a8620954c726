import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, manager, sentCalls, signIn } from '~/testing/fakes/console.js';
import { pagePath, pages, pageStore, plan, secondVersion, servePages } from '~/testing/fakes/pages.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { imprint, questions, access } = pages;
const { toast, button, titles } = pagesScreen;

describe('the trash', () => {
  it('takes a page, and gives it back while the toast is visible', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`);
    fakeServer.use(
      http.delete(`*${pagePath(questions)}`, () => {
        pageStore.pages = [imprint, access];
        return HttpResponse.json({ ...questions, deletedAt: '2026-11-22T10:00:00Z' });
      }),
    );
    answerCall('post', `${pagePath(questions)}/restore`, () => questions);
    await visitor.click(await screen.findByRole('button', { name: 'Weitere Aktionen für Häufige Fragen' }));
    await visitor.click(screen.getByRole('menuitem', { name: 'In den Papierkorb: Häufige Fragen' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Kein Link der Website führt zu dieser Seite.')).toBeInTheDocument();
    await visitor.click(question.getByRole('button', { name: 'In den Papierkorb' }));
    expect(await toast().findByText('Seite gelöscht')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toHaveLength(2));
    await visitor.click(toast().getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(sentCalls).toHaveLength(1));
  });
});

describe('the versions', () => {
  it('are compared with the current page, and can be restored', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`);
    fakeServer.use(
      http.get(`*${pagePath(questions)}/revisions`, () => HttpResponse.json({ items: [secondVersion], total: 1 })),
      http.get(`*${pagePath(questions)}/revisions/2`, () =>
        HttpResponse.json({
          ...secondVersion,
          fields: { ...questions, title: 'Fragen' },
          against: questions,
          difference: [
            { kind: 'removed', text: 'alt\n' },
            { kind: 'added', text: 'neu\n' },
          ],
        }),
      ),
    );
    answerCall('post', `${pagePath(questions)}/revisions/2/restore`, () => questions);
    expect(button('Versionen: Häufige Fragen')).toHaveTextContent('Versionen');
    await visitor.click(button('Versionen: Häufige Fragen'));
    await visitor.click(await screen.findByRole('button', { name: 'Version 2 vergleichen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 2' }));
    expect(await dialog.findByText('alt')).toBeInTheDocument();
    expect(dialog.getByText('Damals: Fragen')).toBeInTheDocument();
    expect(dialog.getByText('Jetzt: Häufige Fragen')).toBeInTheDocument();
    await visitor.click(dialog.getByRole('button', { name: 'Wiederherstellen' }));
    expect(await toast().findByText('Version 2 ist wiederhergestellt.')).toBeInTheDocument();
    expect(sentCalls[0]?.body).toEqual({ version: 3 });
  });
});

describe('a planned publication', () => {
  it('appears at its page and in the list, and is cancelled there', async () => {
    signIn(manager);
    servePages();
    pageStore.plans = [plan];
    const { visitor } = visitSite(`/admin/content?page=${access.id}&panel=plans`);
    expect(await screen.findByText('Wird am 01.01.2027, 08:00:00 veröffentlicht.')).toBeInTheDocument();
    const drawer = within(await screen.findByRole('dialog', { name: 'Geplante Veröffentlichungen' }));
    fakeServer.use(
      http.delete(`*/api/admin/content/planned-publications/${plan.id}`, () => {
        pageStore.plans = [];
        return HttpResponse.json({ ...plan, state: 'cancelled' });
      }),
    );
    await visitor.click(await drawer.findByRole('button', { name: /^Planung abbrechen: Barrierefreiheit/ }));
    expect(await toast().findByText('Planung abgebrochen')).toBeInTheDocument();
    expect(await drawer.findByText('Nichts geplant')).toBeInTheDocument();
  });
});
