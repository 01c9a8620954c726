import { IbanClient } from '@pruefer/client';
import { MAX_BULK_ITEMS, type ValidateIbansBody } from '@pruefer/contracts';
import { checkLines } from './check-lines.js';
import { type Line, LINES_PER_CALL } from './chunk-lines.js';

interface Call {
  readonly items: ValidateIbansBody['items'];
  readonly request: RequestInit;
  readonly key: string | undefined;
}

const createLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ line: index + 1, iban: 'DE89370400440532013000' }));

/** Like the gateway: one result for each line, in order. */
function answerTo({ items }: Call): Response {
  const results = items.map(({ reference }, index) => ({ line: index + 1, reference, status: 'answered' }));
  return Response.json({ results });
}

function refusal(status: number, code: string, headers: Record<string, string> = {}, about: object = {}): Response {
  return Response.json({ status, code, detail: 'Grund', requestId: 'b7', ...about }, { status, headers });
}

/** A run whose answers a test decides. */
function start(lines: readonly Line[], answer: (call: Call, number: number) => Response | Promise<Response>) {
  const calls: Call[] = [];
  const answered: number[] = [];
  const waits: number[] = [];
  const stop = new AbortController();
  let open = 0;
  let mostOpen = 0;
  const client = new IbanClient({
    baseUrl: 'https://iban.example',
    apiKey: 'iban_sk_1',
    fetch: async (_, request = {}) => {
      const { items } = JSON.parse(request.body as string) as ValidateIbansBody;
      const call = { items, request, key: new Headers(request.headers).get('idempotency-key') ?? undefined };
      mostOpen = Math.max(mostOpen, ++open);
      const response = await answer(call, calls.push(call));
      open -= 1;
      return response;
    },
  });
  const ended = checkLines(lines, 'run', {
    client,
    stop,
    onAnswer: (results) => answered.push(...results.map(({ reference }) => Number(reference))),
    onWait: (seconds) => waits.push(seconds),
  });
  return { ended, calls, answered, waits, stop, mostOpen: () => mostOpen };
}

it('sends as many lines in a call as the contract allows', () => expect(LINES_PER_CALL).toBe(MAX_BULK_ITEMS));

it('sends the IBANs with their lines, the key in its header alone, and no session', async () => {
  const [first, second] = ['DE89370400440532013000', 'D'.repeat(500)];
  const lines = [
    { line: 2, iban: first },
    { line: 7, iban: second },
  ];
  const run = start(lines, answerTo);
  expect(await run.ended).toEqual({ status: 'complete' });
  expect(run.calls[0]?.items).toEqual([
    { iban: first, reference: '2' },
    { iban: 'D'.repeat(64), reference: '7' },
  ]);
  expect(run.calls[0]?.request).toMatchObject({ credentials: 'omit', headers: { 'x-api-key': 'iban_sk_1' } });
});

it('sends 1,000 lines at a time in their order, two calls at once, each with a different key', async () => {
  const run = start(createLines(4_500), answerTo);
  expect(await run.ended).toEqual({ status: 'complete' });
  expect(run.calls.map(({ items }) => [items[0]?.reference, items.length])).toEqual([
    ['1', 1_000],
    ['1001', 1_000],
    ['2001', 1_000],
    ['3001', 1_000],
    ['4001', 500],
  ]);
  expect(run.answered.toSorted((a, b) => a - b)).toEqual(createLines(4_500).map(({ line }) => line));
  expect(run.mostOpen()).toBe(2);
  expect(new Set(run.calls.map(({ key }) => key)).size).toBe(5);
});

it('repeats a call with the same key, and says that it waits', async () => {
  const run = start(createLines(3), (call, number) =>
    number === 1 ? refusal(503, 'unavailable', { 'retry-after': '0' }) : answerTo(call),
  );
  expect(await run.ended).toEqual({ status: 'complete' });
  expect([run.waits, run.answered]).toEqual([[1], [1, 2, 3]]);
  expect(run.calls[0]?.key).toBe(run.calls[1]?.key);
});

it.each([
  ['a wrong key', 401, 'key_unknown', { available: null, message: 'Grund', requestId: 'b7' }],
  ['a used-up quota', 429, 'quota_exceeded', { available: 0 }],
  ['a small quota', 429, 'quota_insufficient', { available: 2 }, { needed: 9, available: 2 }],
  ['a reused key', 409, 'idempotency_key_reused', { available: null }],
  ['a pause that is too long', 503, 'unavailable', { waitSeconds: 121 }],
])('ends at once, without another call: %s', async (_, status, code, error, about: object = {}) => {
  const run = start(createLines(5_000), () => refusal(status, code, { 'retry-after': '121' }, about));
  expect(await run.ended).toMatchObject({ status: 'failed', error: { status, code, ...error } });
  expect([run.waits, run.calls.length]).toEqual([[], 2]);
});

it('keeps the answers that came before a refusal', async () => {
  const run = start(createLines(3_000), (call, number) => (number === 1 ? answerTo(call) : refusal(500, 'internal')));
  expect(await run.ended).toMatchObject({ status: 'failed', error: { status: 500 } });
  expect(run.answered).toHaveLength(1_000);
});

it('sends shorter calls when the limit of the key is smaller than a call', async () => {
  const limit = { 'ratelimit-policy': '"api-key";q=600;w=60', 'retry-after': '9' };
  const run = start(createLines(1_500), (call) =>
    call.items.length > 600 ? refusal(429, 'rate_limited', limit) : answerTo(call),
  );
  expect(await run.ended).toEqual({ status: 'complete' });
  expect(run.answered.toSorted((a, b) => a - b)).toEqual(createLines(1_500).map(({ line }) => line));
  expect(run.waits).toEqual([]);
});

it('stops when it is cancelled, after the calls under way', async () => {
  const run = start(createLines(10_000), (call, number) => {
    if (number === 3) run.stop.abort();
    return answerTo(call);
  });
  expect(await run.ended).toEqual({ status: 'cancelled' });
  expect(run.calls.length).toBeLessThanOrEqual(4);
  expect(run.answered).toHaveLength(run.calls.length * 1_000);
});

it('ends a pause at once when it is cancelled', async () => {
  const run = start(createLines(10), () => refusal(503, 'unavailable', { 'retry-after': '60' }));
  while (run.waits.length === 0) await new Promise(setImmediate);
  run.stop.abort();
  expect(await run.ended).toEqual({ status: 'cancelled' });
  expect([run.waits, run.calls.length]).toEqual([[expect.any(Number)], 1]);
});
