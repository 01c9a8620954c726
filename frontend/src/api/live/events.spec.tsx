import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { eventStream, figures } from '~/testing/fakes/figures.js';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { renderWithStore } from '~/testing/render-with-store.js';
import { dashboardApi } from './dashboard.api.js';
import { useLiveEvents } from './events.js';
import { useHasLiveLink } from './live-links.js';

startFakeServer();
beforeEach(() => localStorage.setItem('auth_token', 'token'));
afterEach(() => localStorage.clear());

/** A stream that stays open behind these events. */
function serve(...events: readonly [name: string, data: object][]): void {
  const stream = () => eventStream((send) => events.forEach((event) => send(...event)));
  fakeServer.use(http.get('*/api/admin/events', stream));
}

const heard: unknown[] = [];
const follow = () => {
  heard.length = 0;
  return renderWithStore(() => ({
    link: useLiveEvents({ logs: (data) => heard.push(data) }),
    isFollowed: useHasLiveLink(),
  }));
};

it('hands each event to its listeners, figures to all; ignores others', async () => {
  serve(['figures', figures], ['unknown', {}], ['logs', { storedRows: 3 }]);
  const { result, store, unmount } = follow();
  await waitFor(() => expect(heard).toEqual([{ storedRows: 3 }]));
  await waitFor(() => expect(result.current).toEqual({ link: 'live', isFollowed: true }));
  await waitFor(() => expect(dashboardApi.endpoints.liveFigures.select()(store.getState()).data).toEqual(figures));
  unmount();
});

it('is closed while the tab is hidden, so that the screen knows that nothing comes', async () => {
  serve();
  const { result, unmount } = follow();
  await waitFor(() => expect(result.current.link).toBe('live'));
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toEqual({ link: 'connecting', isFollowed: false });
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current.link).toBe('live'));
  unmount();
});

it('ends the session when the server does not accept the token any more', async () => {
  fakeServer.use(http.get('*/api/admin/events', () => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.')));
  const { store, unmount } = follow();
  await waitFor(() => expect(store.getState().session.hasEnded).toBe(true));
  unmount();
});
