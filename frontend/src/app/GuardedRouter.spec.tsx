import { act, screen, waitFor } from '@testing-library/react';
import { admin, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fillIn } from '~/testing/fill-in.js';
import { button, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

it('lets the back button lead on only after a question, and stays where a user continues editing', async () => {
  signIn(admin);
  const { visitor, address, history } = visitSite('/admin/users');
  await visitor.click(await screen.findByRole('button', { name: 'Benutzer erstellen' }));
  await fillIn(visitor, await screen.findByLabelText('E-Mail'), 'neu@bank.example');
  const goBack = async () => {
    act(() => history.go(-1));
    await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' });
    expect(address()).toBe('/admin/users?dialog=create');
  };
  await goBack();
  await visitor.click(button('Weiter bearbeiten'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe('/admin/users?dialog=create');
  expect(screen.getByLabelText('E-Mail')).toHaveValue('neu@bank.example');
  await goBack();
  await visitor.click(button('Verwerfen'));
  await waitFor(() => expect(address()).toBe('/admin/users'));
});
