import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { RunningService } from '@pruefer/platform';
import { demoEnv, startDemo } from './support/demo-service.js';
import { known, liveSession, second, token, unknown } from './support/tokens.js';

const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
const now = Math.floor(Date.now() / 1_000);
const [head = '', body = '', signature = ''] = token().split('.');
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Every kind of caller that is nobody. */
const nobodies: Record<string, Record<string, string>> = {
  'no token': {},
  'an API key': { 'x-api-key': `iban_sk_${'0'.repeat(64)}`, ...bearer(`iban_sk_${'0'.repeat(64)}`) },
  'no JWT at all': bearer('nonsense'),
  'a token in the wrong scheme': { authorization: `Basic ${token()}` },
  'an expired token': bearer(token({ claims: { exp: now - 1 } })),
  'a token for another audience': bearer(token({ claims: { aud: 'somebody-else' } })),
  'a token of another issuer': bearer(token({ claims: { iss: 'somebody-else' } })),
  'a token of an unknown key': bearer(token({ signedWith: unknown })),
  'a token of an unknown key that names a known one': bearer(
    token({ signedWith: unknown, keyId: jwt.decode(token(), { complete: true })?.header.kid ?? '' }),
  ),
  'a tampered token': bearer(
    [head, encoded({ ...(jwt.decode(token()) as object), role: 'admin' }), signature].join('.'),
  ),
  'a token with alg none': bearer(`${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`),
  'a token signed with the public key as a secret': bearer(
    `${encoded({ alg: 'HS256', typ: 'JWT', kid: jwt.decode(token(), { complete: true })?.header.kid })}.${body}.AAAA`,
  ),
  'a token of a session that is over': bearer(token({ claims: { sid: randomUUID() } })),
  'a token without kid': bearer(token({ keyId: '' })),
  'a token of another type': bearer(token({ claims: { typ: 'refresh' } })),
  'a token with an unknown purpose': bearer(token({ claims: { purpose: 'everything' } })),
  'a token with an unknown role': bearer(token({ claims: { role: 'root' } })),
  ...Object.fromEntries(
    ['iss', 'aud', 'sub', 'name', 'sid', 'typ', 'purpose', 'role', 'iat', 'exp'].map((claim) => [
      `a token without ${claim}`,
      bearer(token({ without: claim })),
    ]),
  ),
};

/** Who comes in where: session, manager, admin endpoint. */
const somebodies: [string, Record<string, string>, [number, number, number]][] = [
  ['a manager', bearer(token({ claims: { role: 'manager' } })), [200, 200, 403]],
  ['an admin', bearer(token({ claims: { role: 'admin' } })), [200, 200, 200]],
  ['an admin by the second key', bearer(token({ claims: { role: 'admin' }, signedWith: second })), [200, 200, 200]],
  ['a manager setting 2FA up', bearer(token({ claims: { purpose: '2fa-setup' } })), [200, 403, 403]],
  ['an admin setting 2FA up', bearer(token({ claims: { role: 'admin', purpose: '2fa-setup' } })), [200, 403, 403]],
];

describe('access to calls', () => {
  let service: RunningService;
  beforeAll(async () => void (service = await startDemo()));
  afterAll(() => service.close());

  const fetchStatus = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const response = await fetch(service.url + path, { method, headers });
    await response.body?.cancel();
    return response.status;
  };

  it.each(Object.entries(nobodies))('A1, B10: %s opens nothing but what is public', async (_name, headers) => {
    expect(await fetchStatus('/open', headers)).toBe(200);
    for (const path of ['/session', '/manager/1', '/admin', '/internal/things']) {
      expect(await fetchStatus(path, headers)).toBe(401);
    }
  });

  it.each(somebodies)('A1: %s', async (_name, headers, [session, manager, admin]) => {
    expect(await fetchStatus('/open', headers)).toBe(200);
    expect(await fetchStatus('/session', headers)).toBe(session);
    expect(await fetchStatus('/manager/1', headers)).toBe(manager);
    expect(await fetchStatus('/admin', headers)).toBe(admin);
    expect(await fetchStatus('/internal/things', headers)).toBe(401);
  });

  it('A1: gives the handler its caller', async () => {
    const headers = bearer(token({ claims: { sub: 'u1' } }));
    const response = await fetch(`${service.url}/session`, { headers });
    expect(await response.json()).toEqual({
      userId: 'u1',
      name: 'anna',
      sessionId: liveSession,
      role: 'manager',
      purpose: 'full',
    });
  });

  it('A2: refuses before it reads the body or looks for the record', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${service.url}/things`, {
        method: 'POST',
        body: '{"not json',
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect((await post({})).status).toBe(401);
    expect((await post(bearer(token({ claims: { purpose: '2fa-setup' } })))).status).toBe(403);
    expect((await post(bearer(token()))).status).toBe(400);
    expect(await fetchStatus('/manager/missing', {})).toBe(await fetchStatus('/manager/1', {}));
    expect(await fetchStatus('/manager/missing', bearer(token()))).toBe(404);
  });

  it('A4: internal calls want the internal secret from any caller', async () => {
    const secret = demoEnv.INTERNAL_SECRET;
    expect(await fetchStatus('/internal/things', { 'x-internal-secret': secret })).toBe(200);
    expect(await fetchStatus('/internal/things', { 'x-internal-secret': `${secret}x` })).toBe(401);
    expect(await fetchStatus('/internal/things', { 'x-internal-secret': secret.slice(0, -1) })).toBe(401);
    expect(await fetchStatus('/admin', { 'x-internal-secret': secret })).toBe(401);
  });

  it('A4: believes no header that claims a user or a role', async () => {
    const forged = { 'x-user': 'admin', 'x-user-id': '1', 'x-role': 'admin', 'x-internal': '1' };
    expect(await fetchStatus('/admin', forged)).toBe(401);
    expect(await fetchStatus('/admin', { ...forged, ...bearer(token()) })).toBe(403);
  });

  it('A1: refuses an undeclared route', async () => {
    expect(await fetchStatus('/undeclared', bearer(token({ claims: { role: 'admin' } })))).toBe(403);
    expect(await fetchStatus('/undeclared', {}, 'POST')).toBe(403);
  });

  it('A1: says how to sign in', async () => {
    const response = await fetch(`${service.url}/admin`);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ code: 'unauthorized', message: 'Sie sind nicht angemeldet.' });
  });

  it('B10: knows the public half of its keys only', () => {
    expect(demoEnv.TOKEN_PUBLIC_KEYS).not.toContain('PRIVATE');
    expect(demoEnv.TOKEN_PUBLIC_KEYS).toContain(known.publicKey);
  });
});
