import type { AdminUser } from '@pruefer/contracts';
import { randomBytes, randomUUID } from 'node:crypto';
import { suiteFixture } from '@pruefer/testkit';
import { authFixture, getCredentials, PASSWORD, RunningAuthService } from './support/running-auth-service.js';

const auth = authFixture();
const admin = suiteFixture(() => auth.newUserWithTwoFactor({ role: 'admin' }));
const manager = suiteFixture(() => auth.newUserWithTwoFactor());

const shape = ['email', 'id', 'isActive', 'lastLogin', 'role', 'twoFactorEnabled', 'username', 'version'];
const put = (id: string, body: object, token = admin.token) =>
  auth.call<AdminUser>('PUT', `/api/admin/users/${id}`, { body, token });
const post = (body: object) => auth.call<AdminUser>('POST', '/api/admin/users', { body, token: admin.token });
const list = async () => (await auth.call<AdminUser[]>('GET', '/api/admin/users', { token: admin.token })).body;
const newBody = (fields: object = {}) => {
  const username = `nutzer${randomBytes(5).toString('hex')}`;
  return { username, email: `${username.slice(6)}@bank.example`, password: PASSWORD, role: 'manager', ...fields };
};

describe('the list of users', () => {
  it('A6: shows each with the named fields and no other, newest first', async () => {
    const newest = await auth.newUser();
    const users = await list();
    expect(users[0]).toMatchObject({ id: newest.id, lastLogin: null, twoFactorEnabled: false });
    expect(users.find(({ id }) => id === admin.id)).toMatchObject({
      twoFactorEnabled: true,
      lastLogin: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    for (const user of users) expect(Object.keys(user).toSorted()).toEqual(shape);
  });
});

describe('a new user', () => {
  it('may sign in, and has to set two-factor up', async () => {
    const body = newBody({ role: 'admin' });
    const created = await post(body);
    expect([created.status, Object.keys(created.body).toSorted()]).toEqual([200, shape]);
    expect(created.body).toMatchObject({ username: body.username, role: 'admin', isActive: true, version: 1 });
    expect((await auth.login(getCredentials(body))).body).toMatchObject({ user: { twoFactorEnabled: false } });
  });

  it('is refused under a name or an address that is taken, however it is written', async () => {
    const body = newBody();
    await post(body);
    const { email } = body;
    expect(await post(newBody({ username: body.username.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { code: 'username_taken', errors: [{ field: 'username' }] },
    });
    expect(await post(newBody({ email: email.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { code: 'email_taken', errors: [{ field: 'email' }] },
    });
  });

  it.each([['Žižek', 'žIŽEK']])('B9: %s and %s are one name and one address', async (one, other) => {
    const mark = randomBytes(4).toString('hex');
    const [first, second] = [newBody(), newBody()];
    expect((await post({ ...first, username: one + mark, email: `${one}.${mark}@bank.example` })).status).toBe(200);
    expect((await post({ ...second, username: other + mark })).body).toMatchObject({ code: 'username_taken' });
    expect((await post({ ...second, email: `${other}.${mark}@bank.example` })).body).toMatchObject({
      code: 'email_taken',
    });
    const { id } = await auth.newUser();
    expect((await put(id, { username: other + mark })).body).toMatchObject({ code: 'username_taken' });
    expect((await put(id, { email: `${other}.${mark}@bank.example` })).body).toMatchObject({ code: 'email_taken' });
    expect((await auth.login(getCredentials({ username: other + mark }))).status).toBe(200);
  });

  it('B9: is found under a changed name in any spelling, and no longer under the old one', async () => {
    const { id, username } = await auth.newUser();
    const renamed = `Übung${randomBytes(4).toString('hex')}`;
    expect((await put(id, { username: renamed })).status).toBe(200);
    expect((await auth.login(getCredentials({ username: renamed.toUpperCase() }))).status).toBe(200);
    expect((await auth.login(getCredentials({ username }))).status).toBe(401);
  });

  it.each([
    ['a common password', { password: 'qwertyuiop123' }],
    ['an everyday word with digits', { password: 'Willkommen123' }],
    ['a password with its name in it', { username: 'wolfgang', password: 'ich bin Wolfgang 1' }],
    ['a password with the name spelled otherwise', { username: 'wolfgäng', password: 'ich bin W o l f.GÀNG' }],
  ])('B2: is refused with %s', async (_, fields) => {
    expect(await post(newBody(fields))).toMatchObject({
      status: 400,
      body: { code: 'password_weak', errors: [{ field: 'password' }] },
    });
  });

  it('A5: protected fields have no effect', async () => {
    const forbidden = {
      id: randomUUID(),
      isActive: false,
      twoFactorEnabled: true,
      lastLogin: '2020-01-01',
      version: 9,
    };
    const { body } = await post(newBody({ ...forbidden, password_hash: 'x', passwordHash: 'x', totp_secret: 'x' }));
    expect(body).toMatchObject({ isActive: true, twoFactorEnabled: false, lastLogin: null, version: 1 });
    expect(body.id).not.toBe(forbidden.id);
  });
});

describe('an edit', () => {
  it('changes the named fields and leaves the rest', async () => {
    const { id, username } = await auth.newUser();
    const { body } = await put(id, { role: 'admin', email: null, version: 1 });
    expect(body).toMatchObject({ id, username, role: 'admin', isActive: true, version: 2 });
  });

  it('of an older version is a conflict, with the current user', async () => {
    const { id } = await auth.newUser();
    const { body: current } = await put(id, { isActive: false });
    const conflict = await put(id, { role: 'admin', version: 1 });
    expect(conflict).toMatchObject({ status: 409, body: { code: 'version_conflict', current } });
  });

  it('A5: cannot set unnamed fields, nor through prototypes', async () => {
    const { id } = await auth.newUser();
    const raw = `{"isActive":true,"twoFactorEnabled":true,"lastLogin":"2020-01-01","passwordHash":"x","id":"${randomUUID()}",
      "__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}`;
    const response = await fetch(`${auth.service.url}/api/admin/users/${id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: raw,
    });
    expect(await response.json()).toMatchObject({ id, role: 'manager', twoFactorEnabled: false, lastLogin: null });
    expect(
      (await auth.login(getCredentials({ username: (await list()).find((user) => user.id === id)!.username }))).status,
    ).toBe(200);
  });

  it('A2: a manager learns nothing about which users exist', async () => {
    const responses = await Promise.all(
      [admin.id, randomUUID(), 'no-id'].map((id) => put(id, { role: 'x' }, manager.token)),
    );
    expect(responses.map(({ status, body }) => [status, (body as unknown as { code: string }).code])).toEqual(
      Array.from(responses, () => [403, 'forbidden']),
    );
  });

  it.each([randomUUID(), 'no-id', '1 OR 1=1'])('of %s is 404', async (id) => {
    expect((await put(encodeURIComponent(id), { isActive: false })).status).toBe(404);
  });
});

describe('A7: there is always an admin', () => {
  it('no user switches off or demotes their own account, however the id is written', async () => {
    for (const body of [{ isActive: false }, { role: 'manager' }]) {
      for (const id of [admin.id, admin.id.toUpperCase()]) {
        expect(await put(id, body)).toMatchObject({ status: 409, body: { code: 'self_change' } });
      }
    }
    expect(await put(admin.id, {})).toMatchObject({ body: { role: 'admin', isActive: true } });
    expect((await put(admin.id, { email: `chefin-${admin.username}@bank.example` })).status).toBe(200);
  });

  it('two admins that demote each other at once: one stays, 10 rounds', async () => {
    const apart = await RunningAuthService.start();
    try {
      let [one, two] = [
        await apart.newUserWithTwoFactor({ role: 'admin' }),
        await apart.newUserWithTwoFactor({ role: 'admin' }),
      ];
      for (let round = 0; round < 10; round += 1) {
        const [first, second] = await Promise.all([
          apart.call('PUT', `/api/admin/users/${two.id}`, { body: { role: 'manager' }, token: one.token }),
          apart.call('PUT', `/api/admin/users/${one.id}`, { body: { isActive: false }, token: two.token }),
        ]);
        const admins = await apart.database.sql<{ id: string }>(
          `SELECT id FROM auth.users WHERE role = 'admin' AND is_active`,
        );
        expect(admins).toHaveLength(1);
        expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
        await apart.database.sql(`UPDATE auth.users SET role = 'admin', is_active = true`);
        [one, two] = [
          { ...one, token: await apart.signIn(one) },
          { ...two, token: await apart.signIn(two) },
        ];
      }
    } finally {
      await apart.stop();
    }
  });

  it('D8: every change is recorded with the state before', async () => {
    const { id } = await auth.newUser();
    await put(id, { role: 'admin' });
    const rows = await auth.database.sql(
      `SELECT actor, details FROM auth.audit WHERE target = $1 AND action = 'user.changed'`,
      [id],
    );
    expect(rows).toEqual([{ actor: admin.username, details: { role: { from: 'manager', to: 'admin' } } }]);
  });
});

describe('B12: a password', () => {
  const change = (body: object, token: string, address?: string) =>
    auth.call('PUT', '/api/auth/change-password', { body, token, ...(address && { address }) });

  it.each<[string, (id: string) => object]>([
    ['without userId', () => ({})],
    ['with the own userId', (userId) => ({ userId })],
    ['with the own userId in capitals', (id) => ({ userId: id.toUpperCase() })],
  ])('of oneself wants the current one, %s', async (_, named) => {
    const user = await auth.newUserWithTwoFactor({ role: 'admin' });
    const own = named(user.id);
    for (const currentPassword of ['falsch', '', undefined]) {
      const refused = await change({ ...own, currentPassword, newPassword: 'ein ganz neues Wort' }, user.token);
      expect(refused).toMatchObject({ status: 400, body: { code: 'current_password_wrong' } });
    }
    const { status } = await change(
      { ...own, currentPassword: PASSWORD, newPassword: 'ein ganz neues Wort' },
      user.token,
    );
    expect(status).toBe(200);
  });

  it('wrong ones count like failed logins', async () => {
    const user = await auth.newUserWithTwoFactor();
    const address = '198.51.100.23';
    const body = { currentPassword: 'falsch', newPassword: 'ein ganz neues Wort' };
    for (let failure = 0; failure < 5; failure += 1) expect((await change(body, user.token, address)).status).toBe(400);
    const refused = await change({ ...body, currentPassword: PASSWORD }, user.token, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await auth.login(getCredentials(user), address)).status).toBe(429);
  });

  it('of another user is for admins alone', async () => {
    const { id, username } = await auth.newUser();
    const body = { userId: id, newPassword: 'ein ganz neues Wort' };
    expect((await change(body, manager.token)).status).toBe(403);
    expect((await change({ ...body, newPassword: `${username} ist hier` }, admin.token)).status).toBe(400);
    expect((await change(body, admin.token)).status).toBe(200);
    expect((await auth.login({ username, password: 'ein ganz neues Wort' })).status).toBe(200);
    expect((await change({ ...body, userId: randomUUID() }, admin.token)).status).toBe(404);
  });
});
