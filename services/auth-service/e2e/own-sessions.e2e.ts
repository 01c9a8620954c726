import { type DataRestored, DataRestoredV1, type OwnSession } from '@pruefer/contracts';
import { EventPublisher } from '@pruefer/platform';
import { stateMessage, until, untilPublished } from '@pruefer/testkit';
import jwt from 'jsonwebtoken';
import { DataRestoredController } from '../src/sessions/data-restored.controller.js';
import { authFixture, codeFor, getCredentials, type TestUser } from './support/running-auth-service.js';

const auth = authFixture();
let user: TestUser;
beforeEach(async () => {
  user = await auth.newUserWithTwoFactor();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const list = async (token: string) => (await auth.call<OwnSession[]>('GET', '/api/auth/sessions', { token })).body;
const post = (path: string, token: string, body?: object) =>
  auth.call('POST', `/api/auth/${path}`, { token, ...(body && { body }) });
const over = (token: string, timeoutMs = 1_500) =>
  until('the session is over', async () => (await auth.statusWith(token)) === 401, timeoutMs);
const readAudit = (id: string) =>
  auth.database.sql<{ action: string }>('SELECT action FROM auth.audit WHERE actor_id = $1 ORDER BY id', [id]);

/** A session from a browser, at an address. */
async function signInFrom(address: string): Promise<string> {
  await auth.forgetUsedCodes(user);
  const { body } = await auth.call<{ token: string }>('POST', '/api/auth/login', {
    body: { ...getCredentials(user), totpCode: codeFor(user.secret) },
    headers: { 'user-agent': firefox },
    address,
  });
  return body.token;
}

describe('own sessions', () => {
  it('A6, G3: are named by browser and shortened address, never by the id of the session', async () => {
    const token = await signInFrom('203.0.113.77');
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      id: expect.any(String),
      device: 'Firefox, Linux',
      network: '203.0.113.0/24',
      since: expect.stringMatching(/Z$/),
      lastSeen: expect.stringMatching(/Z$/),
      isCurrent: true,
    });
    expect(sessions[1]).toMatchObject({ isCurrent: false, device: 'Unbekanntes Gerät' });
    const { sid } = jwt.decode(token) as jwt.JwtPayload;
    expect(JSON.stringify(sessions)).not.toContain(String(sid));
  });

  it('B11: end one by one; the others stay', async () => {
    const [token, other] = [await signInFrom('203.0.113.1'), user.token];
    const { id } = (await list(token)).find(({ isCurrent }) => !isCurrent)!;
    expect((await post(`sessions/${id}/end`, token)).status).toBe(200);
    await over(other);
    expect(await auth.statusWith(token)).toBe(200);
    expect(await list(token)).toHaveLength(1);
    expect(await post(`sessions/${id}/end`, token)).toMatchObject({ status: 404, body: { code: 'session_unknown' } });
    expect((await readAudit(user.id)).at(-1)).toEqual({ action: 'session.ended' });
  });

  it('B11: no user ends those of another user', async () => {
    const stranger = await auth.newUserWithTwoFactor();
    const [own] = await list(user.token);
    for (const id of [own!.id, 'gibt-es-nicht', '00000000-0000-0000-0000-000000000000']) {
      expect((await post(`sessions/${id}/end`, stranger.token)).status).toBe(404);
    }
    expect(await auth.statusWith(user.token)).toBe(200);
  });

  it('B11: end everywhere at once, here too', async () => {
    const [token, other] = [await signInFrom('203.0.113.1'), user.token];
    expect((await post('sessions/end-all', token)).status).toBe(200);
    await over(token);
    await over(other);
    expect((await readAudit(user.id)).at(-1)).toEqual({ action: 'session.all-ended' });
  });

  it('B11: signing out ends the session at the server', async () => {
    const [token, other] = [await signInFrom('203.0.113.1'), user.token];
    expect((await post('logout', token)).status).toBe(200);
    await over(token);
    expect(await list(other)).toHaveLength(1);
  });

  it('are at most a hundred in the list', async () => {
    await auth.database.sql(
      `INSERT INTO auth.session (id, user_id, purpose, ends_at)
       SELECT gen_random_uuid(), $1, 'full', now() + interval '1 h' FROM generate_series(1, 150)`,
      [user.id],
    );
    const sessions = await list(user.token);
    expect(sessions).toHaveLength(100);
    expect(sessions[0]?.isCurrent).toBe(true);
  });
});

describe('a restore', () => {
  it('F3: ends every session from before but the one that asked for it, and none that comes after', async () => {
    const [asking, other] = [await signInFrom('203.0.113.5'), user.token];
    const { sid: sessionId } = jwt.decode(asking) as jwt.JwtPayload;
    const publisher = auth.service.app.get(EventPublisher, { strict: false });
    const restored = { version: 1, parts: ['content'], at: new Date().toISOString(), sessionId: String(sessionId) };
    const tell = () => publisher.publish(DataRestoredV1, [stateMessage(DataRestoredV1, 'restore', restored)]);
    await until('Kafka', () => publisher.connected);
    await untilPublished(tell);
    // Its reader may still be joining Kafka.
    await over(other, 30_000);
    expect(await auth.statusWith(asking)).toBe(200);
    // At its next start it hears of the same restore again.
    const later = await signInFrom('203.0.113.6');
    await auth.service.app
      .get(DataRestoredController, { strict: false })
      .endSessions(new Map([['restore', restored as DataRestored]]));
    expect([await auth.statusWith(asking), await auth.statusWith(later)]).toEqual([200, 200]);
  });
});
