import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerCall, manager, sentCalls, sessions, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { toast, visitSite } from '~/testing/visit-site.js';
import { visitAfterFailure } from '~/testing/visits/visit-after-failure.js';

startFakeConsole();

const secret = 'JBSWY3DPEHPK3PXP';
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-000${index}`);
const dialog = (name = 'Zwei-Faktor-Anmeldung einrichten') => screen.findByRole('dialog', { name });

async function reachCode() {
  signIn(manager);
  answerCall('post', '/api/auth/setup-2fa', () => ({ secret, qrCodeData: 'data:image/png;base64,AAAA' }));
  const site = visitSite('/admin/account?dialog=2fa');
  const form = within(await dialog());
  expect(
    form.getByText(/werden der bisherige Schlüssel und alle Wiederherstellungscodes ungültig/),
  ).toBeInTheDocument();
  await site.visitor.click(form.getByRole('button', { name: '2FA einrichten' }));
  return { ...site, form, code: await form.findByLabelText('6-stelliger Code') };
}

describe('setting two-factor up again', () => {
  it('is left by Escape, and nothing of the secret stays', async () => {
    const { visitor, address, code } = await reachCode();
    expect(code).toHaveFocus();
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/account'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent('JBSW');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('JBSW');
    await visitor.click(screen.getByRole('button', { name: '2FA einrichten' }));
    expect(within(await dialog()).getByText('Schritt 1 von 3')).toBeInTheDocument();
  });

  it('distinguishes a wrong code from an unavailable server, and keeps the secret on the screen', async () => {
    const { visitor, form, code } = await reachCode();
    answerCall('post', '/api/auth/verify-2fa', () => problem(503, 'unavailable', 'Nicht erreichbar.'));
    await fillIn(visitor, code, '123456');
    expect(await toast().findByText('Nicht erreichbar.')).toBeInTheDocument();
    expect(form.getByText('JBSW')).toBeInTheDocument();
    answerCall('post', '/api/auth/verify-2fa', () => problem(400, 'totp_invalid', 'Falsch.'));
    await fillIn(visitor, form.getByLabelText('6-stelliger Code'), '654321');
    expect(await toast().findByText('Ungültiger Code. Bitte versuchen Sie es erneut.')).toBeInTheDocument();
    expect(form.getByLabelText('6-stelliger Code')).toHaveValue('');
  });

  it('ends with codes that no key closes before they are kept; the session continues with its new token', async () => {
    const { visitor, code } = await reachCode();
    answerCall('post', '/api/auth/verify-2fa', () => ({ token: 'renewed', user: manager, recoveryCodes }));
    await fillIn(visitor, code, '123456');
    const codes = within(await dialog('Wiederherstellungscodes'));
    expect(codes.getByText('Schritt 3 von 3')).toBeInTheDocument();
    await visitor.keyboard('{Escape}');
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    expect(codes.queryByRole('button', { name: 'Abbrechen' })).not.toBeInTheDocument();
    expect(codes.getByRole('button', { name: 'Fertig' })).toBeDisabled();
    expect(localStorage.getItem('auth_token')).toBe('renewed');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ABCD');
  });
});

describe('own sessions', () => {
  it('that cannot be loaded say so with the number for support, and are loaded again', async () => {
    signIn(manager);
    await visitAfterFailure('/admin/account', '/api/auth/sessions', 'Ihre Sitzungen konnten nicht geladen werden');
    expect(await screen.findByRole('list', { name: 'Meine Sitzungen' })).toBeInTheDocument();
  });

  it('that the server does not end stay in the list, with the reason', async () => {
    signIn(manager);
    const { visitor } = visitSite('/admin/account');
    const list = within(await screen.findByRole('list', { name: 'Meine Sitzungen' }));
    answerCall('post', `/api/auth/sessions/${sessions[1]!.id}/end`, () => problem(503, 'unavailable', 'Geht nicht.'));
    await visitor.click(list.getByRole('button', { name: /^Sitzung beenden: Safari, iPhone, seit 21\.11\.2026/ }));
    expect(await toast().findByText('Fehler beim Beenden der Sitzung')).toBeInTheDocument();
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('all stay when the question is answered with no, and so does this one when the server refuses', async () => {
    signIn(manager);
    const { visitor, address } = visitSite('/admin/account');
    await visitor.click(await screen.findByRole('button', { name: 'Überall abmelden' }));
    await screen.findByRole('alertdialog', { name: 'Überall abmelden?' });
    await visitor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sentCalls).toEqual([]);
    answerCall('post', '/api/auth/sessions/end-all', () => problem(503, 'unavailable', 'Geht nicht.'));
    await visitor.click(screen.getByRole('button', { name: 'Überall abmelden' }));
    const question = within(await screen.findByRole('alertdialog'));
    await visitor.click(question.getByRole('button', { name: 'Überall abmelden' }));
    expect(await toast().findByText('Geht nicht.')).toBeInTheDocument();
    expect(localStorage.getItem('auth_token')).toBe('token');
    expect(address()).toBe('/admin/account');
  });
});

it.each([
  [0, 'Sie haben keinen Wiederherstellungscode mehr.', true],
  [1, 'Ein Wiederherstellungscode ist noch übrig.', true],
  [3, '3 Wiederherstellungscodes sind noch übrig.', true],
  [4, '4 Wiederherstellungscodes sind noch übrig.', false],
])('of %i recovery codes it says "%s", and that new ones are needed: %p', async (left, words, isLow) => {
  signIn(manager);
  fakeServer.use(http.get('*/api/auth/recovery-codes', () => HttpResponse.json({ left })));
  visitSite('/admin/account');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/^Erzeugen Sie neue/, { exact: false }) !== null).toBe(isLow);
});
