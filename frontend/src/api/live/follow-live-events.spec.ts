/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { type EventLink, followLiveEvents } from './follow-live-events.js';

startFakeServer();
const path = '*/api/admin/events';

let controller: AbortController;
beforeEach(() => {
  controller = new AbortController();
  localStorage.setItem('auth_token', 'token');
});
afterEach(() => controller.abort());

/** Follows until `isEnough`, and tells everything that happened. */
async function follow(isEnough: (happened: readonly unknown[]) => boolean): Promise<unknown[]> {
  const happened: unknown[] = [];
  const note = (what: unknown) => {
    if (happened.at(-1) !== what) happened.push(what);
    if (isEnough(happened)) controller.abort();
  };
  await followLiveEvents({
    signal: controller.signal,
    onEvent: (name, data) => note(`${name} ${JSON.stringify(data)}`),
    onLink: (link: EventLink) => note(link),
    onSessionEnd: () => note('session over'),
  });
  return happened;
}

const stream = (text: string) => new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });

it('sends the token and gives events by name', async () => {
  fakeServer.use(
    http.get(path, ({ request }) =>
      request.headers.get('authorization') === 'Bearer token'
        ? stream(':\n\nevent: logs\ndata: {"storedRows":3}\n\n')
        : problem(403, 'forbidden', 'Nein.'),
    ),
  );
  const happened = await follow((so) => so.length === 2);
  expect(happened).toEqual(['live', 'logs {"storedRows":3}']);
});

it('connects again when the stream ends or is refused', async () => {
  let tries = 0;
  fakeServer.use(
    http.get(path, () => {
      tries += 1;
      return tries === 2 ? problem(503, 'unavailable', 'Nicht erreichbar.') : stream(`event: n\ndata: ${tries}\n\n`);
    }),
  );
  const happened = await follow((so) => so.includes('n 3'));
  expect(happened).toEqual(['live', 'n 1', 'lost', 'live', 'n 3']);
});

it('ends for good when the session has', async () => {
  fakeServer.use(http.get(path, () => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.')));
  expect(await follow(() => false)).toEqual(['session over']);
});

it('connects again with the new token when an earlier one is refused late', async () => {
  fakeServer.use(
    http.get(path, ({ request }) => {
      if (request.headers.get('authorization') === 'Bearer renewed') return stream('event: n\ndata: 1\n\n');
      localStorage.setItem('auth_token', 'renewed');
      return problem(401, 'unauthorized', 'Sie sind nicht angemeldet.');
    }),
  );
  expect(await follow((so) => so.includes('n 1') || so.includes('session over'))).toEqual(['lost', 'live', 'n 1']);
});
