import { randomBytes } from 'node:crypto';
import { defaultSystemConfig, SETTINGS_KEY } from '@pruefer/contracts';
import { CurrentSettings } from '@pruefer/platform';
import { someIpAddress, unlessStalled, until } from '@pruefer/testkit';
import { authFixture, codeFor, getCredentials, type TestUser, wrongCodeFor } from './support/running-auth-service.js';

const auth = authFixture();

describe('B9: limits of failed logins', () => {
  let user: TestUser;
  let address: string;
  const asSomebodyElse = async () => {
    [user, address] = [await auth.newUserWithTwoFactor(), someIpAddress()];
    await auth.forgetUsedCodes(user);
  };
  beforeEach(asSomebodyElse);
  const wrong = (from = address) => auth.login({ username: user.username, password: 'falsch' }, from);
  const right = (from = address) => auth.login({ ...getCredentials(user), totpCode: codeFor(user.secret) }, from);
  const wrongCode = (from?: string) =>
    auth.login({ ...getCredentials(user), totpCode: wrongCodeFor(user.secret) }, from);
  const settings = () => auth.service.app.get(CurrentSettings, { strict: false });

  /** Failures that count, by default for an account at an address. */
  const counted = async (kind = 'login') => {
    const [row] = await auth.database.sql<{ sum: number }>(
      `SELECT coalesce(sum(count), 0)::int AS sum FROM auth.attempts WHERE kind = $1`,
      [kind],
    );
    return row!.sum;
  };
  const setNewestStreak = (count: number) =>
    auth.database.sql(
      `UPDATE auth.attempts SET count = $1 WHERE kind = 'streak'
       AND began_at = (SELECT max(began_at) FROM auth.attempts WHERE kind = 'streak')`,
      [count],
    );

  it('after five failures the right data get 429 too, and the time to wait; another address gets in', async () => {
    const begunAt = Date.now();
    for (let failure = 0; failure < 5; failure += 1) expect((await wrong()).status).toBe(401);
    const refused = await right();
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'too_many_attempts' }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(899 - (Date.now() - begunAt) / 1_000);
    expect((await right(someIpAddress())).status).toBe(200);
  });

  it('unknown names are limited alike', async () => {
    const unknown = () => auth.login({ username: 'gibt-es-nicht', password: 'falsch' }, address);
    for (let failure = 0; failure < 5; failure += 1) expect((await unknown()).status).toBe(401);
    expect((await unknown()).status).toBe(429);
  });

  it.each([{ 'x-internal-gateway': '' }, { 'x-internal-gateway': '0'.repeat(64) }])(
    'E9: ignores addresses that a neighbour names without the proof of the gateway: with %j the peer is counted',
    async (headers) => {
      const statuses: number[] = [];
      for (let failure = 0; failure < 6; failure += 1) {
        const body = { username: user.username, password: 'falsch' };
        statuses.push((await auth.call('POST', '/api/auth/login', { body, headers })).status);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    },
  );

  it('twenty at once are five tries and no more', () =>
    unlessStalled(async () => {
      const statuses = (await Promise.all(Array.from({ length: 20 }, () => wrong()))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    }, asSomebodyElse));

  it('four wrong codes and the right one let in, and forget the failures of this account alone', async () => {
    for (let failure = 0; failure < 4; failure += 1) expect((await wrongCode(address)).status).toBe(401);
    const other = async () => (await auth.login({ username: `andere-${address}`, password: 'falsch' }, address)).status;
    for (let failure = 0; failure < 4; failure += 1) expect(await other()).toBe(401);
    const before = await counted('address');
    expect([(await right()).status, await counted('address')]).toEqual([200, before]);
    for (let failure = 0; failure < 4; failure += 1) expect((await wrong()).status).toBe(401);
    expect([await other(), await other()]).toEqual([401, 429]);
  });

  it('wrong codes count per account, whatever the address', async () => {
    for (let failure = 0; failure < 5; failure += 1) expect((await wrongCode()).status).toBe(401);
    expect((await right(someIpAddress())).status).toBe(429);
  });

  it('a right code forgets the wrong ones', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      for (let failure = 0; failure < 4; failure += 1) expect((await wrongCode()).status).toBe(401);
      expect((await right()).status).toBe(200);
      await auth.forgetUsedCodes(user);
    }
  });

  it('a login after the wait that the codes demand succeeds: the waiting was no failure', async () => {
    for (let failure = 0; failure < 5; failure += 1) expect((await wrongCode()).status).toBe(401);
    for (let turn = 0; turn < 6; turn += 1) expect((await right()).status).toBe(429);
    await auth.database.sql(`DELETE FROM auth.attempts WHERE kind = 'code'`);
    expect((await right()).status).toBe(200);
  });

  it('B2: an attempt that was never compared does not count', async () => {
    const before = await counted();
    const statuses: number[] = [];
    const attempt = (n: number) => auth.login({ username: `andrang${statuses.length + n}`, password: 'falsch' });
    // A slow machine takes calls in no faster than it compares: then it takes more than one crowd.
    await until('somebody is sent away', async () => {
      const crowd = await Promise.all(Array.from({ length: 90 }, (_, n) => attempt(n)));
      statuses.push(...crowd.map(({ status }) => status));
      return statuses.includes(503);
    });
    expect(new Set(statuses)).toEqual(new Set([401, 503]));
    expect((await counted()) - before).toBe(statuses.filter((status) => status === 401).length);
  });

  it('the password without a code is no failure', async () => {
    for (let step = 0; step < 21; step += 1) expect((await auth.login(getCredentials(user), address)).status).toBe(200);
  });

  it('addresses of one IPv6 network count together: a customer of any provider has all of them', async () => {
    const provider = `2001:db8:${randomBytes(2).toString('hex')}`;
    for (const host of ['1', '2', '3', '4', 'ffff:5'])
      expect((await wrong(`${provider}:2:${host}::`)).status).toBe(401);
    expect((await right(`${provider}:2::6`)).status).toBe(429);
    expect((await right(`${provider}:3::6`)).status).toBe(200);
  });

  it('four times as many per address, over all accounts; the one too many counts for none', async () => {
    const before = await counted();
    const statuses: number[] = [];
    for (let account = 0; account < 21; account += 1) {
      statuses.push((await auth.login({ username: `konto${account}`, password: 'falsch' }, address)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect((await counted()) - before).toBe(20);
  });

  it('an account with 100 failures in a row lets in only from where it has been used', async () => {
    expect((await right()).status).toBe(200);
    for (let failure = 0; failure < 100; failure += 1) await wrong(someIpAddress());
    await auth.forgetUsedCodes(user);
    const before = await counted();
    const refused = await right(someIpAddress());
    expect([refused.status, refused.headers.get('retry-after'), await counted()]).toEqual([429, '900', before]);
    expect((await right()).status).toBe(200);
    await auth.forgetUsedCodes(user);
    expect((await right(someIpAddress())).status).toBe(200);
  });

  it('an unknown name is refused alike after 100 failures in a row, and not after 99: a refusal reveals no account', async () => {
    const unknown = () => auth.login({ username: `niemand-${address}`, password: 'falsch' }, someIpAddress());
    await unknown();
    await setNewestStreak(98);
    const statuses = [await unknown(), await unknown(), await unknown()].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('follow the settings', async () => {
    const stricter = {
      ...defaultSystemConfig,
      version: 1,
      loginRateLimitMaxRequests: 3,
      loginRateLimitWindowMs: 60_000,
    };
    settings().apply(new Map([[SETTINGS_KEY, stricter]]));
    for (let failure = 0; failure < 3; failure += 1) expect((await wrong()).status).toBe(401);
    const refused = await right();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    settings().apply(new Map([[SETTINGS_KEY, { ...defaultSystemConfig, version: 2 }]]));
  });
});
