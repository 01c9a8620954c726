import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { answerCall, manager, sentCalls, sessions, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, problem, refusedField } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

async function visit() {
  signIn(manager);
  const site = visitSite('/admin/account');
  const rows = within(await screen.findByRole('list', { name: 'Meine Sitzungen' })).getAllByRole('listitem');
  return { ...site, rows };
}

describe('own sessions', () => {
  it('say where and since when, and which is this one', async () => {
    const { rows } = await visit();
    expect(rows[0]).toHaveTextContent(/Firefox, LinuxDiese SitzungSeit 21\.11\.2026, 04:12:44.*203\.0\.113\.0\/24/);
    expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
    expect(rows[1]).toHaveTextContent(/Safari, iPhone.*Netz unbekannt/);
  });

  it('are ended one by one', async () => {
    const { visitor, rows } = await visit();
    answerCall('post', `/api/auth/sessions/${sessions[1]!.id}/end`, () => ({ message: 'Beendet.' }));
    await visitor.click(within(rows[1]!).getByRole('button', { name: /^Sitzung beenden: Safari, iPhone/ }));
    expect(await toast().findByText('Sitzung beendet')).toBeInTheDocument();
    expect(sentCalls).toHaveLength(1);
  });

  it('are all ended after a question, and this browser forgets its token', async () => {
    const { visitor, address } = await visit();
    answerCall('post', '/api/auth/sessions/end-all', () => ({ message: 'Beendet.' }));
    await visitor.click(screen.getByRole('button', { name: 'Überall abmelden' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Überall abmelden?' }));
    await visitor.click(question.getByRole('button', { name: 'Überall abmelden' }));
    expect(await toast().findByText('Überall abgemeldet')).toBeInTheDocument();
    expect(address()).toBe('/admininterfacev1');
    expect(localStorage.getItem('auth_token')).toBeNull();
  });
});

describe('recovery codes', () => {
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JKMN-PQR${index}`);

  async function renew() {
    const site = await visit();
    const { visitor } = site;
    answerCall('post', '/api/auth/recovery-codes', () => ({ recoveryCodes }));
    await visitor.click(await screen.findByRole('button', { name: 'Neue Wiederherstellungscodes' }));
    const form = within(await screen.findByRole('dialog', { name: 'Neue Wiederherstellungscodes' }));
    await fillIn(visitor, form.getByLabelText('Aktuelles Passwort'), 'das alte Passwort');
    await visitor.type(form.getByLabelText('6-stelliger Code aus der App'), '123456');
    await visitor.click(form.getByRole('button', { name: 'Codes erzeugen' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Wiederherstellungscodes' }));
    const keep = async () => {
      await visitor.click(codes.getByRole('checkbox', { name: 'Ich habe die Codes gespeichert' }));
      await visitor.click(codes.getByRole('button', { name: 'Fertig' }));
    };
    return { ...site, codes, keep };
  }

  it('B12: are renewed with password and code, shown once, and forgotten', async () => {
    const { codes, keep } = await renew();
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    expect(sentCalls[0]?.body).toEqual({ currentPassword: 'das alte Passwort', totpCode: '123456' });
    await keep();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Neue Wiederherstellungscodes' })).toHaveFocus());
    expect(document.body).not.toHaveTextContent('ABCD-EFGH');
  });

  it('stay until they are kept when the session ends; then one notice leads to the login', async () => {
    const { codes, keep, address, history } = await renew();
    let loads = 0;
    fakeServer.use(
      http.get('*/api/auth/user', () => {
        loads += 1;
        return problem(401, 'unauthorized', 'Sie sind nicht angemeldet.');
      }),
    );
    // The second load begins after the first refusal has ended the session.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(loads).toBe(2);
    });
    expect(toast().queryByText('Sitzung abgelaufen')).not.toBeInTheDocument();
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await keep();
    expect(await toast().findByText('Sitzung abgelaufen')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admininterfacev1'));
    expect(history.location.state).toEqual({ from: '/admin/account', isEnded: true });
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(toast().queryByText('Nicht authentifiziert')).not.toBeInTheDocument();
  });

  it('shows a wrong code at its field', async () => {
    const { visitor } = await visit();
    answerCall('post', '/api/auth/recovery-codes', () => refusedField('totpCode', 'totp_invalid', 'Ungültiger Code.'));
    await visitor.click(await screen.findByRole('button', { name: 'Neue Wiederherstellungscodes' }));
    const form = within(await screen.findByRole('dialog', { name: 'Neue Wiederherstellungscodes' }));
    await fillIn(visitor, form.getByLabelText('Aktuelles Passwort'), 'das alte Passwort');
    await visitor.type(form.getByLabelText('6-stelliger Code aus der App'), '000000');
    await visitor.click(form.getByRole('button', { name: 'Codes erzeugen' }));
    expect(await form.findAllByText('Ungültiger Code.')).not.toHaveLength(0);
    expect(form.getByLabelText('6-stelliger Code aus der App')).toBeInvalid();
  });
});

it('names the third step of the setup in the dialog, too', async () => {
  signIn(manager);
  answerCall('post', '/api/auth/setup-2fa', () => ({ secret: 'A'.repeat(32), qrCodeData: 'data:image/png;base64,AA' }));
  answerCall('post', '/api/auth/verify-2fa', () => ({
    token: 'full',
    user: manager,
    recoveryCodes: ['ABCD-EFGH-JKMN-PQRS'],
  }));
  const { visitor } = visitSite('/admin/account?dialog=2fa');
  const dialog = within(await screen.findByRole('dialog', { name: 'Zwei-Faktor-Anmeldung einrichten' }));
  expect(dialog.getByText('Schritt 1 von 3')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '2FA einrichten' }));
  expect(await dialog.findByText('Schritt 2 von 3')).toBeInTheDocument();
  expect(dialog.getByLabelText('6-stelliger Code')).toHaveFocus();
  await visitor.click(dialog.getByRole('button', { name: 'Neuen QR-Code erzeugen' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '2FA einrichten' })).toHaveFocus());
  await visitor.click(dialog.getByRole('button', { name: '2FA einrichten' }));
  await visitor.type(await dialog.findByLabelText('6-stelliger Code'), '123456');
  expect(await screen.findByText('Schritt 3 von 3')).toBeInTheDocument();
});
