/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { fakeServer, problem, startFakeServer } from '~/testing/fakes/server.js';
import { upload } from './upload.js';

startFakeServer();
const path = '/api/admin/database/restore';
const call = { method: 'POST', path, body: new Blob(['SELECT 1;'], { type: 'text/plain' }), isSignedIn: true } as const;

beforeEach(() => localStorage.setItem('auth_token', 'token'));
afterEach(() => localStorage.clear());

const answerBy = (answer: (request: Request) => Response | Promise<Response>) =>
  fakeServer.use(http.post(`*${path}`, ({ request }) => answer(request)));

const send = (responseTimeoutMs = 60_000) =>
  upload<unknown>(call, { signal: new AbortController().signal, onSent: () => undefined, responseTimeoutMs });

it('sends the file as it is, with the token, and reads the answer', async () => {
  const heard: unknown[] = [];
  answerBy(async (request) => {
    heard.push(request.headers.get('authorization'), request.headers.get('content-type'), await request.text());
    return HttpResponse.json({ recordsRestored: 12 });
  });
  expect(await send()).toEqual({ data: { recordsRestored: 12 } });
  expect(heard).toEqual(['Bearer token', 'text/plain', 'SELECT 1;']);
});

it('brings the sentence of a refusal, its number and the time to wait', async () => {
  const message = 'Gerade läuft eine andere Wiederherstellung.';
  answerBy(() => problem(429, 'rate_limited', message, { 'Retry-After': '30' }));
  expect((await send()).error).toMatchObject({ status: 429, message, requestId: 'b7c2-0042', waitSeconds: 30 });
});

it('finds the number of a refusal without a body in its head', async () => {
  answerBy(() => new Response('', { status: 413, headers: { 'X-Request-Id': 'r-7' } }));
  expect((await send()).error).toMatchObject({ status: 413, message: null, requestId: 'r-7' });
});

it('says that the session has ended, but not after a late refusal of an earlier token', async () => {
  const refuse = () => problem(401, 'unauthorized', 'Sie sind nicht angemeldet.');
  answerBy(refuse);
  expect((await send()).error?.endsSession).toBe(true);
  answerBy(() => {
    localStorage.setItem('auth_token', 'renewed');
    return refuse();
  });
  expect((await send()).error?.endsSession).toBeUndefined();
});

it('an answer that cannot be read is an error, but does not count as a lost connection', async () => {
  answerBy(() => new Response('<html>'));
  expect((await send()).error).toMatchObject({ status: 200, message: null, technical: '200: <html>' });
});

it('reports an answer that takes too long as late, not as a lost connection', async () => {
  answerBy(() => new Response(new ReadableStream()));
  const { error } = await send(1);
  expect(error).toMatchObject({ status: null, isLate: true });
  expect(error?.message).toBe('Der Server hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.');
});

it('reports a connection that breaks as lost', async () => {
  answerBy(() => Response.error());
  expect((await send()).error).toMatchObject({ status: null, message: 'Keine Verbindung zum Server.' });
});
