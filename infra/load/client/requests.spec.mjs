import { echoRequests, keyedRequests, publicRequests, requestsByKind, testIpAddress } from './requests.mjs';

const ibans = Array.from({ length: 1_000 }, (_, index) => `DE${index}`);

describe('prepared requests', () => {
  it('send JSON bodies with the IBANs in turn, each connection from another start', () => {
    expect(echoRequests(ibans, 0)[1]).toEqual({
      method: 'POST',
      path: '/bench/echo',
      headers: { 'content-type': 'application/json' },
      body: '{"iban":"DE1"}',
    });
    expect(echoRequests(ibans, 4)[0]?.body).toBe('{"iban":"DE24"}');
  });

  it('have the same bodies for all three kinds', () => {
    const bodies = [echoRequests(ibans, 3), publicRequests(ibans, 3), keyedRequests(ibans, 3, 'key')].map((list) =>
      list.map(({ body }) => body),
    );
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('use the keys in turn, one per connection', () => {
    const { keyedCheck } = requestsByKind(ibans, ['a', 'b', 'c'], false);
    const listKeys = (/** @type {number} */ connection) =>
      new Set(keyedCheck?.(connection).map(({ headers }) => headers['x-api-key']));
    expect([0, 2, 3, 127].map(listKeys)).toEqual([new Set('a'), new Set('c'), new Set('a'), new Set('b')]);
  });

  it('leave out the kinds that the system cannot answer', () => {
    expect(Object.keys(requestsByKind(ibans, [], false, 0))).toEqual(['publicCheck']);
    expect(Object.keys(requestsByKind(ibans, ['a'], true, 0))).toEqual(['echo', 'publicCheck', 'keyedCheck']);
  });

  it('use no address twice while there are unused ones', () => {
    const all = Array.from({ length: 512 }, (_, connection) => publicRequests(ibans, connection)).flat();
    expect(new Set(all.map(({ headers }) => headers['x-forwarded-for'])).size).toBe(512 * 256);
  });
});

describe('testIpAddress', () => {
  it.each([
    [0, '198.18.0.0'],
    [257, '198.18.1.1'],
    [65_536, '198.19.0.0'],
    [131_072, '198.18.0.0'],
  ])('%i is %s', (index, address) => {
    expect(testIpAddress(index)).toBe(address);
  });
});
