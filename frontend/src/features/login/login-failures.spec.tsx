import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, answerCall, manager, sentCalls, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { fillIn } from '~/testing/fill-in.js';
import { button, toast, visitSite } from '~/testing/visit-site.js';

startFakeConsole();

const LOGIN = '/api/auth/login';

async function enter() {
  const site = visitSite('/admininterfacev1');
  await fillIn(site.visitor, await screen.findByLabelText('Benutzername'), ' admin ');
  await fillIn(site.visitor, screen.getByLabelText('Passwort'), ' geheim ');
  await site.visitor.click(button('Anmelden'));
  return site;
}

it('a lost connection is reported and keeps the input; the name loses its blanks, the password none', async () => {
  fakeServer.use(http.post(`*${LOGIN}`, () => HttpResponse.error(), { once: true }));
  const { visitor } = await enter();
  expect(await toast().findByText('Anmeldung fehlgeschlagen')).toBeInTheDocument();
  expect(screen.getByLabelText('Benutzername')).toHaveValue(' admin ');
  expect(screen.getByLabelText('Passwort')).toHaveValue(' geheim ');
  answerCall('post', LOGIN, () => ({ token: null, user: null, requiresTwoFactor: true }));
  await visitor.click(button('Anmelden'));
  await screen.findByLabelText('6-stelliger Code');
  expect(sentCalls.map(({ body }) => body)).toEqual([{ username: 'admin', password: ' geheim ' }]);
});

it('while the server thinks, the button says so and a second Enter sends nothing', async () => {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  answerCall('post', LOGIN, () => answered);
  const { visitor } = await enter();
  await visitor.click(await screen.findByRole('button', { name: 'Anmeldung läuft' }));
  await visitor.keyboard('{Enter}');
  answer(problem(401, 'login_failed', 'Nein.'));
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeInTheDocument();
  expect(sentCalls).toHaveLength(1);
});

it('nothing that was typed or is due is in any storage or address', async () => {
  answerCall('post', LOGIN, () => ({ token: null, user: null, requiresTwoFactor: true }));
  const { history, address } = await enter();
  await screen.findByLabelText('6-stelliger Code');
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, address(), history.location.state]);
  expect(kept).not.toContain('geheim');
});

describe('the second step', () => {
  async function reachCode() {
    answerCall('post', LOGIN, () => ({ token: null, user: null, requiresTwoFactor: true }));
    return { ...(await enter()), code: await screen.findByLabelText('6-stelliger Code') };
  }

  it('stays when it was no wrong code that failed, with the reason of the server', async () => {
    const { visitor, code } = await reachCode();
    answerCall('post', LOGIN, () => problem(503, 'unavailable', 'Der Dienst ist nicht erreichbar.'));
    await fillIn(visitor, code, '123456');
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('nicht erreichbar');
    expect(screen.getByLabelText('6-stelliger Code')).toHaveFocus();
    expect(screen.getByText('Der Code aus Ihrer Authenticator-App für admin.')).toBeInTheDocument();
  });

  it('takes a code that was pasted with blanks in it, once', async () => {
    const { visitor, code } = await reachCode();
    answerCall('post', LOGIN, () => problem(401, 'login_failed', 'Nein.'));
    await fillIn(visitor, code, '123 456');
    await waitFor(() => expect(sentCalls).toHaveLength(2));
    expect(sentCalls[1]?.body).toMatchObject({ totpCode: '123456' });
    await waitFor(() => expect(screen.getByLabelText('6-stelliger Code')).toHaveValue(''));
    expect(sentCalls).toHaveLength(2);
  });

  it('wants a recovery code once that is chosen, and forgets it on the way to the app', async () => {
    const { visitor } = await reachCode();
    await visitor.click(button('Wiederherstellungscode verwenden'));
    const field = screen.getByLabelText('Wiederherstellungscode');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'off');
    await visitor.click(button('Anmelden'));
    expect(await toast().findByText('Bitte geben Sie einen Wiederherstellungscode ein.')).toBeInTheDocument();
    expect(sentCalls).toHaveLength(1);
    await fillIn(visitor, field, 'ABCD');
    await visitor.click(button('Code aus der App verwenden'));
    expect(screen.getByLabelText('6-stelliger Code')).toHaveValue('');
    expect(screen.getByLabelText('6-stelliger Code')).toHaveFocus();
  });
});

it('leads back to where a session ended, and the button back of the browser does not lead to the login', async () => {
  const { visitor, address, history } = visitSite('/admininterfacev1');
  const state = { from: '/admin/account' };
  await screen.findByLabelText('Benutzername');
  act(() => history.replace('/admininterfacev1', state));
  answerCall('post', LOGIN, () => {
    signIn(manager);
    return { token: 'token', user: manager, requiresTwoFactor: false };
  });
  await fillIn(visitor, screen.getByLabelText('Benutzername'), admin.username);
  await fillIn(visitor, screen.getByLabelText('Passwort'), 'geheim');
  await visitor.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Mein Konto' })).toBeInTheDocument();
  expect(address()).toBe('/admin/account');
});
