import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  admin,
  answerCall,
  answerConflict,
  sentCalls,
  signIn,
  startFakeConsole,
  users,
} from '~/testing/fakes/console.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { dialog, toast, visitSite } from '~/testing/visit-site.js';
import { keepDraft } from '~/ui/form/state/drafts.js';

startFakeConsole();

/** The address is being changed, and somebody else has changed the user since. */
async function collide() {
  signIn(admin);
  const { visitor } = visitSite('/admin/users?dialog=edit&id=2');
  const form = await dialog('Benutzer s.aydin bearbeiten');
  const entry = {
    id: '9',
    timestamp: '2026-11-23T13:14:16Z',
    action: 'user.changed',
    actor: 'k.brandt',
    details: null,
  };
  fakeServer.use(http.get('*/api/admin/audit', () => HttpResponse.json({ entries: [entry], nextCursor: null })));
  answerConflict('/api/admin/users/2', { ...users[1]!, role: 'admin', version: 2 });
  await visitor.type(form.getByLabelText('E-Mail'), 'x{Enter}');
  await form.findByText('Inzwischen geändert');
  return { visitor, form };
}

describe('an edit of a user whom somebody else has changed', () => {
  it('shows both versions and the user of the other, and keeps what was typed', async () => {
    const { form } = await collide();
    expect(await form.findByText(/^k\.brandt hat um 14:14 gespeichert/)).toBeInTheDocument();
    expect(form.getByRole('row', { name: /^E-Mail/ })).toHaveTextContent('s.aydin@bank.examplexs.aydin@bank.example');
    expect(form.getByRole('row', { name: /^Rolle/ })).toHaveTextContent('RolleManagerAdministrator');
    expect(form.queryByRole('row', { name: /^Aktiv/ })).not.toBeInTheDocument();
    expect(form.getByLabelText('E-Mail')).toHaveValue('s.aydin@bank.examplex');
  });

  it('is saved over the change of somebody else when that is wanted, and over no newer one', async () => {
    const { visitor, form } = await collide();
    await visitor.click(form.getByRole('button', { name: 'Trotzdem speichern' }));
    expect(await toast().findByText('Benutzer aktualisiert')).toBeInTheDocument();
    expect(sentCalls.map(({ body }) => (body as { version?: number }).version)).toEqual([1, 2]);
  });

  it('loads the current state when the user chooses so', async () => {
    const { visitor, form } = await collide();
    await visitor.click(form.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }));
    const reloadedDialog = await dialog('Benutzer s.aydin bearbeiten');
    await waitFor(() =>
      expect(reloadedDialog.getByRole('combobox', { name: 'Rolle' })).toHaveTextContent('Administrator'),
    );
    expect(reloadedDialog.getByLabelText('E-Mail')).toHaveValue('s.aydin@bank.example');
  });
});

describe('input from before the session ended, typed over an earlier version', () => {
  async function takeOver() {
    keepDraft(admin.username, 'users.edit.3', { version: 6, fields: { email: 'neu@bank.example' } });
    signIn(admin);
    const { visitor } = visitSite('/admin/users?dialog=edit&id=3');
    const form = await dialog('Benutzer praktikum bearbeiten');
    await visitor.click(form.getByRole('button', { name: 'Übernehmen' }));
    return { visitor, form };
  }

  it('is compared with the current state, and saved over that alone', async () => {
    const { visitor, form } = await takeOver();
    expect(form.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FeldIhre EingabeGespeichert',
      'E-Mailneu@bank.examplepraktikum@bank.example',
    ]);
    answerCall('put', '/api/admin/users/3', () => users[2]!);
    await visitor.click(form.getByRole('button', { name: 'Trotzdem speichern' }));
    expect(await toast().findByText('Benutzer aktualisiert')).toBeInTheDocument();
    const { username, role, isActive } = users[2]!;
    expect(sentCalls.map(({ body }) => body)).toEqual([
      { username, email: 'neu@bank.example', role, isActive, version: 7 },
    ]);
  });

  it('gives way to the current state when the user chooses so', async () => {
    const { visitor, form } = await takeOver();
    await visitor.click(form.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }));
    await waitFor(async () =>
      expect((await dialog('Benutzer praktikum bearbeiten')).getByLabelText('E-Mail')).toHaveValue(
        'praktikum@bank.example',
      ),
    );
    expect(screen.queryByText('Inzwischen geändert')).not.toBeInTheDocument();
  });
});
