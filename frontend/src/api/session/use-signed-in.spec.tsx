import { defaultSystemConfig } from '@pruefer/contracts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { admin, manager, startFakeConsole } from '~/testing/fakes/console.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { renderWithStore } from '~/testing/render-with-store.js';
import { authApi } from './auth.api.js';
import { followOtherTabs } from './follow-other-tabs.js';
import { useSignedIn, useSignIn } from './use-signed-in.js';
import { useTimes } from '../settings/use-times.js';

startFakeConsole();

const answerBy = (answer: () => Response) => fakeServer.use(http.get('*/api/auth/user', answer));

const open = () =>
  renderWithStore(() => {
    const dispatch = useDispatch();
    useEffect(() => followOtherTabs(dispatch), [dispatch]);
    return { who: useSignedIn(), ...useSignIn() };
  });

describe('the signed-in user', () => {
  it('does not exist without a token, and the server is not asked', () => {
    const { result } = open();
    expect(result.current.who).toMatchObject({ status: 'signed-out', name: '' });
  });

  it('is known as soon as the server answers', async () => {
    localStorage.setItem('auth_token', 'token');
    answerBy(() => HttpResponse.json(admin));
    const { result } = open();
    expect(result.current.who.status).toBe('loading');
    const signedIn = { status: 'signed-in', user: admin, name: 'm.hoffmann' };
    await waitFor(() => expect(result.current.who).toMatchObject(signedIn));
  });

  it('is unknown while the server fails, but stays signed in', async () => {
    localStorage.setItem('auth_token', 'token');
    answerBy(() => problem(503, 'unavailable', 'Nicht erreichbar.'));
    const { result } = open();
    await waitFor(() => expect(result.current.who.status).toBe('failed'));
    const { who } = result.current;
    if (who.status !== 'failed') throw new Error(who.status);
    expect(who.error).toMatchObject({ status: 503, message: 'Nicht erreichbar.', requestId: 'b7c2-0042' });
    answerBy(() => HttpResponse.json(manager));
    act(() => who.retry());
    await waitFor(() => expect(result.current.who.status).toBe('signed-in'));
    expect(localStorage.getItem('auth_token')).toBe('token');
  });

  it('is signed out when the server refuses the token', async () => {
    localStorage.setItem('auth_token', 'token');
    answerBy(() => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.'));
    const { result } = open();
    await waitFor(() => expect(result.current.who.status).toBe('expired'));
  });
});

describe('signing in and out', () => {
  /** A console in which somebody has just signed in: the sign-in leads to another screen. */
  async function signedIn() {
    const { rerender, ...console } = open();
    act(() => console.result.current.signIn('t-1', manager));
    rerender();
    await waitFor(() => expect(console.result.current.who).toMatchObject({ status: 'signed-in', user: manager }));
    return console;
  }

  it('is known at once, without asking the server, and forgotten with all that was loaded', async () => {
    const { result, store } = await signedIn();
    expect(localStorage.getItem('auth_token')).toBe('t-1');
    act(() => result.current.signOut());
    expect([result.current.who.status, localStorage.length]).toEqual(['signed-out', 0]);
    expect(authApi.endpoints.currentUser.select()(store.getState()).data).toBeUndefined();
  });

  it('in another tab counts here: signed out at once, and never shown data of another user', async () => {
    const { result, store } = await signedIn();
    localStorage.setItem('auth_token', 't-2');
    answerBy(() => HttpResponse.json(admin));
    const tell = () =>
      act(
        () => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', storageArea: localStorage })),
      );
    tell();
    await waitFor(() => expect(result.current.who).toMatchObject({ status: 'signed-in', user: admin }));
    localStorage.removeItem('auth_token');
    tell();
    expect(result.current.who.status).toBe('signed-out');
    expect(store.getState().session.wasLeftElsewhere).toBe(true);
  });
});

it('times have the usual form until the settings are known, and then theirs', async () => {
  const settings = { ...defaultSystemConfig, timezone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD', timeFormat: 'hh:mm A' };
  fakeServer.use(http.get('*/api/admin/system/config', () => HttpResponse.json(settings)));
  const { result } = renderWithStore(() => useTimes());
  const shown = () => result.current.at('2026-11-20T16:07:31.000Z');
  expect(shown()).toBe('20.11.2026, 17:07:31');
  await waitFor(() => expect(shown()).toBe('2026-11-21, 01:07 AM'));
});
