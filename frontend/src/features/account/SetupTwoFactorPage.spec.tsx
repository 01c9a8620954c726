import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, answerCall, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-000${index}`);

async function begin() {
  signIn({ ...admin, twoFactorEnabled: false });
  answerCall('post', '/api/auth/setup-2fa', () => ({ secret, qrCodeData: 'data:image/png;base64,AAAA' }));
  const site = visitSite('/admin/setup-2fa');
  await site.visitor.click(await screen.findByRole('button', { name: '2FA einrichten' }));
  return site;
}

it('leads users without a session to the login', async () => {
  const { address } = visitSite('/admin/setup-2fa');
  await waitFor(() => expect(address()).toBe('/admininterfacev1'));
});

it('leads users with two-factor to the dashboard', async () => {
  signIn(admin);
  const { address } = visitSite('/admin/setup-2fa');
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});

it('shows the secret as a picture and in groups of four, and starts over on demand', async () => {
  const { visitor } = await begin();
  expect(await screen.findByRole('img', { name: /^QR-Code/ })).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  expect(screen.getAllByText('JBSW')).toHaveLength(2);
  expect(screen.getByLabelText('6-stelliger Code')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Schlüssel kopieren' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '2FA aktivieren' })).toBeDisabled();
  await visitor.click(screen.getByRole('button', { name: 'Neuen QR-Code erzeugen' }));
  expect(screen.getByText('Schritt 1 von 3')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '2FA einrichten' })).toHaveFocus();
  expect(document.body).not.toHaveTextContent('JBSW');
});

it('refuses a wrong code with the agreed words and clears it', async () => {
  const { visitor } = await begin();
  answerCall('post', '/api/auth/verify-2fa', () => problem(400, 'totp_invalid', 'Ungültiger Code.'));
  await visitor.type(await screen.findByLabelText('6-stelliger Code'), '000000');
  expect(await toast().findByText('Verifizierung fehlgeschlagen')).toBeInTheDocument();
  expect(toast().getByText('Ungültiger Code. Bitte versuchen Sie es erneut.')).toBeInTheDocument();
  expect(screen.getByLabelText('6-stelliger Code')).toHaveValue('');
});

it('says when the setup cannot begin', async () => {
  signIn({ ...admin, twoFactorEnabled: false });
  answerCall('post', '/api/auth/setup-2fa', () => problem(503, 'unavailable', 'Nicht erreichbar.'));
  const { visitor } = visitSite('/admin/setup-2fa');
  await visitor.click(await screen.findByRole('button', { name: '2FA einrichten' }));
  expect(await toast().findByText('Fehler beim 2FA-Setup')).toBeInTheDocument();
});

it('ends with the recovery codes, which must be kept before the dashboard opens', async () => {
  const { visitor, address } = await begin();
  answerCall('post', '/api/auth/verify-2fa', () => ({ token: 'full', user: admin, recoveryCodes }));
  await visitor.type(await screen.findByLabelText('6-stelliger Code'), '123456');
  expect(await toast().findByText('2FA erfolgreich aktiviert')).toBeInTheDocument();
  expect(screen.getAllByText(/^abcd-efgh-/)).toHaveLength(10);
  expect(screen.getByText('Schritt 3 von 3')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Wiederherstellungscodes' })).toHaveFocus();
  expect(localStorage.getItem('auth_token')).toBe('full');
  expect(sentCalls.at(-1)?.body).toEqual({ token: '123456' });
  const onwards = screen.getByRole('button', { name: 'Zum Dashboard' });
  expect(onwards).toBeDisabled();
  await visitor.click(screen.getByRole('checkbox', { name: 'Ich habe die Codes gespeichert' }));
  signIn(admin);
  await visitor.click(onwards);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  expect(address()).toBe('/admin/dashboard');
  expect(document.body).not.toHaveTextContent('abcd-efgh');
});

describe('recovery codes that are not kept yet stay', () => {
  /** The connection comes back while the codes are shown, and the user is loaded again. */
  async function reconnect(answer: () => Response) {
    const site = await begin();
    answerCall('post', '/api/auth/verify-2fa', () => ({ token: 'full', user: admin, recoveryCodes }));
    await site.visitor.type(await screen.findByLabelText('6-stelliger Code'), '123456');
    await screen.findByText('Schritt 3 von 3');
    let loads = 0;
    fakeServer.use(
      http.get('*/api/auth/user', () => {
        loads += 1;
        return answer();
      }),
    );
    // The second load begins after the first one has been shown.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(loads).toBe(2);
    });
    return site;
  }
  const codes = () => screen.queryAllByText(/^abcd-efgh-/);

  it('when the user is loaded again, with two-factor now', async () => {
    const { address } = await reconnect(() => HttpResponse.json(admin));
    expect([address(), codes().length]).toEqual(['/admin/setup-2fa', 10]);
  });

  it('when the session ends; the login follows them', async () => {
    const { visitor, address } = await reconnect(() => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.'));
    expect([address(), codes().length]).toEqual(['/admin/setup-2fa', 10]);
    await visitor.click(screen.getByRole('checkbox', { name: 'Ich habe die Codes gespeichert' }));
    await visitor.click(screen.getByRole('button', { name: 'Zum Dashboard' }));
    await waitFor(() => expect(address()).toBe('/admininterfacev1'));
    expect(screen.getByText(/^Ihre Sitzung ist abgelaufen/)).toBeInTheDocument();
    expect(codes()).toEqual([]);
  });
});

it('asks before codes that are not kept go with the screen', async () => {
  const { visitor, address } = await begin();
  answerCall('post', '/api/auth/verify-2fa', () => ({ token: 'full', user: admin, recoveryCodes }));
  await visitor.type(await screen.findByLabelText('6-stelliger Code'), '123456');
  await screen.findByText('Schritt 3 von 3');
  await visitor.click(screen.getByRole('link', { name: 'IBAN-Prüfer' }));
  await screen.findByRole('alertdialog', { name: 'Codes noch nicht gespeichert' });
  await visitor.click(screen.getByRole('button', { name: 'Zurück zu den Codes' }));
  expect([address(), screen.getAllByText(/^abcd-efgh-/).length]).toEqual(['/admin/setup-2fa', 10]);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await visitor.click(await screen.findByRole('checkbox', { name: 'Ich habe die Codes gespeichert' }));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('hands the recovery codes over as a file and to the printer', async () => {
  const { visitor } = await begin();
  answerCall('post', '/api/auth/verify-2fa', () => ({ token: 'full', user: admin, recoveryCodes }));
  await visitor.type(await screen.findByLabelText('6-stelliger Code'), '123456');
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await visitor.click(await screen.findByRole('button', { name: 'Herunterladen' }));
  await visitor.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(files[0]?.size).toBeGreaterThan(recoveryCodes.join('\n').length);
  expect(print).toHaveBeenCalledTimes(1);
});
