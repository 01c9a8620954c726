import { someIpAddress, until } from '@pruefer/testkit';
import {
  type Access,
  type AdminUser,
  allEndpoints,
  calculateIban,
  dashboardStats,
  type Endpoint,
  validateAsOpenIban,
  validateIbans,
} from '@pruefer/contracts';
import { computeKeyId, TOKEN_ALGORITHM } from '@pruefer/platform';
import jwt from 'jsonwebtoken';
import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, newAccount, newUser, send, setupToken } from '../system/accounts.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

type Caller =
  | 'nobody'
  | 'an API key'
  | 'a setup token'
  | 'a manager'
  | 'an admin'
  | 'an expired token'
  | 'a tampered token'
  | 'an unsigned token'
  | 'a token for somebody else'
  | 'a session that has ended'
  | 'a user switched off'
  | 'a password since changed';

/** Who gets past the guard; everybody else is 401, or 403 with a token that is right but opens too little. */
const signedIn: readonly Caller[] = ['a setup token', 'a manager', 'an admin'];
const admitted: Readonly<Partial<Record<Access, readonly Caller[]>>> = {
  session: signedIn,
  manager: ['a manager', 'an admin'],
  admin: ['an admin'],
  apiKey: ['an API key'],
};

const outside = allEndpoints.filter(({ access }) => access !== 'internal');
/** Calls for key holders want the gateway's word, and calculations are made in the gateway itself. */
const atServices = outside.filter(({ access }) => access !== 'public' && access !== 'apiKey');
const partOf: Readonly<Record<string, string>> = { validation: 'validation-1' };

const tokens = new Map<Caller, string>();

/** What the system itself would sign; the test reads the key from its data folder. */
function signed(token: string, changes: jwt.JwtPayload): string {
  const [privateKey = ''] = readFileSync(join(system.dataDir, 'secrets', 'token-keys.pem'), 'utf8').split(
    /(?=-----BEGIN PUBLIC KEY-----)/,
  );
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  const claims = { ...(jwt.decode(token) as jwt.JwtPayload), ...changes };
  return jwt.sign(claims, privateKey, { algorithm: TOKEN_ALGORITHM, keyid: computeKeyId(publicKey) });
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

async function endSession(account: Account, admin: Account, change: object): Promise<void> {
  const { body: users } = await send<AdminUser[]>(system, 'GET', '/api/admin/users', { token: admin.token });
  const { id } = users.find(({ username }) => username === account.username)!;
  const isPassword = 'newPassword' in change;
  const path = isPassword ? '/api/auth/change-password' : `/api/admin/users/${id}`;
  const body = isPassword ? { ...change, userId: id } : change;
  expect((await send(system, 'PUT', path, { token: admin.token, body })).status).toBe(200);
}

beforeAll(async () => {
  const [admin, manager] = [await newAccount(system, 'admin'), await newAccount(system, 'manager')];
  const [demoted, off, changed] = [
    await newAccount(system, 'admin'),
    await newAccount(system, 'admin'),
    await newAccount(system, 'admin'),
  ];
  await endSession(demoted, admin, { role: 'manager' });
  await endSession(off, admin, { isActive: false });
  await endSession(changed, admin, { newPassword: 'von der Chefin gesetzt' });
  const [head = '', body = '', signature = ''] = admin.token.split('.');
  tokens
    .set('an API key', await system.issueKey('Muster GmbH', 1_000))
    .set('a setup token', await setupToken(system, await newUser(system, 'admin')))
    .set('a manager', manager.token)
    .set('an admin', admin.token)
    .set('an expired token', signed(admin.token, { exp: Math.floor(Date.now() / 1_000) - 1 }))
    .set(
      'a tampered token',
      [head, encoded({ ...(jwt.decode(manager.token) as object), role: 'admin' }), signature].join('.'),
    )
    .set('an unsigned token', `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`)
    .set('a token for somebody else', signed(admin.token, { aud: 'somebody-else' }))
    .set('a session that has ended', demoted.token)
    .set('a user switched off', off.token)
    .set('a password since changed', changed.token);
  for (const { token } of [demoted, off, changed]) {
    const isOver = async () => (await send(system, 'GET', dashboardStats.path, { token })).status === 401;
    await until('the session is over', isOver, 3_000);
  }
});

const callers: readonly Caller[] = [
  'nobody',
  'an API key',
  'a setup token',
  'a manager',
  'an admin',
  'an expired token',
  'a tampered token',
  'an unsigned token',
  'a token for somebody else',
  'a session that has ended',
  'a user switched off',
  'a password since changed',
];

/** With a body that no call accepts: a caller that gets past the guard changes nothing. */
async function fetchStatus(base: string, { method, path }: Endpoint, caller: Caller, forged: object): Promise<number> {
  const token = tokens.get(caller);
  const response = await fetch(base + path.replaceAll(/:\w+/g, 'gibt-es-nicht'), {
    method,
    headers: {
      'x-forwarded-for': someIpAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...forged,
    },
    ...(method !== 'GET' && { body: '[' }),
  });
  await response.body?.cancel();
  return response.status;
}

function expected({ access }: Endpoint, caller: Caller): 'in' | 401 | 403 {
  if (access === 'public' || admitted[access]?.includes(caller)) return 'in';
  return access !== 'apiKey' && signedIn.includes(caller) ? 403 : 401;
}

async function expectMatrix(
  endpoints: readonly Endpoint[],
  getBaseUrl: (endpoint: Endpoint) => string,
  forged: object = {},
): Promise<void> {
  const wrong: object[] = [];
  const expectRight = async (endpoint: Endpoint, caller: Caller) => {
    let status = 0;
    // Where Redis answers too late, a service says so and wants to be asked again.
    const isTold = async () => (status = await fetchStatus(getBaseUrl(endpoint), endpoint, caller, forged)) !== 503;
    await until(`${endpoint.method} ${endpoint.path} is answered`, isTold, 5_000, 1_000);
    const wanted = expected(endpoint, caller);
    const isRight = wanted === 'in' ? ![401, 403, 429, 500, 502, 503].includes(status) : status === wanted;
    if (!isRight) wrong.push({ call: `${endpoint.method} ${endpoint.path}`, caller, status, wanted });
  };
  for (const endpoint of endpoints) await Promise.all(callers.map((caller) => expectRight(endpoint, caller)));
  expect(wrong).toEqual([]);
  expect(endpoints.length * callers.length).toBeGreaterThan(150);
}

describe('access of each kind of caller', () => {
  it('A1, A2: every call, every kind of caller, through the gateway', () => expectMatrix(outside, () => system.url));

  it('A4: straight at the services, with forged headers', async () => {
    const forged = {
      'x-user': 'admin',
      'x-user-id': '1',
      'x-role': 'admin',
      'x-internal-secret': 'guess',
      'x-forwarded-user': 'admin',
    };
    const getBaseUrl = ({ service }: Endpoint) => system.part(partOf[service] ?? service).url ?? '';
    await expectMatrix(atServices, getBaseUrl, forged);
  });

  it('A4: calls for key holders are closed at the service itself, with a good key too', async () => {
    // The gateway answers these itself.
    const ofGateway: readonly Endpoint[] = [calculateIban, validateAsOpenIban, validateIbans];
    const lookUps = outside.filter((endpoint) => endpoint.access === 'apiKey' && !ofGateway.includes(endpoint));
    expect(lookUps.length).toBeGreaterThan(0);
    for (const endpoint of lookUps) {
      const base = system.part(partOf[endpoint.service] ?? endpoint.service).url ?? '';
      const forged = { 'x-internal-secret': 'guess', 'x-internal-key-hash': 'a'.repeat(64) };
      for (const caller of callers) expect(await fetchStatus(base, endpoint, caller, forged)).toBe(401);
    }
  });

  it('A4: internal calls are refused without the secret, and unknown to the gateway', async () => {
    const internal = allEndpoints.filter(({ access }) => access === 'internal');
    expect(internal.length).toBeGreaterThan(0);
    for (const endpoint of internal) {
      const base = system.part(partOf[endpoint.service] ?? endpoint.service).url ?? '';
      const forged = { 'x-internal-secret': 'guess' };
      expect(await fetchStatus(base, endpoint, 'an admin', forged)).toBe(401);
      const response = await fetch(system.url + endpoint.path, { method: endpoint.method, headers: forged });
      expect([404, 405]).toContain(response.status);
    }
  });

  it('B10: the key that signs tokens is in no file that another service reads', () => {
    const names = ['gateway', 'validation-1', 'keys', 'cms', 'log', 'worker'];
    for (const name of names) {
      const environment = readFileSync(`/proc/${system.part(name).pid}/environ`, 'utf8');
      expect(environment).not.toContain('PRIVATE KEY');
    }
    expect(readFileSync(`/proc/${system.part('auth').pid}/environ`, 'utf8')).toContain('PRIVATE KEY');
  });
});
