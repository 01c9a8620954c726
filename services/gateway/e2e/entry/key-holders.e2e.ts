import { calculateIban, type ProblemBody } from '@pruefer/contracts';
import { hashOfApiKey, newApiKey } from '@pruefer/platform';
import { internalSecret, someIpAddress, until } from '@pruefer/testkit';
import { gatewayFixture, startGateway } from './start-gateway.js';

const bankPath = '/api/v1/banks/DE/37040044';
const malformed = `iban_sk_${'0'.repeat(64)}`;
const hashKey = (key: string) => hashOfApiKey(key).toString('hex');

describe('calls of key holders', () => {
  const { replica, service, gateway } = gatewayFixture(({ url }) => ({ VALIDATION_URLS: url }));
  beforeEach(() => Object.assign(service, { status: 200, body: '{"name":"Köln"}' }));

  const call = (headers?: Record<string, string>, path = bankPath) => gateway.get(path, headers);
  /** What the service was sent, its readiness probes apart. */
  const received = () => service.received.filter(({ url }) => url?.startsWith('/api/'));

  it.each([
    ['X-API-Key', (key: string) => ({ 'x-api-key': key })],
    ['Authorization', (key: string) => ({ authorization: `Bearer ${key}` })],
  ])('C1: a key in %s travels as its hash; the key is not passed on', async (_, headersFor) => {
    const [key, address] = [newApiKey(), someIpAddress()];
    const response = await call({ ...headersFor(key), 'x-forwarded-for': address, 'x-internal-key-hash': 'forged' });
    expect([response.status, await response.text()]).toEqual([200, '{"name":"Köln"}']);
    const sent = received().at(-1)!;
    expect(sent).toMatchObject({
      url: bankPath,
      headers: { 'x-internal-secret': internalSecret, 'x-internal-key-hash': hashKey(key), 'x-forwarded-for': address },
    });
    expect(JSON.stringify(sent)).not.toContain(key.slice(8));
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['no key', {}, 401, 'key_missing'],
    ['a token of the console', { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x' }, 401, 'key_missing'],
    ['a forged hash alone', { 'x-internal-key-hash': '0'.repeat(64) }, 401, 'key_missing'],
    ['a key whose checksum is wrong', { 'x-api-key': malformed }, 401, 'key_unknown'],
    ['a key that is none', { 'x-api-key': 'secret' }, 401, 'key_unknown'],
    ['two different keys', { 'x-api-key': newApiKey(), authorization: `Bearer ${newApiKey()}` }, 400, 'key_ambiguous'],
  ])('C1, C5: %s is refused at the entry', async (_, headers, status, code) => {
    const before = received().length;
    for (const path of [
      bankPath,
      '/api/v1/bank-changes?since=2026-01-01',
      '/api/v1/banks?q=bank',
      '/api/v1/countries',
    ]) {
      const response = await call(headers, path);
      expect([response.status, ((await response.json()) as ProblemBody).code]).toEqual([status, code]);
    }
    expect(received()).toHaveLength(before);
  });

  it('C1: a key in the query opens nothing', async () => {
    expect((await call({}, `${bankPath}?api_key=${newApiKey()}`)).status).toBe(401);
  });

  it('C5, C12: a key that exists keeps its reason, at free calls and calculations too', async () => {
    Object.assign(service, { status: 401, body: '{"code":"key_inactive"}' });
    const sent = { 'x-forwarded-for': someIpAddress(), 'x-api-key': newApiKey() };
    const before = received().length;
    const begin = performance.now();
    for (let turn = 0; turn < 150; turn += 1) {
      const response = await call(sent);
      expect([response.status, await response.json()]).toEqual([
        401,
        expect.objectContaining({ code: 'key_inactive' }),
      ]);
    }
    const seconds = Math.ceil((performance.now() - begin) / 1_000) + 1;
    expect(received().length - before).toBeLessThanOrEqual(10 * seconds);
    const visitor = await gateway.check(
      { iban: 'DE89370400440532013000' },
      { 'x-forwarded-for': sent['x-forwarded-for'] },
    );
    expect(visitor.headers.get('ratelimit')).toContain('r=99');
  });

  it('C5: a key that the service does not know counts as a guess', async () => {
    Object.assign(service, { status: 401, body: '{"code":"key_unknown"}' });
    const from = { 'x-forwarded-for': someIpAddress() };
    const response = await call({ ...from, 'x-api-key': newApiKey() });
    expect([response.status, await response.text()]).toEqual([401, '{"code":"key_unknown"}']);
    const responses = await Promise.all(Array.from({ length: 100 }, () => call({ ...from, 'x-api-key': newApiKey() })));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
    const over = await call({ ...from, 'x-api-key': newApiKey() });
    expect(await over.json()).toMatchObject({ code: 'rate_limited' });
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets a key make 100 calls a second, whatever address they come from, and says so', async () => {
    const key = newApiKey();
    const first = await call({ 'x-api-key': key });
    expect(first.headers.get('ratelimit-policy')).toBe('"key";q=100;w=1');
    expect(first.headers.get('ratelimit')).toBe('"key";r=99;t=1');
    let refused: Response[] = [];
    await until('more than 100 within a second', async () => {
      // A second of its own for each turn.
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      const responses = await Promise.all(Array.from({ length: 130 }, () => call({ 'x-api-key': key })));
      refused = responses.filter(({ status }) => status === 429);
      return refused.length > 0;
    });
    expect(refused.length).toBeLessThanOrEqual(30);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited' });
    expect((await call({ 'x-api-key': newApiKey() })).status).toBe(200);
  });

  it('answers 503 when the service is unavailable', async () => {
    const alone = await startGateway([replica], { VALIDATION_URLS: 'http://127.0.0.1:9' });
    const response = await fetch(alone.url + bankPath, { headers: { 'x-api-key': newApiKey() } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    await alone.stop();
  });
});

describe('a calculation at the entry', () => {
  const { replica, gateway } = gatewayFixture();
  const parts = { country: 'DE', bankCode: '37040044', accountNumber: '532013000' };
  const allMissing = [
    {
      field: 'country',
      code: 'isDefined',
      message: 'Bitte geben Sie den Ländercode an, zum Beispiel DE.',
    },
    { field: 'bankCode', code: 'isDefined', message: 'Bitte geben Sie die Bankleitzahl oder den Bankcode an.' },
    { field: 'accountNumber', code: 'isDefined', message: 'Bitte geben Sie die Kontonummer an.' },
  ];

  beforeEach(() => void (replica.batches.length = 0));

  const calculate = (body: unknown, headers: Record<string, string> = { 'x-api-key': newApiKey() }) =>
    gateway.post(calculateIban.path, body, headers);

  it('C2: travels as a check of its key, and is answered with the verdict as it comes', async () => {
    replica.formatLine = ({ iban }) => `200 {"valid":true,"iban":"${iban}","bankName":"Köln"}`;
    const key = newApiKey();
    const response = await calculate(parts, { 'x-api-key': key });
    expect([response.status, await response.text()]).toEqual([
      200,
      '{"valid":true,"iban":"DE89370400440532013000","bankName":"Köln"}',
    ]);
    expect(replica.batches).toMatchObject([
      { kind: 'keyed', checks: [{ iban: 'DE89370400440532013000', keyHash: hashKey(key) }] },
    ]);
  });

  it('C5: names its own path when validation-service refuses', async () => {
    replica.formatLine = () => '429 {"code":"quota_exceeded","instance":"/api/validate-iban"}';
    const response = await calculate(parts);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({
      code: 'quota_exceeded',
      instance: calculateIban.path,
      requestId: response.headers.get('x-request-id'),
    });
  });

  it.each<[string, unknown, number, object, Record<string, string>?]>([
    ['no key', parts, 401, { code: 'key_missing' }, {}],
    ['a malformed key and a broken body', '{', 401, { code: 'key_unknown' }, { 'x-api-key': malformed }],
    ['broken JSON', '{', 400, { code: 'invalid_json' }],
    ['a list', [parts], 400, { code: 'invalid_request', errors: allMissing }],
    ['null', 'null', 400, { code: 'invalid_request', errors: allMissing }],
    ['an empty object', {}, 400, { code: 'invalid_request', errors: allMissing }],
    [
      'a long country',
      { ...parts, country: 'D'.repeat(11) },
      400,
      { errors: [{ field: 'country', code: 'maxLength', message: 'Bitte geben Sie höchstens 10 Zeichen ein.' }] },
    ],
    [
      'a number',
      { ...parts, bankCode: 37040044 },
      400,
      { errors: [{ field: 'bankCode', code: 'isString', message: 'Bitte geben Sie einen Text ein.' }] },
    ],
    ['missing parts', { country: 'DE' }, 400, { code: 'invalid_request', errors: allMissing.slice(1) }],
    ['null in a part', { ...parts, accountNumber: null }, 400, { errors: allMissing.slice(2) }],
    [
      'two wrong parts',
      { country: 'DE', bankCode: '3704', accountNumber: '12345678901' },
      400,
      {
        errors: [
          { field: 'bankCode', message: 'Der Bankcode hat in diesem Land 8 Stellen (Deutschland).' },
          { field: 'accountNumber', message: 'Die Kontonummer hat in diesem Land höchstens 10 Ziffern (Deutschland).' },
        ],
      },
    ],
    [
      'a short bank code',
      { ...parts, bankCode: '3704' },
      400,
      { errors: [{ field: 'bankCode', message: 'Der Bankcode hat in diesem Land 8 Stellen (Deutschland).' }] },
    ],
    ['an unknown country', { ...parts, country: 'XX' }, 400, { errors: [{ field: 'country' }] }],
    [
      'an account number without its type',
      { country: 'BG', bankCode: 'BNBG9661', accountNumber: '20345678' },
      400,
      {
        errors: [
          {
            field: 'accountNumber',
            message: 'Die Kontonummer hat in diesem Land genau 10 Stellen: Kontoart (2), Kontonummer (8) (Bulgarien).',
          },
        ],
      },
    ],
    ['40 KB', { ...parts, accountNumber: '1'.repeat(40_000) }, 413, { code: 'body_too_large' }],
  ])(
    'A2, E1: %s is refused and nothing is charged',
    async (_, body, status, problem, headers = { 'x-api-key': newApiKey() }) => {
      const response = await calculate(body, headers);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject(problem);
      expect(replica.batches).toEqual([]);
    },
  );
});
