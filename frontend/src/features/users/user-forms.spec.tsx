import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, answerCall, sentCalls, signIn, startFakeConsole, users } from '~/testing/fakes/console.js';
import { fakeServer, problem, refusedField } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { dialog, toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

async function visit(query: string) {
  signIn(admin);
  const site = visitSite(`/admin/users${query}`);
  await screen.findByText('praktikum', { selector: '[role="gridcell"] *' });
  return site;
}

describe('the form of a user', () => {
  it('is of the one in the address, also when another one follows without a step between', async () => {
    const { history } = await visit('?dialog=edit&id=2');
    const first = await dialog('Benutzer s.aydin bearbeiten');
    expect(first.getByLabelText('E-Mail')).toHaveValue('s.aydin@bank.example');
    act(() => history.push('/admin/users?dialog=edit&id=3'));
    const next = await dialog('Benutzer praktikum bearbeiten');
    expect(next.getByLabelText('E-Mail')).toHaveValue('praktikum@bank.example');
    expect(next.getByRole('checkbox', { name: 'Aktiv' })).not.toBeChecked();
  });

  it('keeps the input while no answer comes, reports that, and sends it unchanged after the next one', async () => {
    const { visitor } = await visit('?dialog=edit&id=2');
    const form = await dialog('Benutzer s.aydin bearbeiten');
    const email = form.getByLabelText('E-Mail');
    await visitor.clear(email);
    await fillIn(visitor, email, 'neu@bank.example');
    fakeServer.use(http.put('*/api/admin/users/2', () => HttpResponse.error(), { once: true }));
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await toast().findByText('Fehler beim Aktualisieren')).toBeInTheDocument();
    expect(email).toHaveValue('neu@bank.example');
    answerCall('put', '/api/admin/users/2', () => ({ ...users[1]!, email: 'neu@bank.example', version: 2 }));
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await toast().findByText('Benutzer aktualisiert')).toBeInTheDocument();
    expect(sentCalls[0]?.body).toMatchObject({ email: 'neu@bank.example', version: 1 });
  });

  it('says that the last administrator must stay one', async () => {
    const { visitor } = await visit('?dialog=edit&id=2');
    const form = await dialog('Benutzer s.aydin bearbeiten');
    answerCall('put', '/api/admin/users/2', () => problem(409, 'last_admin', 'Ein Administrator muss bleiben.'));
    await visitor.click(form.getByRole('checkbox', { name: 'Aktiv' }));
    await visitor.click(form.getByRole('button', { name: 'Speichern' }));
    expect(await form.findByText(/^Ein Administrator muss bleiben\./)).toHaveTextContent('b7c2-0042');
    expect(form.getByRole('checkbox', { name: 'Aktiv' })).not.toBeChecked();
    expect(form.getByRole('button', { name: 'Speichern' })).toBeEnabled();
  });

  it('is closed by Escape at once while nothing is typed', async () => {
    const { visitor, address } = await visit('?dialog=edit&id=2');
    await dialog('Benutzer s.aydin bearbeiten');
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/users'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('a new password for another user', () => {
  it('that is too weak is refused at its field, stays there, and in no storage', async () => {
    const { visitor, address } = await visit('?dialog=password&id=2');
    const form = await dialog('Passwort von s.aydin ändern');
    const message = 'Dieses Passwort steht auf einer Liste häufiger Passwörter.';
    answerCall('put', '/api/auth/change-password', () => refusedField('newPassword', 'password_weak', message));
    const field = form.getByLabelText('Neues Passwort');
    await fillIn(visitor, field, 'Passwort12345');
    await visitor.click(form.getByRole('button', { name: 'Passwort ändern' }));
    expect(await toast().findByText('Fehler beim Ändern des Passworts')).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message) as string);
    expect(field).toHaveValue('Passwort12345');
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, address()]);
    expect(kept).not.toContain('Passwort12345');
  });

  it('says before it is sent that every session of that user ends', async () => {
    await visit('?dialog=password&id=2');
    const form = await dialog('Passwort von s.aydin ändern');
    expect(form.getByText(/^Alle Sitzungen dieses Benutzers enden sofort\./)).toBeInTheDocument();
    expect(form.getByLabelText('Neues Passwort')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('many users', () => {
  it('are asked for page by page, in the size and order of the address, and their count is read out', async () => {
    const asked: Record<string, string>[] = [];
    signIn(admin);
    fakeServer.use(
      http.get('*/api/admin/users', ({ request }) => {
        asked.push(Object.fromEntries(new URL(request.url).searchParams));
        return HttpResponse.json({ items: users, total: 1_234 });
      }),
    );
    const { visitor, address } = visitSite('/admin/users?search=bank&sort=-lastLogin&size=50&page=3');
    expect(await screen.findByText('1.234 Benutzer gefunden')).toHaveAttribute('role', 'status');
    expect(asked.at(-1)).toEqual({ search: 'bank', sort: '-lastLogin', limit: '50', offset: '100' });
    await visitor.click(screen.getByRole('combobox', { name: 'Einträge je Seite' }));
    await visitor.click(screen.getByRole('option', { name: '20 je Seite' }));
    expect(address()).toBe('/admin/users?search=bank&sort=-lastLogin');
    await visitor.click(screen.getByRole('button', { name: 'Filter entfernen: Suche bank' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ sort: '-lastLogin', limit: '20', offset: '0' }));
  });

  it('appear again after a search without results is reset', async () => {
    const { visitor, address } = await visit('');
    const search = screen.getByRole('searchbox', { name: 'Benutzername oder E-Mail suchen' });
    await fillIn(visitor, search, 'niemand');
    expect(await screen.findByText('Keine Benutzer entsprechen den Filterkriterien')).toBeInTheDocument();
    const [again] = screen.getAllByRole('button', { name: 'Filter zurücksetzen' });
    await visitor.click(again!);
    expect(await screen.findByText('praktikum')).toBeInTheDocument();
    expect(address()).toBe('/admin/users');
  });
});
