import { defaultSystemConfig, type StoredSystemConfig } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, newAccount, send } from './system/accounts.js';
import { RunningSystem } from './system/running-system.js';

const path = '/api/admin/system/config';
const FOLLOWED_WITHIN_MS = 5_000;

let system: RunningSystem;
let admin: Account;
beforeAll(async () => {
  system = await RunningSystem.start();
  admin = await newAccount(system, 'admin');
}, 200_000);
afterAll(() => system.stop());

async function save(change: Partial<StoredSystemConfig>): Promise<void> {
  const { body: now } = await send<StoredSystemConfig>(system, 'GET', path, { token: admin.token });
  const { status } = await send(system, 'PUT', path, { token: admin.token, body: { ...now, ...change } });
  expect(status).toBe(200);
}

const check = (address: string) =>
  fetch(`${system.url}/api/validate-iban`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{"iban":"DE89370400440532013000"}',
  });
const policy = async (address: string) => (await check(address)).headers.get('ratelimit-policy');

const failLogin = (address: string) =>
  fetch(`${system.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{"username":"niemand","password":"falsch"}',
  }).then(({ status }) => status);

describe('the settings', () => {
  it('are the defaults before anybody has saved them', async () => {
    expect(await send(system, 'GET', path, { token: admin.token })).toEqual({ status: 200, body: defaultSystemConfig });
    expect(await policy('10.77.0.1')).toBe('"public";q=100;w=900');
  });

  it('E10: the public limit follows within five seconds and counts by the new one', async () => {
    await save({ rateLimitMaxRequests: 10, rateLimitWindowMs: 60_000 });
    const follows = async () => (await policy('10.77.0.2')) === '"public";q=10;w=60';
    await until('the gateway follows', follows, FOLLOWED_WITHIN_MS, 400);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await check('10.77.0.3')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(Number((await check('10.77.0.3')).headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('B9: the limit of failed logins follows within five seconds', async () => {
    await save({ loginRateLimitMaxRequests: 3 });
    await sleep(FOLLOWED_WITHIN_MS);
    const statuses: number[] = [];
    for (let failure = 0; failure < 4; failure += 1) statuses.push(await failLogin('10.77.0.4'));
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
