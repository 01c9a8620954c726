import { until } from '@pruefer/testkit';
import {
  authFixture,
  codeFor,
  getCredentials,
  PASSWORD,
  type TestUser,
  wrongCodeFor,
} from './support/running-auth-service.js';

const auth = authFixture();
let user: TestUser;
beforeEach(async () => {
  user = await auth.newUserWithTwoFactor();
});

const left = async (token = user.token) => (await auth.call('GET', '/api/auth/recovery-codes', { token })).body;
const proof = () => ({ currentPassword: PASSWORD, totpCode: codeFor(user.secret) });
const renew = (body: object) =>
  auth.call<{ recoveryCodes: string[]; code?: string }>('POST', '/api/auth/recovery-codes', {
    body,
    token: user.token,
  });
const signInWith = (recoveryCode: string | undefined) => auth.login({ ...getCredentials(user), recoveryCode });

describe('recovery codes', () => {
  it('are counted until they are used, and never shown again', async () => {
    expect(await left()).toEqual({ left: 10 });
    expect((await signInWith(user.recoveryCodes[0])).status).toBe(200);
    expect(await left()).toEqual({ left: 9 });
  });

  it('B4, B11, B12: are renewed with password and code; old ones are void, other sessions end', async () => {
    const other = await auth.signIn(user);
    await auth.forgetUsedCodes(user);
    const { status, body } = await renew(proof());
    expect([status, body.recoveryCodes.length, await left()]).toEqual([200, 10, { left: 10 }]);
    await until('the other session is over', async () => (await auth.statusWith(other)) === 401, 1_500);
    expect(await auth.statusWith(user.token)).toBe(200);
    expect((await signInWith(user.recoveryCodes[1])).status).toBe(401);
    expect((await signInWith(body.recoveryCodes[0])).status).toBe(200);
    const [row] = await auth.database.sql(
      `SELECT details FROM auth.audit WHERE actor_id = $1 AND action = 'two-factor.codes-renewed'`,
      [user.id],
    );
    expect(row).toEqual({ details: null });
  });

  it('B5: the code of the app is used up with it', async () => {
    await auth.forgetUsedCodes(user);
    const totpCode = codeFor(user.secret);
    expect((await renew({ currentPassword: PASSWORD, totpCode })).status).toBe(200);
    expect((await renew({ currentPassword: PASSWORD, totpCode })).status).toBe(400);
    expect((await auth.login({ ...getCredentials(user), totpCode })).status).toBe(401);
  });

  it('B12: stay as they are without the right password or code, and wrong ones count', async () => {
    await auth.forgetUsedCodes(user);
    expect(await renew({ ...proof(), currentPassword: 'falsch falsch falsch' })).toMatchObject({
      status: 400,
      body: { code: 'current_password_wrong', errors: [{ field: 'currentPassword' }] },
    });
    for (let failure = 0; failure < 5; failure += 1) {
      expect(await renew({ ...proof(), totpCode: wrongCodeFor(user.secret) })).toMatchObject({
        status: 400,
        body: { code: 'totp_invalid', errors: [{ field: 'totpCode' }] },
      });
    }
    expect((await renew(proof())).status).toBe(429);
    expect((await signInWith(user.recoveryCodes[0])).status).toBe(429);
  });

  it('B6: are closed to users without two-factor', async () => {
    const { username } = await auth.newUser();
    const { body } = await auth.login({ username, password: PASSWORD });
    const response = await auth.call('GET', '/api/auth/recovery-codes', { token: String(body.token) });
    expect(response.status).toBe(403);
  });
});
