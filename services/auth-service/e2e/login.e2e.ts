import { tcpProxy, until } from '@pruefer/testkit';
import jwt from 'jsonwebtoken';
import {
  authFixture,
  codeFor,
  getCredentials,
  PASSWORD,
  RunningAuthService,
  wrongCodeFor,
} from './support/running-auth-service.js';

const auth = authFixture();

const failed = { status: 401, code: 'login_failed', message: 'Ungültige Anmeldedaten oder 2FA-Code.' };

describe('a login', () => {
  it('B4: asks for a code without token or user, and opens no session', async () => {
    const user = await auth.newUserWithTwoFactor();
    const sessions = () => auth.database.sql('SELECT id FROM auth.session WHERE user_id = $1', [user.id]);
    const before = await sessions();
    const { status, body } = await auth.login(getCredentials(user));
    expect([status, body]).toEqual([200, { token: null, user: null, requiresTwoFactor: true }]);
    expect(await sessions()).toEqual(before);
  });

  it('B4: a code counts only together with the password', async () => {
    const user = await auth.newUserWithTwoFactor();
    const { body } = await auth.login({ username: user.username, password: 'falsch', totpCode: codeFor(user.secret) });
    expect(body).toMatchObject(failed);
  });

  it('gives token and user with password and code, however the name is written', async () => {
    const user = await auth.newUserWithTwoFactor({ username: `Jürgen${Date.now()}`, role: 'admin' });
    await auth.forgetUsedCodes(user);
    const username = ` ${user.username.toUpperCase().normalize('NFD')} `;
    const { body } = await auth.login({ username, password: PASSWORD, totpCode: codeFor(user.secret) });
    expect(body).toEqual({
      token: expect.stringMatching(/^eyJ/),
      user: { username: user.username, role: 'admin', twoFactorEnabled: true },
      requiresTwoFactor: false,
    });
    expect(await auth.statusWith(String(body.token))).toBe(200);
  });

  it('B2: compares passwords in their composed form', async () => {
    const { username } = await auth.newUser({ password: 'Schöne Grüße aus Köln' });
    const { status } = await auth.login({ username, password: 'Schöne Grüße aus Köln'.normalize('NFD') });
    expect(status).toBe(200);
  });

  it('B3: unknown, wrong, inactive and wrong code: one body, one comparison', async () => {
    const user = await auth.newUserWithTwoFactor();
    const inactive = await auth.newUser();
    await auth.database.sql('UPDATE auth.users SET is_active = false WHERE id = $1', [inactive.id]);
    const attempts = [
      { username: 'niemand', password: PASSWORD },
      { username: user.username, password: 'falsch' },
      getCredentials(inactive),
      { ...getCredentials(user), totpCode: wrongCodeFor(user.secret) },
      { ...getCredentials(user), recoveryCode: 'AAAA-AAAA-AAAA-AAAA' },
    ];
    const answers: unknown[] = [];
    for (const attempt of attempts) {
      const before = await auth.passwordChecks();
      const { body } = await auth.login(attempt);
      expect(await auth.passwordChecks()).toBe(before + 1);
      answers.push({ ...body, requestId: '' });
    }
    expect(answers[0]).toMatchObject(failed);
    expect(answers).toEqual(Array.from(answers, () => answers[0]));
  });

  it('E1: a text that cannot be stored is a malformed request like any other, and no failure', async () => {
    const attempts = () => auth.database.sql('SELECT kind, bucket, count FROM auth.attempts ORDER BY kind, bucket');
    const before = await attempts();
    for (const field of ['username', 'password', 'totpCode']) {
      for (const text of ['a\0b', '\ud800']) {
        const { status, body } = await auth.login({ username: 'niemand', password: 'falsch', [field]: text });
        expect([status, body]).toMatchObject([400, { code: 'invalid_request', errors: [{ field }] }]);
      }
    }
    expect(await attempts()).toEqual(before);
  });

  it('B5: the same code 20 times at once lets in exactly once', async () => {
    const user = await auth.newUserWithTwoFactor();
    await auth.forgetUsedCodes(user);
    const totpCode = codeFor(user.secret);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => auth.login({ ...getCredentials(user), totpCode })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 401, 429].includes(status))).toBe(true);
    const sessions = await auth.database.sql('SELECT id FROM auth.session WHERE user_id = $1 AND ended_at IS NULL', [
      user.id,
    ]);
    expect(sessions).toHaveLength(2);
  });

  it('B5: a code used in verify-2fa admits no second login', async () => {
    const user = await auth.newUserWithTwoFactor();
    // The same one, although the next half minute may have begun.
    const { body } = await auth.login({ ...getCredentials(user), totpCode: user.usedCode });
    expect(body).toMatchObject(failed);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const user = await auth.newUserWithTwoFactor();
    const [first = '', second = ''] = user.recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect((await auth.login({ ...getCredentials(user), recoveryCode: typed })).status).toBe(200);
    expect((await auth.login({ ...getCredentials(user), recoveryCode: first })).status).toBe(401);
    expect((await auth.login({ ...getCredentials(user), recoveryCode: second })).status).toBe(200);
  });

  it.each([{}, { totpCode: '123456' }])('B6: without two-factor opens nothing but its setup, %j', async (code) => {
    const { body } = await auth.login({ ...getCredentials(await auth.newUser({ role: 'admin' })), ...code });
    expect(body).toMatchObject({ requiresTwoFactor: false, user: { twoFactorEnabled: false } });
    const token = String(body.token);
    const { purpose, exp = 0, iat = 0 } = jwt.decode(token) as jwt.JwtPayload;
    expect([purpose, exp - iat]).toEqual(['2fa-setup', 600]);
    expect(await auth.statusWith(token)).toBe(200);
    expect((await auth.call('GET', '/api/admin/users', { token })).status).toBe(403);
    const change = { token, body: { currentPassword: PASSWORD, newPassword: 'ganz anderes Passwort' } };
    expect((await auth.call('PUT', '/api/auth/change-password', change)).status).toBe(403);
  });

  it('D8: leaves rows with user, action, time and place, without any secret', async () => {
    const user = await auth.newUserWithTwoFactor();
    await auth.login({ username: user.username, password: 'ganz falsches Passwort' }, '203.0.113.9');
    await auth.login({ username: 'ein Passwort im falschen Feld', password: 'x' });
    const rows = await auth.database.sql<{ action: string; actor: string; address: string }>(
      'SELECT action, actor, host(address) AS address FROM auth.audit WHERE target = $1 ORDER BY id',
      [user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'user.created',
      'login.ok',
      'two-factor.begun',
      'two-factor.enabled',
      'login.failed',
    ]);
    expect(rows.at(-1)).toEqual({ action: 'login.failed', actor: user.username, address: '203.0.113.9' });
    const [all] = await auth.database.sql<{ text: string }>(
      `SELECT string_agg(a::text, ' ') AS text FROM auth.audit a`,
    );
    for (const secret of [PASSWORD, user.secret, 'falsches Passwort', 'falschen Feld', ...user.recoveryCodes]) {
      expect(all?.text).not.toContain(secret);
    }
  });

  it('D8: rows cannot be changed or deleted by the service', async () => {
    const acl = await auth.database.sql(
      `SELECT has_table_privilege('auth_service', 'auth.audit', 'UPDATE') AS change,
              has_table_privilege('auth_service', 'auth.audit', 'DELETE') AS remove`,
    );
    expect(acl).toEqual([{ change: false, remove: false }]);
  });
});

it('C8: is answered with 503 while PostgreSQL is unavailable, and continues afterwards', async () => {
  const url = new URL(auth.env['DATABASE_URL']!);
  const proxy = await tcpProxy(Number(url.port), url.hostname);
  url.port = String(proxy.port);
  const apart = await RunningAuthService.start({ DATABASE_URL: url.href });
  try {
    const attempt = () => apart.login({ username: 'niemand', password: 'falsch' });
    expect((await attempt()).status).toBe(401);
    await proxy.cut();
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, body, headers } = await attempt();
      expect([status, body, headers.get('retry-after')]).toMatchObject([503, { code: 'unavailable' }, '1']);
    }
    await proxy.heal();
    await until('it goes on', async () => (await attempt()).status === 401, 5_000);
  } finally {
    await apart.stop();
    await proxy.close();
  }
});
