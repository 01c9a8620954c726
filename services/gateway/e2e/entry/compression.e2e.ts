import { gunzipSync } from 'node:zlib';
import { createApiKey, listBankChanges, listBookings, listUsers, login } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { bearer, someIpAddress } from '@pruefer/testkit';
import { sendRaw } from './support/send-raw.js';
import { gatewayFixture } from './start-gateway.js';

const long = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Musterbank' })));
const bookings = listBookings.path.replace(':id', 'key-1');

describe('long answers', () => {
  const { service, gateway } = gatewayFixture(({ url }) => ({ VALIDATION_URLS: url, KEYS_URL: url, AUTH_URL: url }));
  beforeEach(() =>
    Object.assign(service, {
      status: 200,
      body: long,
      headers: { 'content-type': 'application/json', etag: 'W/"1"', 'cache-control': 'private, no-cache' },
    }),
  );

  /** What came over the wire, as it came. */
  async function ask(path: string, encodings: string, method = 'GET') {
    const headers = {
      ...(path.startsWith('/api/v1/') ? { 'x-api-key': newApiKey() } : await bearer({ role: 'admin' })),
      'x-forwarded-for': someIpAddress(),
      'accept-encoding': encodings,
      'content-type': 'application/json',
    };
    const {
      status,
      headers: answered,
      body,
    } = await sendRaw(gateway.url + path, { method, headers }, method === 'POST' ? '{}' : undefined);
    const { vary, etag, 'content-encoding': encoding, 'cache-control': rule } = answered;
    return { status, encoding, vary, etag, rule, body };
  }

  it.each([listUsers.path, bookings, `${listBankChanges.path}?since=2026-01-01`])(
    'of %s come compressed, whole and with their ETag',
    async (path) => {
      const { body, ...head } = await ask(path, 'br, gzip;q=0.5');
      expect(head).toEqual({
        status: 200,
        encoding: 'gzip',
        vary: 'accept-encoding',
        etag: 'W/"1"',
        rule: 'private, no-cache',
      });
      expect(body.length).toBeLessThan(long.length / 5);
      expect(gunzipSync(body).toString()).toBe(long);
    },
  );

  it.each(['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, *'])('come unchanged for %j', async (encodings) => {
    const { encoding, vary, body } = await ask(listUsers.path, encodings);
    expect([encoding, vary, body.toString()]).toEqual([undefined, 'accept-encoding', long]);
  });

  it('are not compressed twice, nor when they are short, a problem or unchanged', async () => {
    service.headers = { 'content-type': 'application/json', 'content-encoding': 'x-own' };
    expect((await ask(listUsers.path, 'gzip')).encoding).toBe('x-own');
    service.headers = { 'content-type': 'application/json', 'content-length': '2' };
    service.body = '[]';
    expect((await ask(listUsers.path, 'gzip')).encoding).toBeUndefined();
    service.headers = { 'content-type': 'application/json' };
    Object.assign(service, { status: 409, body: long });
    expect((await ask(listUsers.path, 'gzip')).encoding).toBeUndefined();
    Object.assign(service, { status: 304, body: '' });
    expect(await ask(`${listBankChanges.path}?since=2026-01-01`, 'gzip')).toMatchObject({
      status: 304,
      encoding: undefined,
      body: Buffer.alloc(0),
    });
  });

  it('A6: with a secret in them are never compressed, whatever else is sent', async () => {
    service.headers = { 'content-type': 'application/json' };
    for (const path of [login.path, createApiKey.path]) {
      const { status, encoding, rule, body } = await ask(path, 'gzip', 'POST');
      expect([status, encoding, rule, body.toString()]).toEqual([200, undefined, 'no-store', long]);
    }
  });

  it('that break off are not taken for whole', async () => {
    service.headers = { 'content-type': 'application/json', 'content-length': String(long.length * 2) };
    await expect(ask(listUsers.path, 'gzip')).rejects.toThrow();
  });
});
