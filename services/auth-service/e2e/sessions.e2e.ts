import { SESSION_IDLE_MS } from '@pruefer/platform';
import { suiteFixture, tcpProxy, until } from '@pruefer/testkit';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import {
  authFixture,
  getCredentials,
  ownRedisUrl,
  PASSWORD,
  RunningAuthService,
  type TestUser,
} from './support/running-auth-service.js';

const auth = authFixture();
const admin = suiteFixture(() => auth.newUserWithTwoFactor({ role: 'admin' }));
const redis = new Redis(ownRedisUrl());

afterAll(() => redis.disconnect());

const extractSessionId = (token: string) => String((jwt.decode(token) as jwt.JwtPayload)['sid']);
const over = (token: string) => until('the session is over', async () => (await auth.statusWith(token)) === 401, 1_500);

describe('B11: a session', () => {
  it('ends twelve hours after its begin', async () => {
    const { exp = 0, iat = 0 } = jwt.decode(admin.token) as jwt.JwtPayload;
    expect(exp - iat).toBeGreaterThanOrEqual(12 * 3_600 - 1);
    expect(exp - iat).toBeLessThanOrEqual(12 * 3_600);
  });

  it('ends after half an hour without activity; use prolongs it, polls do not', async () => {
    const token = await auth.signIn(admin);
    const key = `session:${extractSessionId(token)}`;
    const minuteLeft = () => redis.pexpire(key, 60_000);
    await minuteLeft();
    await auth.call('GET', '/api/admin/users', { token });
    // Redis commands of a call are done before those of the next: both use one connection.
    await auth.call('GET', '/api/admin/users', { token });
    expect(await redis.pttl(key)).toBeLessThanOrEqual(60_000);
    await auth.call('GET', '/api/admin/users', { token, headers: { 'x-activity': 'user' } });
    await until('the session is prolonged', async () => (await redis.pttl(key)) > SESSION_IDLE_MS - 60_000);
    await redis.pexpire(key, 1);
    await over(token);
  });

  it('is noted in PostgreSQL as used', async () => {
    const token = await auth.signIn(admin);
    await auth.database.sql(`UPDATE auth.session SET last_active_at = now() - interval '20 min' WHERE id = $1`, [
      extractSessionId(token),
    ]);
    await auth.statusWith(token);
    const noted = async () => {
      const [row] = await auth.database.sql<{ fresh: boolean }>(
        `SELECT last_active_at > now() - interval '1 min' AS fresh FROM auth.session WHERE id = $1`,
        [extractSessionId(token)],
      );
      return row?.fresh === true;
    };
    await until('the use is noted', noted, 8_000);
  });

  it('outlives an empty Redis, one that has ended does not come back', async () => {
    const [ended, alive] = [await auth.signIn(admin), await auth.signIn(admin)];
    await auth.database.sql('UPDATE auth.session SET ended_at = now(), is_copied = false WHERE id = $1', [
      extractSessionId(ended),
    ]);
    await over(ended);
    await redis.flushdb();
    const seen = new Set<number>();
    const filled = async () => {
      seen.add(await auth.statusWith(alive));
      return seen.has(200) && (await redis.exists('sessions:filled')) === 1;
    };
    await until('the copy is filled', filled, 4_000);
    expect(seen).not.toContain(401);
    expect(await auth.statusWith(alive)).toBe(200);
    expect(await auth.statusWith(ended)).toBe(401);
  });

  it('that has ended does not come back with a Redis that starts again from before its end', async () => {
    const [ended, alive] = [await auth.signIn(admin), await auth.signIn(admin)];
    const key = `session:${extractSessionId(ended)}`;
    const before = String(await redis.get(key));
    await auth.database.sql('UPDATE auth.session SET ended_at = now(), is_copied = false WHERE id = $1', [
      extractSessionId(ended),
    ]);
    await over(ended);
    // The service may notice the old Redis and fill it again before the call below: then the old state is restored again.
    await until('the old copy accepts the ended session', async () => {
      if ((await redis.get('sessions:filled')) !== 'the run of before')
        await redis.multi().set(key, before).set('sessions:filled', 'the run of before').exec();
      return (await auth.statusWith(ended)) === 200;
    });
    await until('the session is over again', async () => (await auth.statusWith(ended)) === 401, 4_000);
    expect(await auth.statusWith(alive)).toBe(200);
  });

  it.each([
    ['deactivation', { isActive: false }],
    ['a new role', { role: 'admin' }],
  ])('ends with %s', async (_, body) => {
    const user = await auth.newUserWithTwoFactor();
    expect(await auth.statusWith(user.token)).toBe(200);
    const { status } = await auth.call('PUT', `/api/admin/users/${user.id}`, { body, token: admin.token });
    expect(status).toBe(200);
    await over(user.token);
  });

  it('ends with a reset of two-factor, and with a password set by an admin', async () => {
    for (const change of [
      (user: TestUser) => ['POST', `/api/admin/users/${user.id}/reset-2fa`, undefined] as const,
      (user: TestUser) =>
        ['PUT', '/api/auth/change-password', { userId: user.id, newPassword: 'von der Chefin gesetzt' }] as const,
    ]) {
      const user = await auth.newUserWithTwoFactor();
      const [method, path, body] = change(user);
      const { status } = await auth.call(method, path, { token: admin.token, ...(body && { body }) });
      expect(status).toBe(200);
      await over(user.token);
    }
  });

  it('stays when its own user changes the password; the others end', async () => {
    const user = await auth.newUserWithTwoFactor();
    const other = await auth.signIn(user);
    const body = { currentPassword: PASSWORD, newPassword: 'noch ein Pferd mehr' };
    expect((await auth.call('PUT', '/api/auth/change-password', { token: other, body })).status).toBe(200);
    await over(user.token);
    expect(await auth.statusWith(other)).toBe(200);
    expect((await auth.login(getCredentials(user))).status).toBe(401);
    expect((await auth.login({ username: user.username, password: 'noch ein Pferd mehr' })).status).toBe(200);
  });

  it('an edit that changes neither role nor activity ends nothing', async () => {
    const user = await auth.newUserWithTwoFactor();
    const body = { email: `neu-${user.username}@bank.example` };
    await auth.call('PUT', `/api/admin/users/${user.id}`, { body, token: admin.token });
    const switchedOff = await auth.newUserWithTwoFactor();
    await auth.call('PUT', `/api/admin/users/${switchedOff.id}`, { body: { isActive: false }, token: admin.token });
    await over(switchedOff.token);
    expect(await auth.statusWith(user.token)).toBe(200);
  });

  it('is answered with 503 while Redis is unavailable, and continues afterwards', async () => {
    const url = new URL(ownRedisUrl());
    const proxy = await tcpProxy(Number(url.port), url.hostname);
    url.port = String(proxy.port);
    const apart = await RunningAuthService.start({ REDIS_URL: url.href });
    try {
      const { token } = await apart.newUserWithTwoFactor();
      expect(await apart.statusWith(token)).toBe(200);
      await proxy.cut();
      await until('nobody can tell', async () => (await apart.statusWith(token)) === 503, 3_000);
      await proxy.heal();
      await until('it goes on', async () => (await apart.statusWith(token)) === 200, 5_000);
    } finally {
      await apart.stop();
      await proxy.close();
    }
  });
});
