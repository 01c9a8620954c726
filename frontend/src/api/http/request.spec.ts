/** @jest-environment jest-fixed-jsdom */
import { delay, http, HttpResponse } from 'msw';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { consumeActivity, watchActivity } from './activity.js';
import { request, type RequestSettings } from './request.js';

startFakeServer();
const path = '/api/admin/users';
const plain = { method: 'GET', path } as const;
const ownCall = { ...plain, isSignedIn: true } as const;

beforeEach(() => localStorage.setItem('auth_token', 'token'));
afterEach(() => localStorage.clear());

const answerBy = (answer: (request: Request) => Response | Promise<Response>) =>
  fakeServer.use(http.all(`*${path}`, ({ request: asked }) => answer(asked)));

/** What the server hears of a call. */
async function heard(sent: Parameters<typeof request>[0], settings?: RequestSettings): Promise<Request> {
  const requests: Request[] = [];
  answerBy((asked) => {
    requests.push(asked.clone());
    return HttpResponse.json({});
  });
  await request(sent, settings);
  return requests[0]!;
}

describe('the request', () => {
  it('of a plain call: cookies, and neither type, token nor key', async () => {
    const asked = await heard(plain);
    expect(asked.credentials).toBe('include');
    for (const name of ['content-type', 'authorization', 'x-activity', 'idempotency-key'])
      expect([name, asked.headers.get(name)]).toEqual([name, null]);
  });

  it('of a call of a signed-in user: the token, and that the person is present', async () => {
    const { headers } = await heard(ownCall);
    expect([headers.get('authorization'), headers.get('x-activity')]).toEqual(['Bearer token', 'user']);
  });

  it('no empty token without a session', async () => {
    localStorage.clear();
    const { headers } = await heard(ownCall);
    expect([headers.get('authorization'), headers.get('x-activity')]).toEqual([null, null]);
  });

  it('an automatic call of a screen keeps no session alive, unless the user has pressed a key since', async () => {
    const end = watchActivity();
    consumeActivity();
    const activity = async () => (await heard(ownCall, { repeats: true })).headers.get('x-activity');
    expect(await activity()).toBeNull();
    window.dispatchEvent(new Event('keydown'));
    expect([await activity(), await activity()]).toEqual(['user', null]);
    end();
  });

  it('a body as JSON, with the key that makes a second try safe', async () => {
    const asked = await heard({ method: 'POST', path, body: { quota: 5 }, idempotencyKey: 'k-1' });
    expect(asked.headers.get('content-type')).toBe('application/json');
    expect(asked.headers.get('idempotency-key')).toBe('k-1');
    expect(await asked.json()).toEqual({ quota: 5 });
  });

  it('a form with the mark between its parts, which no type of ours may hide', async () => {
    const body = new FormData();
    body.append('backupFile', 'SELECT 1;');
    const { headers } = await heard({ method: 'POST', path, body });
    expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('an error answer', () => {
  it('brings the sentence of the server, its code and the number to name to support', async () => {
    const message = 'Der Dienst ist vorübergehend nicht erreichbar.';
    answerBy(() => problem(503, 'unavailable', message));
    const { data, error } = await request(plain);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      status: 503,
      code: 'unavailable',
      message,
      requestId: 'b7c2-0042',
      waitSeconds: null,
    });
  });

  it('of 409 brings the record as it is now', async () => {
    const current = { version: 4, username: 's.aydin' };
    answerBy(() => HttpResponse.json({ code: 'version_conflict', message: 'Geändert.', current }, { status: 409 }));
    expect((await request(plain)).error).toMatchObject({ code: 'version_conflict', current });
  });
});

describe('an answer that cannot be read', () => {
  it.each([
    ['the page of a proxy', '<!doctype html><title>Anmelden</title>'],
    ['a text that breaks off', '{"items":[{"id":'],
    ['nothing', ''],
  ])('%s is an error, but does not count as a lost connection', async (_, body) => {
    answerBy(() => new Response(body, { headers: { 'X-Request-Id': 'r-9' } }));
    const { data, error } = await request(plain);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ status: 200, message: null, requestId: 'r-9', technical: `200: ${body}` });
  });
});

describe('no answer', () => {
  const unreachable = { status: null, message: 'Keine Verbindung zum Server.', requestId: null };
  const late = 'Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.';

  it('without a listener', async () => {
    answerBy(() => Response.error());
    expect((await request(plain)).error).toMatchObject(unreachable);
  });

  it('in time: the call is given up, and the connection is not reported as lost', async () => {
    answerBy(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const { error } = await request(plain, { timeoutMs: 1 });
    expect(error).toMatchObject({ status: null, message: late, isLate: true });
    expect(error?.technical).toMatch(/^TimeoutError/);
  });

  it('to the end: the line breaks inside the body', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('broken')),
    });
    answerBy(() => new Response(body));
    expect((await request(plain)).error).toMatchObject(unreachable);
  });

  it('wanted any more: the screen is closed', async () => {
    const controller = new AbortController();
    answerBy(async () => {
      controller.abort();
      await delay('infinite');
      return HttpResponse.json({});
    });
    const { data, error } = await request(plain, { signal: controller.signal });
    expect([data, error?.status]).toEqual([undefined, null]);
  });

  it('while the browser has no network: the sentence says so', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerBy(() => Response.error());
    expect((await request(plain)).error?.message).toBe('Sie sind offline: keine Verbindung zum Internet.');
  });
});

it('reads an answer as the caller wants it', async () => {
  answerBy(() => new Response('a;b'));
  expect(await request(plain, {}, (response) => response.text())).toEqual({ data: 'a;b' });
});

it.each([
  ['a token that the server does not know', ownCall, 401, 'unauthorized', true],
  ['a 401 of a proxy', ownCall, 401, null, true],
  ['a wrong current password', ownCall, 401, 'password_wrong', false],
  ['a wrong password at the sign-in', plain, 401, 'unauthorized', false],
  ['something that the role may not do', ownCall, 403, 'forbidden', false],
  ['a server that cannot be reached', ownCall, null, null, false],
])('%s: whether the session has ended', async (_, sent, status, code, hasEnded) => {
  answerBy(() => (status === null ? Response.error() : Response.json({ code }, { status })));
  expect((await request(sent)).error?.endsSession ?? false).toBe(hasEnded);
});

it('a late refusal of an earlier token does not end the session that has begun since', async () => {
  answerBy(() => {
    localStorage.setItem('auth_token', 'renewed');
    return Response.json({ code: 'unauthorized' }, { status: 401 });
  });
  expect((await request(ownCall)).error?.endsSession).toBeUndefined();
});
