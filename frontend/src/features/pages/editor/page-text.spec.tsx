import { File } from 'node:buffer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { manager, signIn } from '~/testing/fakes/console.js';
import { pages, renderedAs, servePages } from '~/testing/fakes/pages.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { questions } = pages;
const { button, field } = pagesScreen;

describe('the text', () => {
  const area = () => field('Inhalt (Markdown oder HTML)');

  it('is marked by tools and by keys, which the search of the console leaves alone', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`);
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
    const { visitor } = await visitPages();
    act(() => button('Fett').focus());
    await visitor.keyboard('{ArrowRight}{ArrowRight}');
    expect(button('Überschrift')).toHaveFocus();
    await visitor.tab();
    expect(area()).toHaveFocus();
  });

  it('is shown as the server renders it, the last of several texts alone', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`);
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

  it('E4: is cleaned again before it is shown', async () => {
    signIn(manager);
    servePages();
    const hostile =
      '<p id="inhalt">Gut<img src=x onerror="window.bad=1"><script>window.bad=1</script></p><form></form>';
    fakeServer.use(http.post('*/api/admin/content/render', () => HttpResponse.json(renderedAs(hostile))));
    visitSite('/admin/content');
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
    visitSite('/admin/content');
    expect(await screen.findByText('Zu tief verschachtelt.')).toBeInTheDocument();
  });
});

describe('an image', () => {
  it('needs an alternative text, is uploaded as it is, and appears in the text', async () => {
    const { visitor } = await visitPages(`?page=${questions.id}`);
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
      expect(field('Inhalt (Markdown oder HTML)').value).toContain('![Die Filiale](/api/content/images/a)'),
    );
    expect(asked).toEqual(['Die Filiale', 'image/png', 'x']);
  });
});
