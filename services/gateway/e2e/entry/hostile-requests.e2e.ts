import { isIP } from 'node:net';
import { findBank, listUsers, login } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { bearer, someIpAddress } from '@pruefer/testkit';
import { sendRaw } from './support/send-raw.js';
import { gatewayFixture } from './start-gateway.js';

const bank = findBank.path.replace(':country', 'DE').replace(':bankCode', '');

describe('requests that mean harm', () => {
  const lines: string[] = [];
  const { replica, service, gateway } = gatewayFixture(({ url }) => ({ AUTH_URL: url }), lines);
  /** With the path as it is: `fetch` and `URL` would tidy it first. */
  const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    sendRaw(gateway.url, { method, path, headers: { 'x-forwarded-for': someIpAddress(), ...headers } }, body);
  const received = () => service.received.filter(({ url }) => url !== '/health/ready');

  beforeEach(() => {
    lines.length = 0;
    service.received.length = 0;
    replica.batches.length = 0;
  });
  afterEach(() => expect(lines.filter((line) => /"level":"(error|fatal)"|"stack"/.test(line))).toEqual([]));

  it.each([
    'x\\..\\..\\..\\..\\..\\health\\ready',
    'x%5c..%5c..%5c..%5c..%5c..%5chealth%5cready',
    'x%2f..%2f..%2f..%2f..%2fhealth%2fready',
    '%2e%2e',
    '.%2E',
    '..',
    '..x',
    'x#y',
  ])('A4: the path of a bank called %s never reaches another one with the secret', async (bankCode) => {
    const response = await call('GET', bank + bankCode, { 'x-api-key': newApiKey() });
    expect([response.status, JSON.parse(response.body.toString())]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('A4: the same holds for calls with a token, and for a path in the form for proxies', async () => {
    const token = await bearer({ role: 'admin' });
    for (const tail of ['x\\..\\..', '%2e%2e'])
      expect((await call('PUT', `${listUsers.path}/${tail}`, token)).status).toBe(404);
    expect((await call('POST', `http://elsewhere.example${login.path}`)).status).toBe(404);
    expect(received()).toEqual([]);
  });

  it('E11: a path that is no UTF-8 is refused', async () => {
    for (const bankCode of ['%ff', '%zz', '%'])
      expect((await call('GET', bank + bankCode, { 'x-api-key': newApiKey() })).status).toBe(400);
  });

  it.each(['x=%zz', 'x=../', 'x=..%2f..', 'x=%ff', 'x=\\..\\', '?/../', 'x#y', '"<>'])(
    'E11: the query %s is handed on as it is',
    async (query) => {
      const response = await call('POST', `${login.path}?${query}`, { 'content-type': 'application/json' }, '{}');
      expect(response.status).toBe(200);
      expect(received()).toMatchObject([{ url: `${login.path}?${query}`, body: '{}' }]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['Keep-Alive', { 'keep-alive': 'timeout=5', connection: 'keep-alive' }],
    ['Upgrade', { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAMAAABkAAQAAP__' }],
    ['Upgrade alone', { upgrade: 'h2c' }],
    ['Expect', { expect: '100-continue' }],
    ['TE', { te: 'trailers', connection: 'TE' }],
    ['Trailer', { trailer: 'x-sum', 'transfer-encoding': 'chunked' }],
    ['Proxy-*', { 'proxy-authorization': 'Basic x', 'proxy-connection': 'keep-alive' }],
  ])('E11: %s of a caller stays at the entry', async (_, headers) => {
    const response = await call('POST', login.path, { 'content-type': 'application/json', ...headers }, '{"a":1}');
    expect(response.status).toBe(200);
    const [sent] = received();
    expect(sent?.body).toBe('{"a":1}');
    const own = ['connection', 'transfer-encoding'];
    for (const name of Object.keys(headers).filter((each) => !own.includes(each)))
      expect(sent?.headers).not.toHaveProperty(name);
  });

  it.each<[string, (key: string) => Record<string, string>]>([
    ['X-API-Key', (key) => ({ 'x-api-key': key })],
    ['Authorization', (key) => ({ authorization: `Bearer ${key}` })],
    ['Authorization, typed otherwise', (key) => ({ authorization: `bearer  ${key}` })],
  ])('C1: a key in %s stays at the entry, also of a call that needs none', async (_, headersFor) => {
    const headers = { 'content-type': 'application/json', ...headersFor(newApiKey()) };
    expect((await call('POST', login.path, headers, '{}')).status).toBe(200);
    expect(JSON.stringify(received())).not.toContain('iban_sk_');
  });

  it('E9: an address with a zone harms neither its caller nor the neighbours in the batch', async () => {
    const addresses = ['fe80::1%x', 'fe80::2%25', '2001:db8::7', someIpAddress(), "fe80::3%'; --"];
    const responses = await Promise.all(
      addresses.map((address) => gateway.check({ iban: 'DE89370400440532013000' }, { 'x-forwarded-for': address })),
    );
    expect(responses.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    const sent = replica.checks.map(({ address }) => address);
    expect(sent).toHaveLength(addresses.length);
    expect(sent).toEqual(expect.arrayContaining(['fe80::1', 'fe80::2', '2001:db8::7']));
    for (const address of sent)
      expect([address, address.includes('%'), isIP(address) > 0]).toEqual([address, false, true]);
  });
});
