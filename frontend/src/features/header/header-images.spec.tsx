// Loaded before the first test: the script takes longer than a test waits.
import './HeaderPage.js';
import { problems } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerCall, forgetEverything, manager, sent, signIn } from '~/testing/fake-console.js';
import { image, serveContent } from '~/testing/fake-content.js';
import { startFakeServer } from '~/testing/fake-server.js';
import { renderSite } from '~/testing/render-site.js';

startFakeServer();
beforeEach(forgetEverything);

const path = `/api/admin/content/images/${image.id}`;

async function open() {
  signIn(manager);
  serveContent();
  const { visitor } = renderSite('/admin/header');
  await visitor.click(await screen.findByRole('button', { name: 'Eigenes Logo: Bild wählen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild wählen' }));
  await dialog.findByRole('button', { name: image.alt });
  return { visitor, dialog };
}

it('is described anew where it is chosen, with the version that was seen', async () => {
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
  expect(sent).toEqual([{ call: `PUT ${path}`, body: { alt: 'Neu', version: image.version } }]);
  expect(pencil).toHaveFocus();
});

it('is deleted after a question, and stays where something shows it', async () => {
  const { visitor, dialog } = await open();
  const message = 'Dieses Bild wird noch verwendet: Header. Bitte entfernen Sie es zuerst dort.';
  const { status } = problems.image_in_use;
  answerCall('delete', path, () => HttpResponse.json({ status, code: 'image_in_use', message }, { status }));
  await visitor.click(dialog.getByRole('button', { name: `${image.alt}: Löschen` }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent).toEqual([]);
  await visitor.click(question.getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent.map(({ call }) => call)).toEqual([`DELETE ${path}`]);
});
