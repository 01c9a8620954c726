import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  admin,
  answerCall,
  expireSession,
  manager,
  sentCalls,
  signIn,
  startFakeConsole,
} from '~/testing/fakes/console.js';
import { header, serveContent } from '~/testing/fakes/content.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

const navigation = () => screen.findByRole('navigation', { name: 'Bereiche der Verwaltung' });
const entries = async () =>
  within(await navigation())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('without a session', () => {
  it('says so and leads to the login after half a second', async () => {
    const { address } = visitSite('/admin/dashboard');
    expect(await toast().findByText('Nicht authentifiziert')).toBeInTheDocument();
    expect(toast().getByText('Sie werden zur Anmeldung weitergeleitet...')).toBeInTheDocument();
    expect(address()).toBe('/admin/dashboard');
    await waitFor(() => expect(address()).toBe('/admininterfacev1'));
  });

  it('says that the session has ended, forgets its token and remembers the place', async () => {
    signIn(admin);
    expireSession();
    const { address, history } = visitSite('/admin/users?sort=email');
    expect(await toast().findByText('Sitzung abgelaufen')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admininterfacev1'));
    expect(history.location.state).toEqual({ from: '/admin/users?sort=email', isEnded: true });
    expect(await screen.findByText(/Ihre Sitzung ist abgelaufen/)).toBeInTheDocument();
    expect(localStorage.getItem('auth_token')).toBeNull();
  });
});

it('says only that the session has ended, not that the calls of the section were refused', async () => {
  signIn(admin);
  const { visitor, address } = visitSite('/admin/account');
  await screen.findByRole('heading', { name: 'Mein Konto' });
  expireSession();
  await visitor.click(within(await navigation()).getByRole('link', { name: 'Datenbank' }));
  await waitFor(() => expect(address()).toBe('/admininterfacev1'));
  expect(toast().getByText('Sitzung abgelaufen')).toBeInTheDocument();
  expect(toast().queryByText('Statistik-Fehler')).not.toBeInTheDocument();
});

it('waits for the user in the place of the section, not in that of the sidebar', async () => {
  signIn(admin);
  fakeServer.use(http.get('*/api/auth/user', () => new Promise<never>(() => undefined)));
  visitSite('/admin/dashboard');
  expect(within(await screen.findByRole('main')).getByRole('progressbar')).toBeInTheDocument();
});

describe('with a session', () => {
  it('has the title, the role and the entries of an admin', async () => {
    signIn(admin);
    visitSite('/admin/dashboard');
    expect(await entries()).toEqual([
      'Dashboard',
      'Live-Statistiken',
      'API-Schlüssel',
      'Benutzerverwaltung',
      'Seiten-Verwaltung',
      'Homepage-Verwaltung',
      'Header-Verwaltung',
      'Footer-Konfiguration',
      'API-Logs',
      'Datenbank',
      'System',
    ]);
    expect(document.title).toBe('IBAN-Prüfer - Admin');
    expect(screen.getByText('Administrator')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it('hides the users from a manager, and shows the dashboard at their address', async () => {
    signIn(manager);
    visitSite('/admin/users');
    expect(await entries()).toEqual([
      'Dashboard',
      'Live-Statistiken',
      'API-Schlüssel',
      'Seiten-Verwaltung',
      'Homepage-Verwaltung',
      'Header-Verwaltung',
      'Footer-Konfiguration',
      'API-Logs',
    ]);
    expect(screen.getByText('Manager')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeInTheDocument();
  });

  it.each(['', '/gibt-es-nicht', '/database', '/users?tab=audit'])(
    'A1: shows a manager the dashboard at /admin%s',
    async (path) => {
      signIn(manager);
      visitSite(`/admin${path}`);
      expect(await screen.findByRole('heading', { name: 'Dashboard', level: 1 })).toBeInTheDocument();
    },
  );

  it('shows a section for addresses below its own', async () => {
    signIn(admin);
    const { address } = visitSite('/admin/users/7?sort=email');
    expect(await screen.findByRole('heading', { name: 'Benutzerverwaltung', level: 1 })).toBeInTheDocument();
    expect(address()).toBe('/admin/users?sort=email');
  });

  it('has the title that staff has given the site', async () => {
    signIn(admin);
    fakeServer.use(http.get('*/api/header/config', () => HttpResponse.json(header)));
    visitSite('/admin/account');
    await waitFor(() => expect(document.title).toBe('Mein Konto · Prüfstelle Nord - Admin'));
    expect(screen.getByRole('link', { name: /^Prüfstelle Nord/ })).toHaveAttribute('href', '/admin/dashboard');
  });

  it('leads to the setup of two-factor as long as it is missing', async () => {
    signIn({ ...admin, twoFactorEnabled: false });
    const { address } = visitSite('/admin/dashboard');
    await waitFor(() => expect(address()).toBe('/admin/setup-2fa'));
  });

  it('ends at the public page: no token, nothing loaded, and the server ends the session', async () => {
    signIn(admin);
    answerCall('post', '/api/auth/logout', () => ({ message: 'Sie sind abgemeldet.' }));
    const { visitor, address } = visitSite('/admin/dashboard');
    await visitor.click(await screen.findByRole('button', { name: 'Abmelden' }));
    expect(await toast().findByText('Erfolgreich abgemeldet')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(screen.queryByText('Nicht authentifiziert')).not.toBeInTheDocument();
    await waitFor(() => expect(sentCalls).toEqual([{ call: 'POST /api/auth/logout', body: undefined }]));
  });

  it('asks before unsaved input is lost with the session', async () => {
    signIn(admin);
    serveContent();
    const { visitor, address } = visitSite('/admin/header');
    await fillIn(visitor, await screen.findByLabelText('Name der Website'), ' & Söhne');
    await visitor.click(screen.getByRole('button', { name: 'Abmelden' }));
    await visitor.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    expect([address(), localStorage.getItem('auth_token'), sentCalls]).toEqual(['/admin/header', 'token', []]);
    expect(screen.getByLabelText('Name der Website')).toHaveValue('Prüfstelle Nord & Söhne');
    await visitor.click(await screen.findByRole('button', { name: 'Abmelden' }));
    await visitor.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    expect(await toast().findByText('Erfolgreich abgemeldet')).toBeInTheDocument();
    expect([address(), localStorage.getItem('auth_token')]).toEqual(['/', null]);
  });

  it('B11: follows a sign-out in another tab at once', async () => {
    signIn(admin);
    const { address } = visitSite('/admin/account');
    await screen.findByRole('heading', { name: 'Mein Konto' });
    localStorage.removeItem('auth_token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', storageArea: localStorage })));
    expect(address()).toBe('/admininterfacev1');
    expect(await toast().findByText('Sie haben sich in einem anderen Fenster abgemeldet.')).toBeInTheDocument();
    expect(screen.queryByText(admin.username)).not.toBeInTheDocument();
  });

  it('shows the next person nothing of the one before, when another tab signs in', async () => {
    signIn(admin);
    visitSite('/admin/account');
    await screen.findByText(admin.username);
    signIn(manager);
    localStorage.setItem('auth_token', 'another');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', storageArea: localStorage })));
    expect(await screen.findByText(manager.username)).toBeInTheDocument();
    expect(screen.queryByText(admin.username)).not.toBeInTheDocument();
  });

  it('reports a lost connection, and notices when it is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    signIn(admin);
    visitSite('/admin/account');
    expect(
      await screen.findByText(/^Sie sind offline: keine Verbindung zum Internet\. Was Sie sehen/),
    ).toBeInTheDocument();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await toast().findByText('Wieder verbunden')).toBeInTheDocument();
    expect(screen.queryByText(/(Keine Verbindung|Sie sind offline)/)).not.toBeInTheDocument();
    onLine.mockRestore();
  });

  it('looks for a server that does not answer, until it does', async () => {
    signIn(admin);
    let isThere = false;
    fakeServer.use(
      ...['*/api/auth/sessions', '*/api/auth/recovery-codes', '*/api/admin/*'].map((path) =>
        http.all(path, () => (isThere ? undefined : HttpResponse.error())),
      ),
      http.head('*/favicon.svg', () => (isThere ? new HttpResponse() : HttpResponse.error())),
    );
    visitSite('/admin/account');
    expect(await screen.findByText(/^Keine Verbindung zum Server\. Wir versuchen/)).toBeInTheDocument();
    isThere = true;
    expect(await toast().findByText('Wieder verbunden')).toBeInTheDocument();
  });

  it('says when the browser keeps the token', async () => {
    signIn(admin);
    const { visitor } = visitSite('/admin/dashboard');
    const logout = await screen.findByRole('button', { name: 'Abmelden' });
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await visitor.click(logout);
    expect(await toast().findByText('Abmeldung fehlgeschlagen')).toBeInTheDocument();
  });

  it('lets every user reach their own account', async () => {
    signIn(manager);
    const { visitor } = visitSite('/admin/dashboard');
    await visitor.click(await screen.findByRole('link', { name: /^Mein Konto: ?s\.aydin/ }));
    expect(await screen.findByRole('heading', { name: 'Meine 2FA-Einstellungen' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Passwort ändern' })).toBeInTheDocument();
  });
});
