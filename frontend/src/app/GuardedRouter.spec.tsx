import { act, screen, waitFor } from '@testing-library/react';
import { admin, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { visitSite } from '~/testing/visit-site.js';

startFakeConsole();

async function typeAndGoBack() {
  signIn(admin);
  const site = visitSite('/admin/users');
  await site.visitor.click(await screen.findByRole('button', { name: 'Benutzer erstellen' }));
  await site.visitor.type(await screen.findByLabelText('E-Mail'), 'neu@bank.example');
  act(() => site.history.go(-1));
  await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' });
  return site;
}

it('lets the back button lead on only after a question', async () => {
  const { visitor, address } = await typeAndGoBack();
  expect(address()).toBe('/admin/users?dialog=create');
  await visitor.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(address()).toBe('/admin/users'));
});

it('stays where a user continues editing', async () => {
  const { visitor, address } = await typeAndGoBack();
  await visitor.click(screen.getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(address()).toBe('/admin/users?dialog=create');
  expect(screen.getByLabelText('E-Mail')).toHaveValue('neu@bank.example');
});
