import { forwardedHeaders } from './request-headers.js';

const caller = { requestId: 'request-1', caller: { 'x-forwarded-for': '198.51.100.7', 'x-internal-gateway': 'proof' } };

describe('forwardedHeaders', () => {
  it.each([
    'x-user',
    'x-user-id',
    'x-role',
    'x-roles',
    'x-internal-secret',
    'x-internal-user',
    'forwarded',
    'x-forwarded-host',
  ])('A4: drops %s', (name) => {
    expect(forwardedHeaders({ [name]: 'forged' }, caller)).not.toHaveProperty(name);
  });

  it.each([
    'connection',
    'keep-alive',
    'upgrade',
    'http2-settings',
    'expect',
    'te',
    'trailer',
    'transfer-encoding',
    'proxy-authorization',
    'proxy-connection',
  ])('E11: keeps %s to the connection it came on', (name) => {
    expect(forwardedHeaders({ [name]: 'x' }, caller)).not.toHaveProperty(name);
  });

  it.each([
    { 'x-api-key': 'iban_sk_1' },
    { authorization: 'Bearer iban_sk_1' },
    { authorization: 'bearer  iban_sk_1' },
  ])('C1: keeps an API key to itself: %j', (headers) => {
    expect(JSON.stringify(forwardedHeaders(headers, caller))).not.toContain('iban_sk_');
  });

  it('keeps what a service needs', () => {
    const headers = { authorization: 'Bearer t', 'content-type': 'application/json', accept: '*/*' };
    expect(forwardedHeaders(headers, caller)).toMatchObject(headers);
  });

  it('E9: names the caller, whatever the caller sends', () => {
    const forged = { 'x-forwarded-for': '6.6.6.6', 'x-internal-gateway': 'forged', 'x-request-id': 'forged' };
    expect(forwardedHeaders(forged, caller)).toMatchObject({
      'x-forwarded-for': '198.51.100.7',
      'x-internal-gateway': 'proof',
      'x-request-id': 'request-1',
    });
  });

  it('keeps a well-formed trace but not the wish to have it recorded, and begins a new one otherwise', () => {
    const ids = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331';
    expect(forwardedHeaders({ traceparent: `${ids}-01` }, caller)['traceparent']).toBe(`${ids}-00`);
    const begun = /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/;
    expect(forwardedHeaders({ traceparent: 'nonsense' }, caller)['traceparent']).toMatch(begun);
    expect(forwardedHeaders({}, caller)['traceparent']).toMatch(begun);
  });
});
