import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  admin,
  answerCall,
  expireSession,
  sentCalls,
  signIn,
  startFakeConsole,
  users,
} from '~/testing/fakes/console.js';
import { fakeServer, problem, refusedField } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { button, dialog, toast, visitSite } from '~/testing/visit-site.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeConsole();

async function visit(query = '') {
  signIn(admin);
  const site = visitSite(`/admin/users${query}`);
  await screen.findByText('praktikum');
  return site;
}

describe('the list', () => {
  it('has the agreed columns with their contents', async () => {
    await visit();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Benutzer',
      'E-Mail',
      'Rolle',
      '2FA',
      'Status',
      'Letzte Anmeldung',
      'Aktionen',
    ]);
    const [, own, other, inactive] = screen.getAllByRole('row');
    expect(own).toHaveTextContent(/m\.hoffmann.*Sie.*Administrator.*Aktiviert.*Aktiv.*21\.11\.2026, 04:12:44/);
    expect(other).toHaveTextContent(/Manager.*Nie/);
    expect(inactive).toHaveTextContent(/Deaktiviert.*Inaktiv/);
  });

  it('keeps its order in the address', async () => {
    const { visitor, address } = await visit();
    await visitor.click(screen.getByRole('columnheader', { name: /Benutzer/ }));
    await waitFor(() => expect(address()).toBe('/admin/users?sort=username'));
    await waitFor(() => expect(screen.getAllByRole('row')[3]).toHaveTextContent('s.aydin'));
  });

  it('begins at its first page where the address names none', async () => {
    const { address } = await visit('?page=quatsch');
    await waitFor(() => expect(address()).toBe('/admin/users'));
  });

  it('reports a failure with the number for support, and tries again', async () => {
    signIn(admin);
    await visitAfterFailure('/admin/users', '/api/admin/users', 'Die Benutzer konnten nicht geladen werden');
    expect(await screen.findByText('praktikum')).toBeInTheDocument();
  });

  it('reports an empty list', async () => {
    signIn(admin);
    fakeServer.use(http.get('*/api/admin/users', () => HttpResponse.json({ items: [], total: 0 })));
    visitSite('/admin/users');
    expect(await screen.findByText('Noch keine Benutzer erstellt')).toBeInTheDocument();
  });
});

describe('creating a user', () => {
  async function fill() {
    const site = await visit();
    await site.visitor.click(button('Benutzer erstellen'));
    const form = await dialog('Benutzer erstellen');
    await fillIn(site.visitor, form.getByLabelText('Benutzername'), ' j.groß ');
    await fillIn(site.visitor, form.getByLabelText('E-Mail'), 'j.gross@bank.example');
    await fillIn(site.visitor, form.getByLabelText('Passwort'), 'ein langer Satz');
    return {
      ...site,
      form,
      submit: () => site.visitor.click(form.getByRole('button', { name: 'Benutzer erstellen' })),
    };
  }

  it('sends the input, as a manager unless chosen otherwise', async () => {
    const { submit, address } = await fill();
    answerCall('post', '/api/admin/users', () => ({ ...users[1], id: '9' }));
    await submit();
    expect(await toast().findByText('Benutzer erstellt')).toBeInTheDocument();
    expect(sentCalls).toEqual([
      {
        call: 'POST /api/admin/users',
        body: { username: 'j.groß', email: 'j.gross@bank.example', password: 'ein langer Satz', role: 'manager' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/admin/users');
  });

  it('marks required fields', async () => {
    const { visitor } = await visit('?dialog=create');
    const form = await dialog('Benutzer erstellen');
    await visitor.click(form.getByRole('button', { name: 'Benutzer erstellen' }));
    expect(await toast().findByText('Fehlende Eingaben')).toBeInTheDocument();
    expect(toast().getByText('Bitte füllen Sie alle erforderlichen Felder aus.')).toBeInTheDocument();
    expect(form.getByLabelText('Benutzername')).toHaveFocus();
    expect(form.getByLabelText('E-Mail')).toBeInvalid();
    expect(form.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(3);
    expect(sentCalls).toEqual([]);
  });

  it('shows the refusal of the server at its field', async () => {
    const { submit, form } = await fill();
    const message = 'Dieses Passwort ist zu leicht zu erraten.';
    answerCall('post', '/api/admin/users', () => refusedField('password', 'password_weak', message));
    await submit();
    expect(await toast().findByText('Fehler beim Erstellen')).toBeInTheDocument();
    expect(form.getByText(message)).toBeInTheDocument();
    await waitFor(() => expect(form.getByLabelText('Passwort')).toHaveFocus());
  });

  it('shows a refusal that belongs to no field above the buttons', async () => {
    const { submit, form } = await fill();
    answerCall('post', '/api/admin/users', () => problem(409, 'username_taken', 'Diesen Benutzernamen gibt es schon.'));
    await submit();
    expect(await form.findByText(/Diesen Benutzernamen gibt es schon/)).toHaveTextContent('b7c2-0042');
  });

  it('asks before it discards the input', async () => {
    const { visitor, form } = await fill();
    await visitor.click(form.getByRole('button', { name: 'Abbrechen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' }));
    expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toHaveFocus();
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(form.getByLabelText('E-Mail')).toHaveValue('j.gross@bank.example');
  });

  it('keeps the input when the session ends, without the password, and offers it after the next login', async () => {
    const { visitor, form, submit, address, history } = await fill();
    expireSession();
    await submit();
    expect(await toast().findByText('Sitzung abgelaufen')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admininterfacev1'));
    expect(history.location.state).toEqual({ from: '/admin/users?dialog=create', isEnded: true });
    expect(JSON.stringify({ ...sessionStorage })).toContain('j.gross@bank.example');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('langer Satz');

    answerCall('post', '/api/auth/login', () => ({ token: 'new', user: admin, requiresTwoFactor: false }));
    signIn(admin);
    localStorage.removeItem('auth_token');
    await visitor.type(await screen.findByLabelText('Benutzername'), 'm.hoffmann');
    await visitor.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    await visitor.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    expect(address()).toBe('/admin/users?dialog=create');
    expect((await dialog('Benutzer erstellen')).getByLabelText('E-Mail')).toHaveValue('j.gross@bank.example');
    expect(sessionStorage).toHaveLength(0);
    expect(form).toBeDefined();
  });
});

describe('an existing user', () => {
  it('is edited with the version that was read', async () => {
    const { visitor } = await visit('?dialog=edit&id=2');
    const form = await dialog('Benutzer s.aydin bearbeiten');
    answerCall('put', '/api/admin/users/2', () => users[1] ?? {});
    await visitor.clear(form.getByLabelText('E-Mail'));
    await visitor.type(form.getByLabelText('E-Mail'), 'neu@bank.example{Enter}');
    expect(await toast().findByText('Benutzer aktualisiert')).toBeInTheDocument();
    expect(sentCalls).toEqual([
      {
        call: 'PUT /api/admin/users/2',
        body: { username: 's.aydin', email: 'neu@bank.example', role: 'manager', isActive: true, version: 1 },
      },
    ]);
  });

  it.each(['edit', 'password'])('that does not exist opens no form: %s', async (name) => {
    const { address } = await visit(`?sort=username&dialog=${name}&id=quatsch`);
    expect(await toast().findByText('Diesen Benutzer gibt es nicht (mehr).')).toBeInTheDocument();
    expect(address()).toBe('/admin/users?sort=username');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays as it was typed when the user leaves the page of the list', async () => {
    const { visitor } = await visit('?dialog=edit&id=2');
    const form = await dialog('Benutzer s.aydin bearbeiten');
    await fillIn(visitor, form.getByLabelText('E-Mail'), '.neu');
    fakeServer.use(
      http.get('*/api/admin/users', ({ request }) =>
        new URL(request.url).search === ''
          ? new Promise<never>(() => undefined)
          : HttpResponse.json({ items: [users[2]], total: 3 }),
      ),
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('s.aydin@bank.example')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Benutzer s.aydin bearbeiten' })).toBeInTheDocument();
    expect(form.getByLabelText('E-Mail')).toHaveValue('s.aydin@bank.example.neu');
  });

  it('cannot switch off or demote themselves', async () => {
    await visit('?dialog=edit&id=1');
    const form = await dialog('Benutzer m.hoffmann bearbeiten');
    expect(form.getByRole('checkbox', { name: 'Aktiv' })).toBeDisabled();
    expect(form.getByText('Das eigene Konto können Sie nicht deaktivieren oder herabstufen.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'm.hoffmann deaktivieren', hidden: true })).not.toBeInTheDocument();
  });

  it('B7: cannot reset their own two-factor', async () => {
    await visit();
    expect(button('Weitere Aktionen für s.aydin')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Weitere Aktionen für m.hoffmann' })).not.toBeInTheDocument();
  });

  it('gets a new password', async () => {
    const { visitor } = await visit();
    answerCall('put', '/api/auth/change-password', () => ({ message: 'Geändert.' }));
    await visitor.click(button('Passwort von s.aydin ändern'));
    const form = await dialog('Passwort von s.aydin ändern');
    await visitor.click(form.getByRole('button', { name: 'Passwort ändern' }));
    expect(await toast().findByText('Bitte geben Sie ein neues Passwort ein.')).toBeInTheDocument();
    await visitor.type(form.getByLabelText('Neues Passwort'), 'ein langer Satz{Enter}');
    expect(await toast().findByText('Passwort geändert')).toBeInTheDocument();
    expect(sentCalls.map(({ body }) => body)).toEqual([{ newPassword: 'ein langer Satz', userId: '2' }]);
  });
});
