import { screen, waitFor, within } from '@testing-library/react';
import { answerCall, sentCalls } from '~/testing/fakes/console.js';
import { pages, pagesPath, pageStore } from '~/testing/fakes/pages.js';
import { problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { pagesScreen, startFakePages, visitPages } from '~/testing/visits/visit-pages.js';

startFakePages();

const { access } = pages;
const { toast, field } = pagesScreen;

describe('a new page', () => {
  async function open() {
    const opened = await visitPages('?dialog=create');
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

  it('marks required fields', async () => {
    const { submit } = await open();
    await submit();
    expect(await toast().findByText('Fehlende Eingaben')).toBeInTheDocument();
    expect(toast().getByText('Bitte füllen Sie alle erforderlichen Felder aus.')).toBeInTheDocument();
    expect(sentCalls).toEqual([]);
  });

  it('is a draft unless said otherwise, and is shown once it is made', async () => {
    const { visitor, dialog, submit, address } = await open();
    const made = { ...access, id: '55555555-5555-4555-8555-555555555555', title: 'Für Banken', slug: 'f-r-banken' };
    answerCall('post', pagesPath, () => {
      pageStore.pages = [...pageStore.pages, made];
      return made;
    });
    await fillIn(visitor, dialog.getByLabelText('Titel'), 'Für Banken');
    await fillIn(visitor, dialog.getByLabelText('Inhalt (Markdown oder HTML)'), 'Text');
    await submit();
    expect(await toast().findByText('Seite erstellt')).toBeInTheDocument();
    expect(sentCalls).toEqual([
      {
        call: `POST ${pagesPath}`,
        body: {
          title: 'Für Banken',
          slug: 'f-r-banken',
          translationOf: null,
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

  it('reports at its field that another page has the address', async () => {
    const { visitor, dialog, submit } = await open();
    answerCall('post', pagesPath, () => problem(409, 'slug_taken', 'Diese Adresse hat schon eine andere Seite.'));
    await fillIn(visitor, dialog.getByLabelText('Titel'), 'Impressum');
    await fillIn(visitor, dialog.getByLabelText('Inhalt (Markdown oder HTML)'), 'Text');
    await submit();
    expect(await toast().findByText('Fehler beim Erstellen')).toBeInTheDocument();
    expect(dialog.getByLabelText('Adresse (Slug)')).toBeInvalid();
    expect(dialog.getByLabelText('Adresse (Slug)')).toHaveFocus();
  });
});
