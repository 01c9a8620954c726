import { File } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, forgetEverything, manager, sent, signIn } from '~/testing/fake-console.js';
import { addressOf, all, conflictWith, pages, renderedAs, servePages, site } from '~/testing/fake-pages.js';
import { fakeServer, problem, startFakeServer } from '~/testing/fake-server.js';
import { fillIn } from '~/testing/fill-in.js';
import { renderSite } from '~/testing/render-site.js';

startFakeServer();
// The section is large: the first test shall not wait for it within its own time.
beforeAll(() => Promise.all([import('./PagesPage.js'), import('./PageDialogs.js')]), 60_000);
beforeEach(forgetEverything);

const { imprint, questions, access } = pages;
const toast = () => within(screen.getByRole('region', { name: 'Benachrichtigungen (F8)' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const list = () => within(screen.getByRole('list', { name: 'Menü-Struktur' }));
const editor = () => within(screen.getByRole('form', { name: 'Seite bearbeiten' }));
const titles = () =>
  list()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const field = (name: string) => editor().getByLabelText(name);

async function visit(query = '', records = Object.values(pages)) {
  signIn(manager);
  servePages(records);
  const opened = renderSite(`/admin/content${query}`);
  // A dialog hides what is behind it.
  if (records.length > 0) await screen.findByRole('form', { name: 'Seite bearbeiten', hidden: true });
  return opened;
}

describe('the list', () => {
  it('stands in the order of the menu, and says which page is a draft, out of the menu, or has gaps', async () => {
    await visit();
    expect(titles()).toEqual([
      expect.stringMatching(/^1Impressum\/impressum/),
      expect.stringMatching(/^2Häufige Fragen\/haeufige-fragen/),
      expect.stringMatching(/^3BarrierefreiheitEntwurf, nicht im Menü, 1 Lücke im Text\/barrierefreiheit/),
    ]);
    expect(screen.getByText('3 Seiten, 2 im Menü')).toBeInTheDocument();
  });

  it('shows the first page unless another is chosen, whose address can be kept', async () => {
    const { visitor, address } = await visit();
    expect(field('Titel')).toHaveValue('Impressum');
    await visitor.click(list().getByRole('link', { name: /Häufige Fragen/ }));
    await waitFor(() => expect(field('Titel')).toHaveValue('Häufige Fragen'));
    expect(address()).toBe(`/admin/content?page=${questions.id}`);
    expect(list().getByRole('link', { current: true })).toHaveTextContent('Häufige Fragen');
  });

  it('says that there is none yet, with the way to the first', async () => {
    const { visitor } = await visit('', []);
    expect(await screen.findByText('Noch keine Seiten erstellt')).toBeInTheDocument();
    await visitor.click(screen.getAllByRole('button', { name: 'Neue Seite erstellen' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Neue Seite erstellen' })).toBeInTheDocument();
  });

  it('says what went wrong with loading, and tries again', async () => {
    signIn(manager);
    servePages();
    fakeServer.use(http.get(`*${all}`, () => problem(503, 'unavailable', 'Nicht erreichbar.'), { once: true }));
    const { visitor } = renderSite('/admin/content');
    const failed = await screen.findByText('Die Seiten konnten nicht geladen werden');
    expect(failed.parentElement).toHaveTextContent('b7c2-0042');
    await visitor.click(button('Erneut versuchen'));
    expect(await screen.findByRole('list', { name: 'Menü-Struktur' })).toBeInTheDocument();
  });

  it('is found in, when it is long, and then has no order to change', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...imprint,
      id: `44444444-4444-4444-8444-4444444444${10 + at}`,
      title: `Seite ${at + 1}`,
      slug: `seite-${at + 1}`,
    }));
    const { visitor } = await visit('', many);
    await visitor.type(screen.getByRole('searchbox', { name: 'Titel oder Adresse suchen' }), 'seite-12');
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
    const { visitor } = await visit(`?page=${questions.id}`);
    answerCall('post', order, () => {
      site.pages = [questions, imprint, access];
      return { items: [], total: 3 };
    });
    await visitor.click(button('Häufige Fragen nach oben'));
    expect(titles()[0]).toMatch(/^1Häufige Fragen/);
    expect(await toast().findByText('Seite aktualisiert')).toBeInTheDocument();
    expect(toast().getByText('Häufige Fragen steht jetzt an Stelle 1.')).toBeInTheDocument();
    expect(sent).toEqual([{ call: `POST ${order}`, body: { ids: [questions.id, imprint.id, access.id] } }]);
    expect(button('Häufige Fragen nach oben')).toHaveFocus();
    expect(button('Häufige Fragen nach oben')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is taken back when the server refuses', async () => {
    const { visitor } = await visit(`?page=${questions.id}`);
    answerCall('post', order, () => problem(503, 'unavailable', 'Nicht erreichbar.'));
    await visitor.click(button('Häufige Fragen nach unten'));
    expect(await toast().findByText('Fehler beim Aktualisieren')).toBeInTheDocument();
    await waitFor(() => expect(titles()[1]).toMatch(/^2Häufige Fragen/));
  });
});

describe('a new page', () => {
  async function open() {
    const opened = await visit('?dialog=create');
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Seite erstellen' }));
    const submit = () => opened.visitor.click(dialog.getByRole('button', { name: 'Seite erstellen' }));
    return { ...opened, dialog, submit };
  }

  it('takes its address from its title until another is typed, and shows where it will be', async () => {
    const { visitor, dialog } = await open();
    await visitor.type(dialog.getByLabelText('Titel'), 'Über uns & mehr!');
    expect(dialog.getByLabelText('Adresse (Slug)')).toHaveValue('ber-uns-mehr');
    expect(dialog.getByText('localhost/ber-uns-mehr')).toBeInTheDocument();
    await visitor.clear(dialog.getByLabelText('Adresse (Slug)'));
    await visitor.type(dialog.getByLabelText('Adresse (Slug)'), 'ueber-uns');
    await visitor.type(dialog.getByLabelText('Titel'), ' hier');
    expect(dialog.getByLabelText('Adresse (Slug)')).toHaveValue('ueber-uns');
  });

  it('E6: is refused an address that the product needs itself, at its field and at once', async () => {
    const { visitor, dialog } = await open();
    await visitor.type(dialog.getByLabelText('Titel'), 'API');
    expect(await dialog.findByText(/für die Anwendung selbst reserviert/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Adresse (Slug)')).toBeInvalid();
  });

  it('asks for what is missing', async () => {
    const { submit } = await open();
    await submit();
    expect(await toast().findByText('Fehlende Eingaben')).toBeInTheDocument();
    expect(toast().getByText('Bitte füllen Sie alle erforderlichen Felder aus.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is a draft unless said otherwise, and is shown once it is made', async () => {
    const { visitor, dialog, submit, address } = await open();
    const made = { ...access, id: '55555555-5555-4555-8555-555555555555', title: 'Für Banken', slug: 'f-r-banken' };
    answerCall('post', all, () => {
      site.pages = [...site.pages, made];
      return made;
    });
    await fillIn(visitor, dialog.getByLabelText('Titel'), 'Für Banken');
    await fillIn(visitor, dialog.getByLabelText('Inhalt (Markdown oder HTML)'), 'Text');
    await submit();
    expect(await toast().findByText('Seite erstellt')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        call: `POST ${all}`,
        body: {
          title: 'Für Banken',
          slug: 'f-r-banken',
          metaDescription: null,
          content: 'Text',
          isPublished: false,
          showInMenu: true,
          noindex: false,
          menuOrder: 0,
        },
      },
    ]);
    await waitFor(() => expect(address()).toBe(`/admin/content?page=${made.id}`));
    await waitFor(() => expect(field('Titel')).toHaveValue('Für Banken'));
  });

  it('hears at its field that somebody else has the address', async () => {
    const { visitor, dialog, submit } = await open();
    answerCall('post', all, () => problem(409, 'slug_taken', 'Diese Adresse hat schon eine andere Seite.'));
    await fillIn(visitor, dialog.getByLabelText('Titel'), 'Impressum');
    await fillIn(visitor, dialog.getByLabelText('Inhalt (Markdown oder HTML)'), 'Text');
    await submit();
    expect(await toast().findByText('Fehler beim Erstellen')).toBeInTheDocument();
    expect(dialog.getByLabelText('Adresse (Slug)')).toBeInvalid();
    expect(dialog.getByLabelText('Adresse (Slug)')).toHaveFocus();
  });
});

describe('the editor', () => {
  const saved = (changes: object) => ({ ...questions, version: 4, ...changes });

  async function edit(page = questions) {
    const opened = await visit(`?page=${page.id}`);
    await waitFor(() => expect(field('Titel')).toHaveValue(page.title));
    return { ...opened, save: () => opened.visitor.click(editor().getByRole('button', { name: 'Speichern' })) };
  }

  it('saves on the version that was opened', async () => {
    const { visitor, save } = await edit();
    answerCall('put', addressOf(questions), () => saved({ title: 'Fragen' }));
    await visitor.clear(field('Titel'));
    await visitor.type(field('Titel'), 'Fragen');
    expect(editor().getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
    await save();
    expect(await toast().findByText('Seite aktualisiert')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        call: `PUT ${addressOf(questions)}`,
        body: {
          title: 'Fragen',
          slug: 'haeufige-fragen',
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
    answerCall('put', `${addressOf(questions)}/draft`, () => saved({}));
    await visitor.type(field('Titel'), ' neu');
    await visitor.click(editor().getByRole('button', { name: 'Als Entwurf speichern' }));
    expect(await toast().findByText(/Besucher sehen weiter die bisherige Fassung/)).toBeInTheDocument();
    expect(sent[0]?.body).not.toHaveProperty('isPublished');
  });

  it('asks before the address changes, and says that the old one leads on', async () => {
    const { visitor, save } = await edit();
    answerCall('put', addressOf(questions), () => saved({ slug: 'faq' }));
    await visitor.clear(field('Adresse (Slug)'));
    await visitor.type(field('Adresse (Slug)'), 'faq');
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Adresse der Seite ändern?' }));
    expect(question.getByText(/Von \/haeufige-fragen wird dauerhaft dorthin weitergeleitet/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await visitor.click(question.getByRole('button', { name: 'Adresse ändern' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows what to look at before a page is published, and lets it be published all the same', async () => {
    const { visitor, save } = await edit(access);
    const findings = [{ code: 'link_text_vague', message: 'Der Linktext sagt nicht, wohin er führt.', place: 'hier' }];
    fakeServer.use(http.post('*/api/admin/content/check', () => HttpResponse.json({ findings })));
    answerCall('put', addressOf(access), () => ({ ...access, isPublished: true, version: 4 }));
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
    fakeServer.use(http.get(`*${all}/:id/links`, () => HttpResponse.json({ links })));
    answerCall('put', addressOf(questions), () => saved({ isPublished: false }));
    await visitor.click(editor().getByRole('switch', { name: 'Veröffentlicht' }));
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: '„Häufige Fragen“ zurückziehen?' }));
    expect(question.getByText('1 Stelle führt dann ins Leere:')).toBeInTheDocument();
    expect(question.getByText('Rechtliches')).toBeInTheDocument();
    await visitor.click(question.getByRole('button', { name: 'Zurückziehen' }));
    expect(await toast().findByText('Häufige Fragen ist nicht mehr öffentlich zu sehen.')).toBeInTheDocument();
  });

  it('puts both versions side by side when somebody else was quicker, the text line by line', async () => {
    const { visitor, save } = await edit();
    const theirs = { ...questions, title: 'FAQ', content: `${questions.content}\nNeue Zeile.\n`, version: 9 };
    answerCall('put', addressOf(questions), (body) =>
      (body as { version: number }).version === 3 ? conflictWith(theirs) : { ...theirs, version: 10 },
    );
    await visitor.type(field('Titel'), ' neu');
    await save();
    const conflict = within(await screen.findByText('Inzwischen geändert').then((title) => title.parentElement!));
    expect(conflict.getByRole('row', { name: /^Titel/ })).toHaveTextContent('TitelHäufige Fragen neuFAQ');
    expect(await conflict.findByText('Neue Zeile.')).toBeInTheDocument();
    expect(field('Titel')).toHaveValue('Häufige Fragen neu');
    await visitor.click(conflict.getByRole('button', { name: 'Trotzdem speichern' }));
    await waitFor(() => expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([3, 9]));
  });

  it('is not left with unsaved words without a question, but lets what belongs to the page open beside it', async () => {
    const { visitor, address } = await edit();
    await visitor.type(field('Titel'), ' neu');
    await visitor.click(button('Prüfliste: Häufige Fragen'));
    expect(await screen.findByText('Nichts zu beanstanden')).toBeInTheDocument();
    expect(address()).toBe(`/admin/content?page=${questions.id}&tab=check`);
    await visitor.click(list().getByRole('link', { name: /Impressum/ }));
    await visitor.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(field('Titel')).toHaveValue('Häufige Fragen neu'));
  });

  it('goes on in the large view with what was typed', async () => {
    const { visitor } = await edit();
    await visitor.type(field('Titel'), ' neu');
    await visitor.click(button('Groß bearbeiten: Häufige Fragen'));
    const large = within(await screen.findByRole('dialog', { name: 'Seite bearbeiten' }));
    expect(large.getByLabelText('Titel')).toHaveValue('Häufige Fragen neu');
    await visitor.click(large.getByRole('button', { name: 'Große Ansicht schließen' }));
    await waitFor(() => expect(field('Titel')).toHaveValue('Häufige Fragen neu'));
  });
});

describe('the text', () => {
  const area = () => field('Inhalt (Markdown oder HTML)') as HTMLTextAreaElement;

  it('is marked by tools and by keys, which the search of the console leaves alone', async () => {
    const { visitor } = await visit(`?page=${questions.id}`);
    await waitFor(() => expect(area()).toHaveValue(questions.content));
    await visitor.clear(area());
    await visitor.type(area(), 'Prüfung');
    area().setSelectionRange(0, 7);
    await visitor.click(button('Fett'));
    expect(area()).toHaveValue('**Prüfung**');
    await visitor.keyboard('{Control>}b{/Control}');
    expect(area()).toHaveValue('Prüfung');
    await visitor.keyboard('{Control>}k{/Control}');
    expect(area()).toHaveValue('[Prüfung](https://)');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has tools that are one stop of the Tab key', async () => {
    const { visitor } = await visit();
    act(() => button('Fett').focus());
    await visitor.keyboard('{ArrowRight}{ArrowRight}');
    expect(button('Überschrift')).toHaveFocus();
    await visitor.tab();
    expect(area()).toHaveFocus();
  });

  it('is shown as the server renders it, the last of several texts alone', async () => {
    const { visitor } = await visit(`?page=${questions.id}`);
    const asked: string[] = [];
    fakeServer.use(
      http.post<never, { text: string }>('*/api/admin/content/render', async ({ request }) => {
        const { text } = await request.json();
        asked.push(text);
        return HttpResponse.json(renderedAs(`<h2>${text}</h2>`));
      }),
    );
    await visitor.clear(area());
    await visitor.type(area(), 'Neuer Text');
    expect(await screen.findByRole('heading', { name: 'Neuer Text' })).toBeInTheDocument();
    expect(asked).not.toContain('Neuer Tex');
  });

  it('E4: is cleaned once more before it is shown', async () => {
    signIn(manager);
    servePages();
    const hostile =
      '<p id="inhalt">Gut<img src=x onerror="window.bad=1"><script>window.bad=1</script></p><form></form>';
    fakeServer.use(http.post('*/api/admin/content/render', () => HttpResponse.json(renderedAs(hostile))));
    renderSite('/admin/content');
    const shown = await screen.findByText('Gut');
    expect(shown.outerHTML).toBe('<p>Gut<img src="x"></p>');
    expect(shown.parentElement?.innerHTML).not.toContain('form');
  });

  it('says at its place why it cannot be shown', async () => {
    signIn(manager);
    servePages();
    fakeServer.use(
      http.post('*/api/admin/content/render', () => problem(400, 'content_too_complex', 'Zu tief verschachtelt.')),
    );
    renderSite('/admin/content');
    expect(await screen.findByText('Zu tief verschachtelt.')).toBeInTheDocument();
  });
});

describe('the trash', () => {
  it('takes a page, and gives it back as long as the toast stands', async () => {
    const { visitor } = await visit(`?page=${questions.id}`);
    fakeServer.use(
      http.delete(`*${addressOf(questions)}`, () => {
        site.pages = [imprint, access];
        return HttpResponse.json({ ...questions, deletedAt: '2026-11-22T10:00:00Z' });
      }),
    );
    answerCall('post', `${addressOf(questions)}/restore`, () => questions);
    await visitor.click(await screen.findByRole('button', { name: 'Weitere Aktionen für Häufige Fragen' }));
    await visitor.click(screen.getByRole('menuitem', { name: 'In den Papierkorb: Häufige Fragen' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Keine andere Stelle der Website führt zu dieser Seite.')).toBeInTheDocument();
    await visitor.click(question.getByRole('button', { name: 'In den Papierkorb' }));
    expect(await toast().findByText('Seite gelöscht')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toHaveLength(2));
    await visitor.click(toast().getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows what can come back, and asks before something goes for good', async () => {
    signIn(manager);
    servePages();
    site.trash = [{ ...questions, deletedAt: '2026-11-22T10:00:00Z' }];
    const { visitor } = renderSite('/admin/content?panel=trash');
    const drawer = within(await screen.findByRole('dialog', { name: 'Papierkorb' }));
    expect(await drawer.findByText('gelöscht 22.11.2026, 11:00:00')).toBeInTheDocument();
    await visitor.click(drawer.getByRole('button', { name: 'Häufige Fragen endgültig löschen' }));
    expect(await screen.findByRole('alertdialog', { name: '„Häufige Fragen“ endgültig löschen?' })).toBeInTheDocument();
  });
});

describe('the versions', () => {
  it('are compared with the page of now, and come back', async () => {
    const row = {
      number: 2,
      kind: 'saved',
      at: '2026-11-18T08:42:00Z',
      actor: 's.aydin',
      title: 'Fragen',
      slug: 'haeufige-fragen',
      isPublished: true,
    };
    const { visitor } = await visit(`?page=${questions.id}`);
    fakeServer.use(
      http.get(`*${addressOf(questions)}/revisions`, () => HttpResponse.json({ items: [row], total: 1 })),
      http.get(`*${addressOf(questions)}/revisions/2`, () =>
        HttpResponse.json({
          ...row,
          fields: { ...questions, title: 'Fragen' },
          against: questions,
          difference: [
            { kind: 'removed', text: 'alt\n' },
            { kind: 'added', text: 'neu\n' },
          ],
        }),
      ),
    );
    answerCall('post', `${addressOf(questions)}/revisions/2/restore`, () => questions);
    await visitor.click(button('Versionen: Häufige Fragen'));
    await visitor.click(await screen.findByRole('button', { name: 'Version 2 vergleichen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 2' }));
    expect(await dialog.findByText('alt')).toBeInTheDocument();
    expect(dialog.getByText('Damals: Fragen')).toBeInTheDocument();
    expect(dialog.getByText('Jetzt: Häufige Fragen')).toBeInTheDocument();
    await visitor.click(dialog.getByRole('button', { name: 'Wiederherstellen' }));
    expect(await toast().findByText('Version 2 ist wiederhergestellt.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({ version: 3 });
  });
});

describe('a planned publication', () => {
  const plan = {
    id: '66666666-6666-4666-8666-666666666666',
    pageId: access.id,
    pageTitle: access.title,
    pageSlug: access.slug,
    action: 'publish',
    at: '2027-01-01T07:00:00Z',
    state: 'waiting',
    createdBy: 's.aydin',
    createdAt: '2026-11-22T10:00:00Z',
    endedAt: null,
    failure: null,
  } as const;

  it('stands at its page and in the list, and is cancelled there', async () => {
    signIn(manager);
    servePages();
    site.plans = [plan];
    const { visitor } = renderSite(`/admin/content?page=${access.id}&panel=plans`);
    expect(await screen.findByText('Wird am 01.01.2027, 08:00:00 veröffentlicht.')).toBeInTheDocument();
    const drawer = within(await screen.findByRole('dialog', { name: 'Geplante Veröffentlichungen' }));
    fakeServer.use(
      http.delete(`*/api/admin/content/planned-publications/${plan.id}`, () => {
        site.plans = [];
        return HttpResponse.json({ ...plan, state: 'cancelled' });
      }),
    );
    await visitor.click(await drawer.findByRole('button', { name: /^Planung abbrechen: Barrierefreiheit/ }));
    expect(await toast().findByText('Planung abgebrochen')).toBeInTheDocument();
    expect(await drawer.findByText('Nichts geplant')).toBeInTheDocument();
  });
});

describe('an image', () => {
  it('needs words for those who do not see it, goes up as it is, and stands in the text', async () => {
    const { visitor } = await visit(`?page=${questions.id}`);
    fakeServer.use(http.get('*/api/admin/content/images', () => HttpResponse.json({ items: [], total: 0 })));
    await visitor.click(button('Bild'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bild wählen' }));
    expect(await dialog.findByText('Noch keine Bilder hochgeladen')).toBeInTheDocument();
    await visitor.upload(
      dialog.getByLabelText('Datei'),
      new File(['x'], 'filiale.png', { type: 'image/png' }) as never,
    );
    await visitor.click(dialog.getByRole('button', { name: 'Hochladen' }));
    expect(await dialog.findByText('Bitte beschreiben Sie das Bild.')).toBeInTheDocument();
    const asked: (string | null)[] = [];
    fakeServer.use(
      http.post('*/api/admin/content/images', async ({ request }) => {
        asked.push(
          new URL(request.url).searchParams.get('alt'),
          request.headers.get('Content-Type'),
          await request.text(),
        );
        return HttpResponse.json({ id: 'a', name: 'filiale.png', alt: 'Die Filiale', src: '/api/content/images/a' });
      }),
    );
    await visitor.type(dialog.getByLabelText('Alternativtext'), 'Die Filiale');
    await visitor.click(dialog.getByRole('button', { name: 'Hochladen' }));
    await waitFor(() =>
      expect((field('Inhalt (Markdown oder HTML)') as HTMLTextAreaElement).value).toContain(
        '![Die Filiale](/api/content/images/a)',
      ),
    );
    expect(asked).toEqual(['Die Filiale', 'image/png', 'x']);
  });
});
