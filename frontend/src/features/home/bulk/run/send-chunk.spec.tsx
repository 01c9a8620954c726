import { sendChunk } from './send-chunk.js';

const lines = [
  { line: 2, iban: 'DE89370400440532013000' },
  { line: 7, iban: 'D'.repeat(500) },
];
const chunk = { lines, idempotencyKey: 'run-2-7-2' };

function sendTo(answer: () => Response) {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => answer());
  return { send, answer: sendChunk(chunk, 'iban_sk_1', send) };
}

function problem(about: { status: number; code: string; needed?: number; available?: number }, headers = {}) {
  return () => Response.json({ message: 'Grund', requestId: 'b7', ...about }, { status: about.status, headers });
}

it('sends the IBANs with their lines, the key in its header alone, and no session', async () => {
  const { send, answer } = sendTo(() => Response.json({ results: [] }));
  expect(await answer).toEqual({ results: [] });
  const [address, init] = send.mock.calls[0]!;
  expect(address).toEqual(new URL('/api/v1/ibans/validate', window.location.origin));
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { 'X-API-Key': 'iban_sk_1', 'Idempotency-Key': 'run-2-7-2' },
  });
  expect(JSON.parse(init?.body as string)).toEqual({
    items: [
      { iban: lines[0]?.iban, reference: '2' },
      { iban: 'D'.repeat(64), reference: '7' },
    ],
  });
});

it.each([
  [{ status: 429, code: 'quota_insufficient', needed: 2, available: 1 }, {}, { available: 1, perMinute: null }],
  [{ status: 429, code: 'quota_exceeded' }, {}, { available: 0, perMinute: null }],
  [
    { status: 429, code: 'rate_limited' },
    { 'RateLimit-Policy': '"key";q=600;w=60', 'Retry-After': '9' },
    { available: null, perMinute: 600, waitSeconds: 9 },
  ],
  [{ status: 401, code: 'key_unknown' }, {}, { available: null, perMinute: null, message: 'Grund' }],
])('says why %j is no answer', async (about, headers, error) => {
  expect(await sendTo(problem(about, headers)).answer).toMatchObject({ error: { ...error, status: about.status } });
});

it('survives the page of a proxy and a lost connection', async () => {
  expect(await sendTo(() => new Response('<h1>', { status: 200 })).answer).toMatchObject({ error: { status: 200 } });
  const lost = sendTo(() => {
    throw new TypeError('no route');
  });
  expect(await lost.answer).toMatchObject({ error: { status: null, message: 'Keine Verbindung zum Server.' } });
});
