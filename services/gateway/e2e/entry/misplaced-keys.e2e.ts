import { calculateIban, type ProblemBody, type ProblemCode, problems, validateIban } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { someIpAddress, until } from '@pruefer/testkit';
import { FakeService } from './support/fake-service.js';
import { gatewayFixture } from './start-gateway.js';

interface Misplaced {
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly fields?: object;
}

const bodies: Record<string, object> = {
  [validateIban.path]: { iban: 'DE89370400440532013000' },
  [calculateIban.path]: { country: 'DE', bankCode: '37040044', accountNumber: '532013000' },
};
const freeCalls = [
  '/api/v1/banks/DE/37040044',
  '/api/v1/banks',
  '/api/v1/countries',
  '/api/v1/bank-changes',
  '/api/v1/usage',
];
const base64 = (text: string) => Buffer.from(text).toString('base64');

const misplacements: [string, (key: string) => Misplaced][] = [
  ['any parameter', (key) => ({ query: `?whatever=${key}` })],
  ...['api_key', 'apikey', 'key', 'x-api-key', 'access_token'].map((name): [string, (key: string) => Misplaced] => [
    `the parameter ${name}`,
    () => ({ query: `?${name}=abc` }),
  ]),
  ['the user of Basic', (key) => ({ headers: { authorization: `Basic ${base64(`${key}:`)}` } })],
  ['the password of Basic', (key) => ({ headers: { authorization: `Basic ${base64(`api:${key}`)}` } })],
  ['Authorization without a scheme', (key) => ({ headers: { authorization: key } })],
  ['a cookie', (key) => ({ headers: { cookie: `session=1; api_key=${key}` } })],
];

const inBodies: [string, (key: string) => Misplaced][] = [
  ['a field', (key) => ({ fields: { apiKey: key } })],
  ['the IBAN', (key) => ({ fields: { iban: key, accountNumber: key } })],
  ['a field of a field', (key) => ({ fields: { auth: { apiKey: key } } })],
  ['a list', (key) => ({ fields: { keys: [{ a: [key] }] } })],
  ['the name of a field', (key) => ({ fields: { [key]: true } })],
];

describe('an API key in a wrong place', () => {
  const lines: string[] = [];
  const urls = ({ url }: FakeService) => ({ KEYS_URL: url, AUTH_URL: url, LOG_LEVEL: 'trace' });
  const { replica, service, gateway } = gatewayFixture(urls, lines);
  beforeEach(() => {
    replica.batches.length = 0;
    lines.length = 0;
  });

  function send(path: string, { query = '', headers = {}, fields = {} }: Misplaced): Promise<Response> {
    const body = bodies[path];
    return fetch(gateway.url + path + query, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-forwarded-for': someIpAddress(), ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify({ ...body, ...fields }) }),
    });
  }

  /** Refused without a word of the key, in answer and log, and nothing is charged. */
  async function expectRefused(response: Response, path: string, key: string): Promise<void> {
    const text = await response.text();
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const { text: detail } = problems.key_misplaced;
    expect(JSON.parse(text) as ProblemBody).toMatchObject({ code: 'key_misplaced', detail, instance: path });
    expect(text + lines.join('')).not.toContain(key.slice(8));
    expect(replica.batches).toEqual([]);
  }

  it.each(misplacements)('C11: %s is refused by every call, never answered as a visitor’s', async (_, misplaceKey) => {
    for (const path of [...Object.keys(bodies), ...freeCalls]) {
      const key = newApiKey();
      await expectRefused(await send(path, misplaceKey(key)), path, key);
    }
  });

  it.each(misplacements)('C11: %s is refused also next to a key in its place', async (_, misplaceKey) => {
    for (const path of Object.keys(bodies)) {
      const key = newApiKey();
      const { headers, ...rest } = misplaceKey(key);
      await expectRefused(await send(path, { ...rest, headers: { 'x-api-key': key, ...headers } }), path, key);
    }
  });

  it.each(inBodies)('C11: %s in the body is refused, with a key in its place too', async (_, misplaceKey) => {
    const key = newApiKey();
    await expectRefused(await send(validateIban.path, misplaceKey(key)), validateIban.path, key);
    for (const path of Object.keys(bodies)) {
      const sent = { ...misplaceKey(key), headers: { 'x-api-key': key } };
      await expectRefused(await send(path, sent), path, key);
    }
  });

  it('C11: in an unknown header is refused', async () => {
    const key = newApiKey();
    await expectRefused(await send(validateIban.path, { headers: { 'api-key': key } }), validateIban.path, key);
  });

  it('C11: in the body of any other call is refused, and reaches no service', async () => {
    const key = newApiKey();
    const path = '/api/auth/login';
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': someIpAddress() };
    const body = JSON.stringify({ username: 'anna', password: 'geheim', note: [{ key }] });
    await expectRefused(await fetch(gateway.url + path, { method: 'POST', headers, body }), path, key);
    expect(service.received.filter(({ url }) => url === path)).toEqual([]);
  });

  it.each<[ProblemCode, Misplaced]>([
    ['key_misplaced', { query: '?api_key=x' }],
    ['key_scheme_unsupported', { headers: { authorization: `Basic ${base64('user:password')}` } }],
    ['key_scheme_unsupported', { headers: { authorization: 'ApiKey abc' } }],
  ])('C11, C12: %s is the answer each time, and leaves the visitors of the address alone', async (code, misplaced) => {
    const headers = { 'x-forwarded-for': someIpAddress() };
    for (const path of [...Object.keys(bodies), freeCalls[0]!]) {
      const sent = { ...misplaced, headers: { ...headers, ...misplaced.headers } };
      const refused = await Promise.all(Array.from({ length: 50 }, () => send(path, sent)));
      for (const response of refused) {
        expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
        expect(await response.json()).toMatchObject({ code, detail: problems[code].text });
      }
    }
    expect((await send(validateIban.path, { headers })).headers.get('ratelimit')).toMatch(/^"public";r=99;/);
  });

  it('C11: the password of a proxy in front of our own pages makes no caller a key holder', async () => {
    const authorization = `Basic ${base64('user:password')}`;
    const own = await send(validateIban.path, { headers: { authorization, 'sec-fetch-site': 'same-origin' } });
    expect([own.status, own.headers.get('ratelimit-policy')]).toEqual([200, '"public";q=100;w=900']);
    const keyed = await send(validateIban.path, { headers: { authorization, 'x-api-key': newApiKey() } });
    expect([keyed.status, keyed.headers.get('ratelimit-policy')]).toEqual([200, null]);
  });

  it('C11, G2: in an address that leads nowhere is in no log line and no answer', async () => {
    const key = newApiKey();
    for (const path of [`/${key}`, `/api/${key}`, `/x_${key}?key=${key}`, `/api/iban%5Fsk%5F${key.slice(8)}`]) {
      const response = await gateway.get(path);
      expect(await response.text()).not.toContain(key.slice(8));
    }
    await until('the log lines', () => lines.filter((line) => line.includes('answered')).length >= 3);
    expect(lines.join('')).not.toContain(key.slice(8));
  });
});
