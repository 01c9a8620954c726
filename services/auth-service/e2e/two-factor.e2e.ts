import type { TwoFactorSetup, TwoFactorVerified } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { authFixture, codeFor, getCredentials, wrongCodeFor } from './support/running-auth-service.js';

const auth = authFixture();

const setUp = (token: string) => auth.call<TwoFactorSetup>('POST', '/api/auth/setup-2fa', { token });
const verify = (token: string, code: string) =>
  auth.call<TwoFactorVerified>('POST', '/api/auth/verify-2fa', { token, body: { token: code } });

async function setupToken(): Promise<{ id: string; username: string; token: string }> {
  const user = await auth.newUser();
  const { body } = await auth.login(getCredentials(user));
  return { ...user, token: String(body.token) };
}

describe('two-factor', () => {
  it('gives a secret of 20 bytes and its QR code', async () => {
    const { body } = await setUp((await setupToken()).token);
    expect(body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qrCodeData: expect.stringMatching(/^data:image\/png;base64,/),
    });
  });

  it('B6: its first code ends the setup token and gives a full one with ten recovery codes', async () => {
    const { token, username } = await setupToken();
    const { body: setup } = await setUp(token);
    const { body } = await verify(token, codeFor(setup.secret));
    expect(body.user).toEqual({ username, role: 'manager', twoFactorEnabled: true });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect(await auth.statusWith(body.token)).toBe(200);
    await until('the setup token has ended', async () => (await auth.statusWith(token)) === 401);
  });

  it('B5: the same first code 20 times at once begins one session', async () => {
    const { id, token } = await setupToken();
    const code = codeFor((await setUp(token)).body.secret);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => verify(token, code)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const alive = await auth.database.sql('SELECT 1 FROM auth.session WHERE user_id = $1 AND ended_at IS NULL', [id]);
    expect(alive).toHaveLength(1);
  });

  it('B7: a new secret waits for its code, the active one stays', async () => {
    const user = await auth.newUserWithTwoFactor();
    const { body: pending } = await setUp(user.token);
    await auth.forgetUsedCodes(user);
    const withOld = { ...getCredentials(user), totpCode: codeFor(user.secret) };
    const withNew = { ...getCredentials(user), totpCode: codeFor(pending.secret) };
    expect((await auth.login(withNew)).status).toBe(401);
    expect((await auth.login(withOld)).status).toBe(200);
    const { body } = await verify(user.token, codeFor(pending.secret));
    await auth.forgetUsedCodes(user);
    expect((await auth.login(withOld)).status).toBe(401);
    expect((await auth.login(withNew)).status).toBe(200);
    expect((await auth.login({ ...getCredentials(user), recoveryCode: user.recoveryCodes[0] })).status).toBe(401);
    expect((await auth.login({ ...getCredentials(user), recoveryCode: body.recoveryCodes[0] })).status).toBe(200);
  });

  it('B7: a pending secret is void after ten minutes, and there is none without setup', async () => {
    const { id, token } = await setupToken();
    expect(await verify(token, '123456')).toMatchObject({ status: 409, body: { code: 'setup_required' } });
    const { body } = await setUp(token);
    await auth.database.sql(`UPDATE auth.users SET pending_until = now() - interval '1 ms' WHERE id = $1`, [id]);
    expect((await verify(token, codeFor(body.secret))).status).toBe(409);
  });

  it('B7: changing it wants a login of the last five minutes', async () => {
    const user = await auth.newUserWithTwoFactor();
    const age = (minutes: number) =>
      auth.database.sql(
        `UPDATE auth.session SET created_at = now() - $2 * interval '1 minute' WHERE user_id = $1 AND ended_at IS NULL`,
        [user.id, minutes],
      );
    await age(5.1);
    expect(await setUp(user.token)).toMatchObject({ status: 403, body: { code: 'login_too_old' } });
    // Leaves a slow machine 18 s.
    await age(4.7);
    expect((await setUp(user.token)).status).toBe(200);
  });

  it('B7, B9: wrong first codes count, five and no more', async () => {
    const { token } = await setupToken();
    const { body } = await setUp(token);
    for (let failure = 0; failure < 5; failure += 1) {
      const refused = await verify(token, wrongCodeFor(body.secret));
      expect(refused).toMatchObject({ status: 400, body: { code: 'totp_invalid' } });
    }
    expect((await verify(token, codeFor(body.secret))).status).toBe(429);
  });

  it('B8: no secret can be read from the database', async () => {
    const user = await auth.newUserWithTwoFactor();
    const { body: pending } = await setUp(user.token);
    const [row] = await auth.database.sql<{ text: string }>(
      `SELECT encode(totp_secret, 'escape') || encode(pending_secret, 'escape') || u::text AS text
       FROM auth.users u WHERE id = $1`,
      [user.id],
    );
    expect(row?.text).toBeTruthy();
    for (const secret of [user.secret, pending.secret]) expect(row?.text).not.toContain(secret);
  });

  it('B7: no admin resets the own one, however the id is written', async () => {
    const admin = await auth.newUserWithTwoFactor({ role: 'admin' });
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      const refused = await auth.call('POST', `/api/admin/users/${id}/reset-2fa`, { token: admin.token });
      expect(refused).toMatchObject({ status: 409, body: { code: 'self_change' } });
    }
    expect(await auth.statusWith(admin.token)).toBe(200);
    expect((await auth.login(getCredentials(admin))).body).toMatchObject({ requiresTwoFactor: true });
  });

  it('taken away by an admin is set up again with the next login', async () => {
    const admin = await auth.newUserWithTwoFactor({ role: 'admin' });
    const user = await auth.newUserWithTwoFactor();
    const { status } = await auth.call('POST', `/api/admin/users/${user.id}/reset-2fa`, { token: admin.token });
    expect(status).toBe(200);
    expect((await auth.login(getCredentials(user))).body).toMatchObject({ user: { twoFactorEnabled: false } });
    expect((await auth.login({ ...getCredentials(user), recoveryCode: user.recoveryCodes[0] })).body).toMatchObject({
      user: { twoFactorEnabled: false },
    });
  });
});
