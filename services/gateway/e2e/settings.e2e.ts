import { defaultSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { someAddress, until } from '@pruefer/testkit';
import { type Account, newAccount, send } from './system/accounts.js';
import { type PartBeside, startBeside } from './system/part-beside.js';
import { RunningSystem } from './system/running-system.js';

const path = '/api/admin/system/config';
const FOLLOWED_WITHIN_MS = 5_000;

let system: RunningSystem;
let admin: Account;
/** Of each service that follows the settings a second replica. */
let beside: Record<'gateway' | 'auth' | 'log', PartBeside>;
beforeAll(async () => {
  system = await RunningSystem.start();
  admin = await newAccount(system, 'admin');
  const [gateway, auth, log] = await Promise.all([
    startBeside(system, 'gateway', {}),
    startBeside(system, 'auth', {}),
    startBeside(system, 'log', {}),
  ]);
  beside = { gateway, auth, log };
});
afterAll(async () => {
  await Promise.all(Object.values(beside).map((replica) => replica.stop()));
  await system.stop();
});

async function save(change: Partial<StoredSystemConfig>): Promise<void> {
  const { body: now } = await send<StoredSystemConfig>(system, 'GET', path, { token: admin.token });
  const { status } = await send(system, 'PUT', path, { token: admin.token, body: { ...now, ...change } });
  expect(status).toBe(200);
}

const post = (url: string, address: string, body: string, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  });
const check = (address: string, base = system.url) =>
  post(`${base}/api/validate-iban`, address, '{"iban":"DE89370400440532013000"}');
const policy = async (address: string, base?: string) => (await check(address, base)).headers.get('ratelimit-policy');

async function failedLogins(base: string, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let failure = 0; failure < 4; failure += 1) {
    statuses.push((await post(`${base}/api/auth/login`, address, '{"username":"niemand","password":"falsch"}')).status);
  }
  return statuses;
}

/** The zone in which a log-service writes times. */
async function zoneOf(base: string): Promise<string | null> {
  const answer = await post(`${base}/api/admin/logs/export`, '10.77.0.9', '{}', admin.token);
  await answer.body?.cancel();
  return answer.headers.get('content-disposition');
}

describe('the settings', () => {
  it('are the defaults before anybody has saved them', async () => {
    expect(await send(system, 'GET', path, { token: admin.token })).toEqual({ status: 200, body: defaultSystemConfig });
    for (const base of [system.url, beside.gateway.url])
      expect(await policy('10.77.0.1', base)).toBe('"public";q=100;w=900');
  });

  it('E10: every gateway follows and counts by the new limit', async () => {
    await save({ rateLimitMaxRequests: 10, rateLimitWindowMs: 60_000 });
    for (const base of [system.url, beside.gateway.url]) {
      const follows = async () => (await policy('10.77.0.2', base)) === '"public";q=10;w=60';
      await until('the gateway follows', follows, FOLLOWED_WITHIN_MS, 400);
    }
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await check('10.77.0.3')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(Number((await check('10.77.0.3')).headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('B9: every auth-service limits failed logins by them, every log-service has their zone', async () => {
    for (const base of [system.part('log').url!, beside.log.url]) expect(await zoneOf(base)).toContain('Berlin');
    await save({ loginRateLimitMaxRequests: 3, timezone: 'Asia/Tokyo' });
    for (const base of [system.url, beside.auth.url]) {
      // Each turn somebody else.
      const isLimited = async () => (await failedLogins(base, someAddress())).join() === '401,401,401,429';
      await until('auth-service follows', isLimited, FOLLOWED_WITHIN_MS, 400);
    }
    for (const base of [system.part('log').url!, beside.log.url])
      await until(
        'log-service follows',
        async () => (await zoneOf(base))?.includes('Tokyo') ?? false,
        FOLLOWED_WITHIN_MS,
      );
  });
});
