// Loaded before the first test: the script takes longer than a test waits.
import './HeaderPage.js';
import { File as NodeFile } from 'node:buffer';
import { type ImageList, problems } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, answerCall, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { image, serveContent } from '~/testing/fakes/content.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';

startFakeConsole();

const oldest = { ...image, id: `${image.id.slice(0, -1)}9`, alt: 'Das älteste' };
const path = `/api/admin/content/images/${image.id}`;

/** A file of Node's own class, which Node's `fetch` requires. */
const fileNamed = (name: string) => new NodeFile(['png'], name, { type: 'image/png' }) as unknown as File;

const oneImage = (): ImageList => ({ items: [image], total: 1 });

/**
 * @param entries of the audit log of images
 * @param listImages the images at an offset
 */
async function open(
  user = manager,
  entries: readonly object[] = [],
  listImages: (offset: string | null) => ImageList = oneImage,
) {
  signIn(user);
  serveContent();
  fakeServer.use(
    http.get('*/api/admin/audit', ({ request }) => {
      const isAsked = new URL(request.url).searchParams.get('area') === 'images';
      return HttpResponse.json({ entries: isAsked ? entries : [], nextCursor: null });
    }),
    http.get('*/api/admin/content/images', ({ request }) =>
      HttpResponse.json(listImages(new URL(request.url).searchParams.get('offset'))),
    ),
  );
  const { visitor } = visitSite('/admin/header');
  await visitor.click(await screen.findByRole('button', { name: 'Eigenes Logo: Bild wählen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild wählen' }));
  await dialog.findByRole('button', { name: image.alt });
  return { visitor, dialog };
}

it('gets a new description where it is chosen, with the version that was seen', async () => {
  const { visitor, dialog } = await open();
  answerCall('put', path, (body) => ({ ...image, ...(body as object), version: image.version + 1 }));
  const pencil = dialog.getByRole('button', { name: `${image.alt}: Alternativtext ändern` });
  await visitor.click(pencil);
  const field = dialog.getByLabelText(`Alternativtext von „${image.alt}“`);
  expect(field).toHaveFocus();
  await visitor.clear(field);
  await visitor.keyboard('{Enter}');
  expect(dialog.getByText('Bitte beschreiben Sie das Bild.')).toBeInTheDocument();
  await visitor.type(field, 'Neu{Enter}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(sentCalls).toEqual([{ call: `PUT ${path}`, body: { alt: 'Neu', version: image.version } }]);
  expect(pencil).toHaveFocus();
});

it('is deleted after a question, and stays where something shows it', async () => {
  const { visitor, dialog } = await open();
  const message = 'Dieses Bild wird noch verwendet: Header. Bitte entfernen Sie es zuerst dort.';
  const { status } = problems.image_in_use;
  answerCall('delete', path, () => HttpResponse.json({ status, code: 'image_in_use', message }, { status }));
  await visitor.click(dialog.getByRole('button', { name: `${image.alt}: Löschen` }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sentCalls).toEqual([]);
  await visitor.click(question.getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sentCalls.map(({ call }) => call)).toEqual([`DELETE ${path}`]);
});

it('is uploaded as it is, with an alternative text, and then chosen', async () => {
  const { visitor, dialog: images } = await open();
  const uploads: { query: string; type: string | null }[] = [];
  fakeServer.use(
    http.post('*/api/admin/content/images', ({ request }) => {
      uploads.push({ query: new URL(request.url).search, type: request.headers.get('content-type') });
      return HttpResponse.json({ ...image, id: image.id.replace('a001', 'a002'), src: `${image.src.slice(0, -1)}2` });
    }),
  );
  await visitor.upload(images.getByLabelText('Datei'), fileNamed('neu.png'));
  await visitor.click(images.getByRole('button', { name: 'Hochladen' }));
  expect(images.getByText('Bitte beschreiben Sie das Bild.')).toBeInTheDocument();
  expect(images.getByLabelText('Alternativtext')).toHaveFocus();
  await visitor.type(images.getByLabelText('Alternativtext'), 'Neues Logo{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(uploads).toEqual([{ query: '?alt=Neues+Logo&name=neu.png', type: 'image/png' }]);
  expect(screen.getByText('Ungespeicherte Änderungen')).toBeInTheDocument();
});

it('says why an image is not taken', async () => {
  const { visitor, dialog: images } = await open();
  fakeServer.use(
    http.post('*/api/admin/content/images', () =>
      problem(400, 'image_unreadable', 'Dieses Bild ist beschädigt und lässt sich nicht lesen.'),
    ),
  );
  await visitor.upload(images.getByLabelText('Datei'), fileNamed('x.png'));
  await visitor.type(images.getByLabelText('Alternativtext'), 'Logo{Enter}');
  expect(await images.findByText('Dieses Bild ist beschädigt und lässt sich nicht lesen.')).toBeInTheDocument();
});

it.each([manager, admin])('shows $role the last editor of an image', async (user) => {
  const entry = { id: 'cms-7', timestamp: '2026-11-21T03:12:44Z', action: 'image.changed', actor: 'm.hoffmann' };
  const { dialog } = await open(user, [entry]);
  expect(await dialog.findByText('zuletzt geändert von m.hoffmann am 21.11.2026, 04:12')).toBeInTheDocument();
});

it('is found on a further page, which the list leaves when its last image is gone', async () => {
  let total = 101;
  const { visitor, dialog } = await open(manager, [], (offset) => {
    const furtherItems = total > 100 ? [oldest] : [];
    return { items: offset === '0' ? [image] : furtherItems, total };
  });
  await visitor.click(await dialog.findByRole('button', { name: 'Weiter' }));
  expect(await dialog.findByRole('button', { name: oldest.alt })).toBeInTheDocument();
  expect(dialog.getByText('Zeige 101-101 von 101 Einträgen')).toBeInTheDocument();
  answerCall('delete', `/api/admin/content/images/${oldest.id}`, () => {
    total = 100;
    return oldest;
  });
  await visitor.click(dialog.getByRole('button', { name: `${oldest.alt}: Löschen` }));
  await visitor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }));
  expect(await dialog.findByRole('button', { name: image.alt })).toBeInTheDocument();
  expect(dialog.queryByRole('navigation')).not.toBeInTheDocument();
});
