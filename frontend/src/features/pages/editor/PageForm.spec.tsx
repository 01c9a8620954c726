import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, answerConflict, sentCalls } from '~/testing/fakes/console.js';
import { pagePath, pages, pagesPath } from '~/testing/fakes/pages.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { questions, access } = pages;
const { toast, button, list, editor, field } = pagesScreen;

describe('the editor', () => {
  const saved = (changes: object) => ({ ...questions, version: 4, ...changes });

  async function edit(page = questions) {
    const opened = await visitPages(`?page=${page.id}`);
    await waitFor(() => expect(field('Titel')).toHaveValue(page.title));
    return { ...opened, save: () => opened.visitor.click(editor().getByRole('button', { name: 'Speichern' })) };
  }

  it('opens a published page by its full address', async () => {
    await edit();
    const link = screen.getByRole('link', { name: `${questions.title} in neuem Tab öffnen` });
    expect(link).toHaveAttribute('href', `${window.location.origin}/#haeufige-fragen`);
  });

  it('saves on the version that was opened', async () => {
    const { visitor, save } = await edit();
    answerCall('put', pagePath(questions), () => saved({ title: 'Fragen' }));
    await visitor.clear(field('Titel'));
    await visitor.type(field('Titel'), 'Fragen');
    expect(editor().getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
    await save();
    expect(await toast().findByText('Seite aktualisiert')).toBeInTheDocument();
    expect(sentCalls).toEqual([
      {
        call: `PUT ${pagePath(questions)}`,
        body: {
          title: 'Fragen',
          slug: 'haeufige-fragen',
          translationOf: null,
          metaDescription: questions.metaDescription,
          content: questions.content,
          isPublished: true,
          showInMenu: true,
          noindex: false,
          menuOrder: 2,
          version: 3,
        },
      },
    ]);
    expect(await editor().findByText('Alles gespeichert')).toBeInTheDocument();
  });

  it('keeps a new version of a published page from visitors as a draft', async () => {
    const { visitor } = await edit();
    answerCall('put', `${pagePath(questions)}/draft`, () => saved({}));
    await visitor.type(field('Titel'), ' neu');
    await visitor.click(editor().getByRole('button', { name: 'Als Entwurf speichern' }));
    expect(await toast().findByText(/Besucher sehen weiter die bisherige Fassung/)).toBeInTheDocument();
    expect(sentCalls[0]?.body).not.toHaveProperty('isPublished');
  });

  it('asks before the address changes, and says that the old one leads on', async () => {
    const { visitor, save } = await edit();
    answerCall('put', pagePath(questions), () => saved({ slug: 'faq' }));
    await visitor.clear(field('Adresse (Slug)'));
    await visitor.type(field('Adresse (Slug)'), 'faq');
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Adresse der Seite ändern?' }));
    expect(question.getByText(/Von \/haeufige-fragen wird dauerhaft dorthin weitergeleitet/)).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
    await visitor.click(question.getByRole('button', { name: 'Adresse ändern' }));
    await waitFor(() => expect(sentCalls).toHaveLength(1));
  });

  it('shows what to look at before a page is published, and lets it be published all the same', async () => {
    const { visitor, save } = await edit(access);
    const findings = [{ code: 'link_text_vague', message: 'Der Linktext sagt nicht, wohin er führt.', place: 'hier' }];
    fakeServer.use(http.post('*/api/admin/content/check', () => HttpResponse.json({ findings })));
    answerCall('put', pagePath(access), () => ({ ...access, isPublished: true, version: 4 }));
    await visitor.click(editor().getByRole('switch', { name: 'Veröffentlicht' }));
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: '„Barrierefreiheit“ veröffentlichen?' }));
    expect(question.getByText('Der Linktext sagt nicht, wohin er führt.')).toBeInTheDocument();
    await visitor.click(question.getByRole('button', { name: 'Trotzdem veröffentlichen' }));
    expect(await toast().findByText('Barrierefreiheit ist veröffentlicht.')).toBeInTheDocument();
  });

  it('says where the page is linked before it is taken off the site', async () => {
    const { visitor, save } = await edit();
    const links = [{ source: 'footer', sourceId: null, title: 'Rechtliches' }];
    fakeServer.use(http.get(`*${pagesPath}/:id/links`, () => HttpResponse.json({ links })));
    answerCall('put', pagePath(questions), () => saved({ isPublished: false }));
    await visitor.click(editor().getByRole('switch', { name: 'Veröffentlicht' }));
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: '„Häufige Fragen“ zurückziehen?' }));
    expect(question.getByText('1 Link führt dann ins Leere:')).toBeInTheDocument();
    expect(question.getByText('Rechtliches')).toBeInTheDocument();
    await visitor.click(question.getByRole('button', { name: 'Zurückziehen' }));
    expect(await toast().findByText('Häufige Fragen ist nicht mehr öffentlich zu sehen.')).toBeInTheDocument();
  });

  it('puts both versions side by side when another user was quicker, the text line by line', async () => {
    const { visitor, save } = await edit();
    const theirs = { ...questions, title: 'FAQ', content: `${questions.content}\nNeue Zeile.\n`, version: 9 };
    answerConflict(pagePath(questions), theirs);
    await visitor.type(field('Titel'), ' neu');
    await save();
    const conflict = within(await screen.findByText('Inzwischen geändert').then((title) => title.parentElement!));
    expect(conflict.getByRole('row', { name: /^Titel/ })).toHaveTextContent('TitelHäufige Fragen neuFAQ');
    expect(await conflict.findByText('Neue Zeile.')).toBeInTheDocument();
    expect(field('Titel')).toHaveValue('Häufige Fragen neu');
    await visitor.click(conflict.getByRole('button', { name: 'Trotzdem speichern' }));
    await waitFor(() => expect(sentCalls.map(({ body }) => (body as { version: number }).version)).toEqual([3, 9]));
  });

  it('is not left with unsaved words without a question, but lets parts of the page open next to it', async () => {
    const { visitor, address } = await edit();
    await visitor.type(field('Titel'), ' neu');
    await visitor.click(button('Prüfliste: Häufige Fragen'));
    expect(await screen.findByText('Nichts zu beanstanden')).toBeInTheDocument();
    expect(address()).toBe(`/admin/content?page=${questions.id}&tab=check`);
    await visitor.click(list().getByRole('link', { name: /Impressum/ }));
    await visitor.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(field('Titel')).toHaveValue('Häufige Fragen neu'));
  });

  it('continues in the large view with the input', async () => {
    const { visitor } = await edit();
    await visitor.type(field('Titel'), ' neu');
    await visitor.click(button('Groß bearbeiten: Häufige Fragen'));
    const large = within(await screen.findByRole('dialog', { name: 'Seite bearbeiten' }));
    expect(large.getByLabelText('Titel')).toHaveValue('Häufige Fragen neu');
    await visitor.click(large.getByRole('button', { name: 'Große Ansicht schließen' }));
    await waitFor(() => expect(field('Titel')).toHaveValue('Häufige Fragen neu'));
  });
});
