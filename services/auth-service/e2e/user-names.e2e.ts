import type { AdminUser } from '@pruefer/contracts';
import { createHash, randomBytes } from 'node:crypto';
import { suiteFixture } from '@pruefer/testkit';
import { authFixture, PASSWORD } from './support/running-auth-service.js';

const auth = authFixture();
const admin = suiteFixture(() => auth.newUserWithTwoFactor({ role: 'admin' }));

const post = (fields: object) => {
  const email = `${randomBytes(5).toString('hex')}@bank.example`;
  const body = { username: 'anna', email, password: PASSWORD, role: 'manager', ...fields };
  return auth.call<AdminUser>('POST', '/api/admin/users', { body, token: admin.token });
};
const put = (id: string, body: object) => auth.call('PUT', `/api/admin/users/${id}`, { body, token: admin.token });

describe('a user', () => {
  it('E1: is refused under a name that looks like another one, also when both come at once', async () => {
    const mark = randomBytes(4).toString('hex').replace(/[01]/g, '7');
    const names = [`karl${mark}`, `karI${mark}`, `kar1${mark}`];
    const responses = await Promise.all(names.map((username) => post({ username })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'username_taken',
      errors: [{ field: 'username', message: expect.stringContaining('ähnlich') }],
    });
    const { id, username } = await auth.newUser();
    expect((await put(id, { username: `kar1${mark}` })).body).toMatchObject({ code: 'username_taken' });
    expect((await put(id, { username: username.toUpperCase(), role: 'admin' })).status).toBe(200);
  });

  it.each([
    ['zero-width', { username: 'an\u200bna' }, 'username'],
    ['another script', { username: 'аnna' }, 'username'],
    ['a soft hyphen', { email: 'an\u00adna@bank.example' }, 'email'],
  ])('E1: is refused with %s', async (_, fields, field) => {
    expect(await post(fields)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('D6, G2: is there once, however often it is sent with its Idempotency-Key; nothing of the password is kept', async () => {
    const body = { username: `otto${randomBytes(4).toString('hex')}`, email: 'otto@bank.example', password: PASSWORD };
    const headers = { 'idempotency-key': 'user-1' };
    const send = () =>
      auth.call('POST', '/api/admin/users', { token: admin.token, body: { ...body, role: 'manager' }, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true']);
    expect(again.body).toEqual(first.body);
    const [kept] = await auth.database.sql<{ fingerprint: Buffer }>('SELECT fingerprint FROM auth.given_answer');
    const sent = `POST /api/admin/users ${JSON.stringify({ ...body, role: 'manager' })}`;
    expect(kept!.fingerprint.equals(createHash('sha256').update(sent).digest())).toBe(false);
  });
});
