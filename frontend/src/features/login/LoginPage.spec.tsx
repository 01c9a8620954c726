import { screen, waitFor, within } from '@testing-library/react';
import { admin, answerCall, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { stats } from '~/testing/fakes/figures.js';
import { problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { button, toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

const LOGIN = '/api/auth/login';
const loginFailure = (headers = {}) => problem(401, 'login_failed', 'Ungültige Anmeldedaten oder 2FA-Code.', headers);

async function enter(username: string, password: string) {
  const site = visitSite('/admininterfacev1');
  const name = await screen.findByLabelText('Benutzername');
  if (username) await fillIn(site.visitor, name, username);
  if (password) await fillIn(site.visitor, screen.getByLabelText('Passwort'), password);
  await site.visitor.click(button('Anmelden'));
  return site;
}

/** The server knows the password and wants this code as well. */
function wantCode(right: string) {
  answerCall('post', LOGIN, (body) => {
    const { totpCode, recoveryCode } = body as { totpCode?: string; recoveryCode?: string };
    if (totpCode === right || recoveryCode === right) {
      signIn(admin);
      return { token: 'token', user: admin, requiresTwoFactor: false };
    }
    return totpCode || recoveryCode ? loginFailure() : { token: null, user: null, requiresTwoFactor: true };
  });
}

describe('name and password', () => {
  it('have the attributes that password managers look for', async () => {
    visitSite('/admininterfacev1');
    expect(await screen.findByLabelText('Benutzername')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Passwort')).toHaveAttribute('autocomplete', 'current-password');
    expect(document.title).toBe('IBAN-Prüfer - Admin');
  });

  it.each([
    ['', '', 'Benutzername'],
    ['admin', '', 'Passwort'],
  ])('are both required (%j, %j)', async (username, password, focused) => {
    await enter(username, password);
    expect(await toast().findByText('Fehlende Eingaben')).toBeInTheDocument();
    expect(screen.getByLabelText(focused)).toHaveFocus();
    expect(sentCalls).toEqual([]);
  });

  it('are refused with the agreed words', async () => {
    answerCall('post', LOGIN, () => loginFailure());
    await enter('admin', 'falsch');
    expect(await toast().findByText('Anmeldung fehlgeschlagen')).toBeInTheDocument();
    expect(toast().getByText('Ungültige Anmeldedaten oder 2FA-Code.')).toBeInTheDocument();
  });

  it('leave the reason of a refusal next to the form until the next try', async () => {
    answerCall('post', LOGIN, () => loginFailure());
    const { visitor } = await enter('admin', 'falsch');
    const form = within(screen.getByRole('main'));
    expect(await form.findByRole('alert')).toHaveTextContent('Ungültige Anmeldedaten oder 2FA-Code.');
    wantCode('123456');
    await visitor.click(button('Anmelden'));
    await screen.findByLabelText('6-stelliger Code');
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('show the message of any other error', async () => {
    answerCall('post', LOGIN, () => problem(503, 'unavailable', 'Der Dienst ist nicht erreichbar.'));
    await enter('admin', 'geheim');
    expect(await toast().findByText('Der Dienst ist nicht erreichbar.')).toBeInTheDocument();
  });

  it('count down how long there is no further try', async () => {
    answerCall('post', LOGIN, () =>
      problem(429, 'too_many_attempts', 'Zu viele Fehlversuche.', { 'Retry-After': '65' }),
    );
    await enter('admin', 'geheim');
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Nächster Versuch möglich in 1:0\d Minuten\.$/);
  });

  it('lead to the setup of two-factor as long as it is missing', async () => {
    const user = { ...admin, twoFactorEnabled: false };
    answerCall('post', LOGIN, () => {
      signIn(user);
      return { token: 'setup', user, requiresTwoFactor: false };
    });
    const { address } = await enter('admin', 'geheim');
    expect(await screen.findByRole('button', { name: '2FA einrichten' })).toBeInTheDocument();
    expect(address()).toBe('/admin/setup-2fa');
    expect(localStorage.getItem('auth_token')).toBe('setup');
  });
});

describe('the code', () => {
  it('is asked for, sent automatically once it is whole, and leads to the dashboard', async () => {
    wantCode('123456');
    const { visitor, address } = await enter('admin', 'geheim');
    const field = await screen.findByLabelText('6-stelliger Code');
    expect(toast().getByText('2FA erforderlich')).toBeInTheDocument();
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await visitor.type(field, '12a 3456');
    expect(await toast().findByText('Anmeldung erfolgreich')).toBeInTheDocument();
    expect(toast().getByText('Sie werden weitergeleitet.')).toBeInTheDocument();
    expect(await screen.findByText(stats.activeApiKeys)).toBeInTheDocument();
    expect(address()).toBe('/admin/dashboard');
    expect(sentCalls.map(({ body }) => body)).toEqual([
      { username: 'admin', password: 'geheim' },
      { username: 'admin', password: 'geheim', totpCode: '123456' },
    ]);
  });

  it('is cleared when it was wrong, and the field keeps the focus', async () => {
    wantCode('123456');
    const { visitor } = await enter('admin', 'geheim');
    await visitor.type(await screen.findByLabelText('6-stelliger Code'), '999999');
    expect(await toast().findByText('Ungültige Anmeldedaten oder 2FA-Code.')).toBeInTheDocument();
    expect(screen.getByLabelText('6-stelliger Code')).toHaveValue('');
    expect(screen.getByLabelText('6-stelliger Code')).toHaveFocus();
  });

  it('is required', async () => {
    wantCode('123456');
    const { visitor } = await enter('admin', 'geheim');
    await visitor.type(await screen.findByLabelText('6-stelliger Code'), '12');
    await visitor.click(button('Anmelden'));
    expect(await toast().findByText('2FA-Code erforderlich')).toBeInTheDocument();
    expect(sentCalls).toHaveLength(1);
  });

  it('names the recovery code where that is missing', async () => {
    wantCode('abcd-efgh');
    const { visitor } = await enter('admin', 'geheim');
    await visitor.click(await screen.findByRole('button', { name: 'Wiederherstellungscode verwenden' }));
    await visitor.click(button('Anmelden'));
    expect(await toast().findByText('Wiederherstellungscode erforderlich')).toBeInTheDocument();
  });

  it('may be a recovery code instead', async () => {
    wantCode('abcd-efgh');
    const { visitor, address } = await enter('admin', 'geheim');
    await visitor.click(await screen.findByRole('button', { name: 'Wiederherstellungscode verwenden' }));
    await visitor.type(screen.getByLabelText('Wiederherstellungscode'), ' abcd-efgh{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/dashboard'));
    expect(sentCalls.at(-1)?.body).toEqual({ username: 'admin', password: 'geheim', recoveryCode: 'abcd-efgh' });
  });

  it('alone is forgotten on the way back to name and password', async () => {
    wantCode('123456');
    const { visitor } = await enter('admin', 'geheim');
    await visitor.type(await screen.findByLabelText('6-stelliger Code'), '12');
    await visitor.click(button('Zurück'));
    expect(screen.getByLabelText('Benutzername')).toHaveValue('admin');
    expect(screen.getByLabelText('Passwort')).toHaveValue('geheim');
    await visitor.click(button('Anmelden'));
    expect(await screen.findByLabelText('6-stelliger Code')).toHaveValue('');
  });
});

it('redirects signed-in users', async () => {
  signIn(admin);
  const { address } = visitSite('/admininterfacev1');
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});
