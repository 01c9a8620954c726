/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { createStore } from '~/app/store.js';
import { admin } from '~/testing/fakes/console.js';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { authApi } from '../session/auth.api.js';
import type { CallError } from '../http/call-error.js';
import { TIMEOUT_MS } from '../http/request.js';

startFakeServer();
beforeEach(() => localStorage.setItem('auth_token', 'token'));
afterEach(() => localStorage.clear());

const answerWith = (answer: () => Response | Promise<Response>) =>
  fakeServer.use(http.get('*/api/auth/user', () => answer()));

/** A console that asks who is signed in. */
function open() {
  const store = createStore();
  const ask = () => store.dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true }));
  const isLost = () => store.getState().connection.isLost;
  let wasLost = false;
  store.subscribe(() => (wasLost ||= isLost()));
  return { ask, session: () => store.getState().session, isLost, wasLost: () => wasLost };
}

it('keeps earlier answers', async () => {
  answerWith(() => HttpResponse.json(admin));
  const { ask, session, isLost } = open();
  expect((await ask()).data).toEqual(admin);
  expect([session().hasEnded, isLost()]).toEqual([false, false]);
});

it.each([
  [401, 'unauthorized', true],
  [401, 'totp_invalid', false],
  [403, 'forbidden', false],
  [503, 'unavailable', false],
])('a refusal of %i %s ends the session: %s', async (status, code, hasEnded) => {
  answerWith(() => problem(status, code, 'Nein.'));
  const { ask, session, isLost } = open();
  expect((await ask()).error as CallError).toMatchObject({ status, code, message: 'Nein.' });
  expect([session().hasEnded, isLost()]).toEqual([hasEnded, false]);
});

it('notices a lost connection, and with the next answer, a refusal too, that it is back', async () => {
  const { ask, isLost } = open();
  answerWith(() => Response.error());
  await ask();
  expect(isLost()).toBe(true);
  answerWith(() => problem(503, 'unavailable', 'Nicht erreichbar.'));
  await ask();
  expect(isLost()).toBe(false);
});

it('does not take an answer that cannot be read for a lost line: the console would look for it and ask again without end', async () => {
  answerWith(() => new Response('<html>'));
  const { ask, isLost } = open();
  expect(((await ask()).error as CallError).status).toBe(200);
  expect(isLost()).toBe(false);
});

describe('a call that takes too long', () => {
  /** Shortens the client's timeout to 1 ms. */
  beforeEach(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === TIMEOUT_MS ? 1 : ms));
    answerWith(() => new Promise<Response>(() => undefined));
  });

  it('is slow where the server answers otherwise: the line is not lost', async () => {
    fakeServer.use(http.head('*/favicon.svg', () => new Response()));
    const { ask, isLost } = open();
    expect(((await ask()).error as CallError).message).toMatch(/^Der Server hat nicht rechtzeitig geantwortet\./);
    expect(isLost()).toBe(false);
  });

  it('reports a lost connection where no answer comes at all', async () => {
    fakeServer.use(http.head('*/favicon.svg', () => Response.error()));
    const { ask, isLost } = open();
    expect(((await ask()).error as CallError).isLate).toBe(true);
    expect(isLost()).toBe(true);
  });
});

it('learns nothing about the line from a call that was given up', async () => {
  const { ask, wasLost } = open();
  let given: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (given = resolve));
  answerWith(() => {
    given();
    return new Promise<Response>(() => undefined);
  });
  const pending = ask();
  await asked;
  pending.abort();
  await pending;
  // The abandoned fetch ends before a later answer comes.
  answerWith(() => HttpResponse.json(admin));
  expect((await ask()).data).toEqual(admin);
  expect(wasLost()).toBe(false);
});

it('keeps the session that has begun since a call with an earlier token, when that is refused late', async () => {
  answerWith(() => {
    localStorage.setItem('auth_token', 'renewed');
    return problem(401, 'unauthorized', 'Nein.');
  });
  const { ask, session } = open();
  expect((await ask()).error as CallError).toMatchObject({ status: 401 });
  expect(session().hasEnded).toBe(false);
});
