import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin } from '~/testing/fakes/console.js';
import { fakeServer, startFakeServer } from '~/testing/fakes/server.js';
import { renderWithStore } from '~/testing/render-with-store.js';
import { authApi } from './auth.api.js';
import { useConnection } from './use-connection.js';

startFakeServer();

const probes: string[] = [];
beforeEach(() => (probes.length = 0));

/** The server from now on: gone, or there again. */
function serve(isThere: boolean): void {
  fakeServer.use(
    http.head('*/favicon.svg', ({ request }) => {
      probes.push(request.cache);
      return isThere ? new Response() : Response.error();
    }),
    http.get('*/api/auth/user', () => (isThere ? HttpResponse.json(admin) : Response.error())),
  );
}

function watch() {
  const { store, ...shown } = renderWithStore(useConnection);
  const query = store.dispatch(authApi.endpoints.currentUser.initiate());
  const user = () => authApi.endpoints.currentUser.select()(store.getState()).data;
  return { ...shown, query, user };
}

it('looks for an unavailable server, and reloads the screen as soon as it is back', async () => {
  serve(false);
  const { result, query, user, unmount } = watch();
  await act(() => query);
  await waitFor(() => expect(result.current).toBe('unreachable'));
  await waitFor(() => expect(probes).toEqual(['no-store']));
  unmount();

  serve(true);
  const again = watch();
  await act(() => again.query);
  await waitFor(() => expect(again.result.current).toBe('online'));
  expect([user(), again.user()]).toEqual([undefined, admin]);
  expect(probes).toHaveLength(1);
});

it('reloads the screen once the probe is answered', async () => {
  serve(false);
  fakeServer.use(http.head('*/favicon.svg', () => new Response()));
  let asked = 0;
  fakeServer.use(
    http.get('*/api/auth/user', () => {
      asked += 1;
      return asked === 1 ? Response.error() : HttpResponse.json(admin);
    }),
  );
  const { result, query, user } = watch();
  await act(() => query);
  await waitFor(() => expect(user()).toEqual(admin));
  expect([result.current, asked]).toEqual(['online', 2]);
});

it('looks for nothing while the browser has no network', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve(false);
  const { result, query } = watch();
  await act(() => query);
  expect([result.current, probes]).toEqual(['offline', []]);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe('unreachable');
  await waitFor(() => expect(probes).toHaveLength(1));
});
