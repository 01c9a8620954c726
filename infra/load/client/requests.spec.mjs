// @ts-check
import { echoRequests, keyedRequests, publicRequests, requestsWithKeys, testAddress } from './requests.mjs';

const ibans = Array.from({ length: 1_000 }, (_, index) => `DE${index}`);

describe('prepared requests', () => {
  it('send JSON bodies with the IBANs in turn, from another place on every connection', () => {
    expect(echoRequests(ibans, 0)[1]).toEqual({
      method: 'POST',
      path: '/bench/echo',
      headers: { 'content-type': 'application/json' },
      body: '{"iban":"DE1"}',
    });
    expect(echoRequests(ibans, 4)[0]?.body).toBe('{"iban":"DE24"}');
  });

  it('have the same size for all three measurements but for the header that tells them apart', () => {
    const bodies = [echoRequests(ibans, 3), publicRequests(ibans, 3), keyedRequests(ibans, 3, 'key')].map((list) =>
      list.map(({ body }) => body),
    );
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('carry the key of their connection', () => {
    const keys = keyedRequests(ibans, 3, 'iban_sk_x').map(({ headers }) => headers['x-api-key']);
    expect(new Set(keys)).toEqual(new Set(['iban_sk_x']));
  });

  it.each([1, 20, 50_000])('use every one of %s keys', (count) => {
    const keys = Array.from({ length: count }, (_, nth) => `key-${nth}`);
    const requestsOf = requestsWithKeys(ibans, keys, 128);
    const sent = Array.from({ length: 128 }, (_, connection) => requestsOf(connection)).flat();
    expect(new Set(sent.map(({ headers }) => headers['x-api-key']))).toEqual(new Set(keys));
  });

  it('come from no address twice while there are addresses', () => {
    const all = Array.from({ length: 512 }, (_, connection) => publicRequests(ibans, connection)).flat();
    expect(new Set(all.map(({ headers }) => headers['x-forwarded-for'])).size).toBe(512 * 256);
  });
});

describe('testAddress', () => {
  it.each([
    [0, '198.18.0.0'],
    [257, '198.18.1.1'],
    [65_536, '198.19.0.0'],
    [131_071, '198.19.255.255'],
    [131_072, '198.18.0.0'],
  ])('%i is %s', (index, address) => {
    expect(testAddress(index)).toBe(address);
  });
});
