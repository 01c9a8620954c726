import { inspect } from 'node:util';
import { IbanApiProblem, IbanApiTimeout, IbanApiUnreachable } from './errors.js';
import { IbanClient } from './iban-client.js';
import type { IbanClientOptions } from './options.js';
import { refusal, StubApi, type StubResponse, TEST_KEY } from './stub-api.fixture.js';

const verdict = { valid: true, iban: 'DE23999999000000000001' };
const busy = refusal(503, 'unavailable', { 'retry-after': '0' });

let api: StubApi;
afterEach(() => api.stop());

/** A client of a service that gives these answers in turn, the last one again and again. */
async function createClient(
  responses: readonly StubResponse[],
  options: Partial<IbanClientOptions> = {},
): Promise<IbanClient> {
  api = await StubApi.start((_, number) => responses[number - 1] ?? responses.at(-1) ?? 'hang');
  return new IbanClient({ baseUrl: api.url, apiKey: TEST_KEY, ...options });
}

const catchError = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a check', () => {
  it('sends the key, the language, the IBAN and the BIC', async () => {
    const client = await createClient([{ body: verdict }], { language: 'en' });
    expect(await client.check('DE23 9999', { bic: 'TESTDEFF', minimal: true })).toEqual(verdict);
    expect(api.bodies()).toEqual([{ iban: 'DE23 9999', bic: 'TESTDEFF' }]);
    expect(api.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/validate-iban',
      headers: {
        'x-api-key': TEST_KEY,
        'accept-language': 'en',
        prefer: 'return=minimal',
        'content-type': 'application/json',
      },
    });
  });

  it('carries the same Idempotency-Key over all retries, and another one than the next check', async () => {
    const client = await createClient([
      busy,
      'cut',
      refusal(409, 'idempotency_in_progress', { 'retry-after': '0' }),
      { body: verdict },
    ]);
    expect(await client.check('DE23')).toEqual(verdict);
    await client.check('DE23');
    const keys = api.listHeaderValues('idempotency-key');
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it('takes the key of the caller', async () => {
    const client = await createClient([busy, { body: verdict }]);
    await client.check('DE23', { idempotencyKey: 'order-4711' });
    expect(api.listHeaderValues('idempotency-key')).toEqual(['order-4711', 'order-4711']);
    await expect(client.check('DE23', { idempotencyKey: 'with blank' })).rejects.toThrow(TypeError);
  });

  it('keeps the path of the base URL', async () => {
    api = await StubApi.start(() => ({ body: verdict }));
    await new IbanClient({ baseUrl: `${api.url}/proxy/` }).check('DE23');
    expect(api.requests[0]?.path).toBe('/proxy/api/validate-iban');
    expect(api.listHeaderValues('x-api-key')).toEqual([undefined]);
  });
});

describe('a refusal', () => {
  it('is a typed problem and not repeated', async () => {
    const errors = [{ field: 'accountNumber', code: 'isDefined', message: 'Bitte geben Sie die Kontonummer an.' }];
    const client = await createClient([refusal(400, 'invalid_request', {}, { errors })]);
    const problem = await catchError(client.calculate({ country: 'DE', bankCode: '1', accountNumber: '' }));
    expect(problem).toBeInstanceOf(IbanApiProblem);
    expect(problem).toMatchObject({
      code: 'invalid_request',
      status: 400,
      errors,
      requestId: 'request-1',
      message: 'Sentence of invalid_request.',
    });
    expect(problem).toMatchObject({ idempotencyKey: api.listHeaderValues('idempotency-key')[0] });
    expect(api.requests).toHaveLength(1);
  });

  it('names the pause, what the quota lacks, and the limit of the key', async () => {
    const responses = [
      refusal(429, 'quota_insufficient', { 'retry-after': '7' }, { needed: 5, available: 2 }),
      refusal(429, 'rate_limited', { 'ratelimit-policy': '"api-key";q=600;w=60' }),
    ];
    const client = await createClient(responses, { maxRetries: 0 });
    expect(await catchError(client.jobs.start('job-1'))).toMatchObject({
      retryAfterSeconds: 7,
      needed: 5,
      available: 2,
      perMinute: undefined,
    });
    expect(await catchError(client.usage())).toMatchObject({ code: 'rate_limited', perMinute: 600 });
  });

  it.each([
    ['the page of a proxy', { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway</h1>' }],
    ['an answer cut short, with its request id', { headers: { 'x-request-id': 'request-1' }, body: '{' }],
    ['a redirect, which is not followed', { status: 302, headers: { location: '/elsewhere' } }],
    ['a success without JSON', { body: 'welcome' }],
  ] satisfies [string, StubResponse][])('is unreadable: %s', async (_, answer: Exclude<StubResponse, string>) => {
    const client = await createClient([answer], { maxRetries: 1 });
    const status = answer.status ?? 200;
    const requestId = answer.headers && 'x-request-id' in answer.headers ? 'request-1' : undefined;
    expect(await catchError(client.usage())).toMatchObject({ code: 'unreadable_answer', status, requestId });
    // Behind a proxy that gave up, the service may have answered: only a repeat can tell.
    expect(api.requests).toHaveLength(status >= 500 ? 2 : 1);
  });
});

describe('without an answer', () => {
  it('a call ends after its timeout, with the key for a repeat', async () => {
    const client = await createClient(['hang'], { timeoutMs: 50, maxRetries: 1 });
    const error = await catchError(client.check('DE23', { idempotencyKey: 'order-1' }));
    expect(error).toBeInstanceOf(IbanApiTimeout);
    expect(error).toMatchObject({ timeoutMs: 50, idempotencyKey: 'order-1' });
    expect(api.requests).toHaveLength(2);
  });

  it('a call keeps the cause of a lost connection', async () => {
    const client = await createClient(['cut'], { maxRetries: 0 });
    const error = await catchError(client.usage());
    expect(error).toBeInstanceOf(IbanApiUnreachable);
    expect((error as Error).cause).toBeInstanceOf(TypeError);
  });

  it('a call ends when its signal is aborted, and no other begins', async () => {
    const controller = new AbortController();
    const reason = new Error('The user has left.');
    api = await StubApi.start(() => {
      controller.abort(reason);
      return 'hang';
    });
    const client = new IbanClient({ baseUrl: api.url });
    expect(await catchError(client.check('DE23', { signal: controller.signal }))).toBe(reason);
    expect(await catchError(client.usage({ signal: controller.signal }))).toBe(reason);
    expect(api.requests).toHaveLength(1);
  });
});

describe('the API key', () => {
  it('is in no error, no JSON and no log', async () => {
    const client = await createClient([refusal(401, 'key_unknown'), 'cut', 'hang'], { maxRetries: 0, timeoutMs: 50 });
    const errors = [
      await catchError(client.usage()),
      await catchError(client.usage()),
      await catchError(client.usage()),
    ];
    const shown = [client, client.jobs, client.banks, client.changes({ since: '2026-01-01' }), ...errors];
    const texts = shown.flatMap((value) => [
      JSON.stringify(value),
      inspect(value, { depth: 9, showHidden: true }),
      String(value),
    ]);
    expect(texts.filter((text) => text.includes(TEST_KEY))).toEqual([]);
    expect(api.listHeaderValues('x-api-key')).toEqual([TEST_KEY, TEST_KEY, TEST_KEY]);
  });

  it('is refused without being repeated when it cannot be one', async () => {
    await createClient([]);
    const error = (() => {
      try {
        return new IbanClient({ baseUrl: api.url, apiKey: `${TEST_KEY}\n` });
      } catch (refused) {
        return refused;
      }
    })();
    expect(error).toBeInstanceOf(TypeError);
    expect(inspect(error)).not.toContain(TEST_KEY);
  });
});

it('refuses options that cannot be used', async () => {
  await createClient([]);
  const make = (options: Partial<IbanClientOptions>) => () => new IbanClient({ baseUrl: api.url, ...options });
  expect(make({ baseUrl: 'ftp://iban.example' })).toThrow(TypeError);
  expect(make({ baseUrl: 'https://user:secret@iban.example' })).toThrow(TypeError);
  expect(make({ timeoutMs: Infinity })).toThrow(RangeError);
  expect(make({ maxRetries: -1 })).toThrow(RangeError);
});
