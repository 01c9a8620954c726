import { type ApiKeyDetails, type ApiKeyPage, type ApiKeyRecord, HOUR_MS, type IssuedApiKey } from '@pruefer/contracts';
import { keysServiceForSuite } from './support/running-keys-service.js';

const api = keysServiceForSuite();

const renew = (id: string, body?: object) =>
  api.call<IssuedApiKey & { apiKey: string; code: string }>('POST', `/${id}/renew`, body);

async function chargeKey(key: string, wanted = 1) {
  const [row] = await api.keys.charge([{ key, wanted }]);
  return row;
}

describe('renewal', () => {
  it('C5, C6: disables the old key immediately; quota, usage and client remain', async () => {
    const old = await api.issue({ quota: 10 });
    await chargeKey(old.apiKey, 4);
    const { status, headers, body } = await renew(old.id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ quota: 10, used: 4, clientName: old.clientName, isActive: true, isRenewed: false });
    expect(await chargeKey(old.apiKey)).toMatchObject({ granted: 0, refusal: 'key_superseded' });
    expect(await chargeKey(body.apiKey, 7)).toMatchObject({ granted: 6, key_id: body.id });
    for (const id of [old.id, body.id]) expect(await api.record(id)).toMatchObject({ quota: 10, used: 10 });
    expect(await api.record(old.id)).toMatchObject({ isActive: false, isRenewed: true });
  });

  it('C6: one of 20 concurrent ones succeeds', async () => {
    const { id } = await api.issue();
    const responses = await Promise.all(Array.from({ length: 20 }, () => renew(id)));
    const refusals = responses.filter(({ status }) => status === 409);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refusals.map(({ body }) => body.code)).toEqual(Array.from({ length: 19 }, () => 'key_already_renewed'));
  });

  it.each([
    ['1h', HOUR_MS],
    ['24h', 24 * HOUR_MS],
    ['7d', 168 * HOUR_MS],
  ])('C6: with an overlap of %s both keys share one quota', async (overlap, overlapMs) => {
    const old = await api.issue({ quota: 10 });
    const begunAt = Date.now();
    const { body } = await renew(old.id, { overlap });
    const renewedAt = Date.now();
    expect([await chargeKey(old.apiKey, 6), await chargeKey(body.apiKey, 6)]).toMatchObject([
      { granted: 6 },
      { granted: 4 },
    ]);
    const { supersededAt, isActive, isRenewed } = await api.record(old.id);
    expect([isActive, isRenewed]).toEqual([true, true]);
    expect(Date.parse(supersededAt!) - overlapMs).toBeGreaterThanOrEqual(begunAt);
    expect(Date.parse(supersededAt!) - overlapMs).toBeLessThanOrEqual(renewedAt);
  });

  it('C5: disables the old key permanently after its overlap, also in the list', async () => {
    const old = await api.issue();
    await renew(old.id, { overlap: '1h' });
    await api.keys.database.sql(`UPDATE keys.key SET superseded_at = now() - interval '1 s' WHERE id = $1`, [old.id]);
    expect((await api.record(old.id)).isActive).toBe(false);
    expect(await chargeKey(old.apiKey)).toMatchObject({ refusal: 'key_superseded' });
    const { status, body } = await api.call('PUT', `/${old.id}`, { isActive: true });
    expect([status, body.code]).toEqual([409, 'key_already_renewed']);
  });

  it('C5: an immediately replaced key cannot be enabled again; during its overlap it can be disabled', async () => {
    const [now, later] = [await api.issue(), await api.issue()];
    await renew(now.id, { overlap: 'now' });
    expect((await api.call('PUT', `/${now.id}`, { isActive: true })).body.code).toBe('key_already_renewed');
    await renew(later.id, { overlap: '7d' });
    expect((await api.call<ApiKeyRecord>('PUT', `/${later.id}`, { isActive: false })).body.isActive).toBe(false);
    expect((await api.call('PUT', `/${later.id}`, { isActive: true })).body.code).toBe('key_already_renewed');
  });

  it('copies the rules of the key, except for an expiry in the past', async () => {
    const rules = {
      allowedAddresses: ['203.0.113.0/24'],
      rateLimitPerMinute: 60,
      expiresAt: '2099-01-01T00:00:00.000Z',
    };
    const old = await api.issue(rules);
    const { body } = await renew(old.id);
    expect(body).toMatchObject(rules);
    await api.keys.database.sql(`UPDATE keys.key SET expires_at = now() - interval '1 s' WHERE id = $1`, [body.id]);
    expect((await renew(body.id)).body).toMatchObject({ ...rules, expiresAt: null });
  });

  it('shows predecessor and successor; the list contains renewed keys on request', async () => {
    const old = await api.issue({ clientName: 'Nachfolge GmbH' });
    const { body } = await renew(old.id);
    expect((await api.call<ApiKeyDetails>('GET', `/${old.id}`)).body).toMatchObject({
      replacedBy: body.id,
      replaces: null,
    });
    expect((await api.call<ApiKeyDetails>('GET', `/${body.id}`)).body).toMatchObject({
      replacedBy: null,
      replaces: old.id,
    });
    const ids = async (query: string) =>
      (await api.call<ApiKeyPage>('GET', `?search=nachfolge${query}`)).body.items.map(({ id }) => id);
    expect(await ids('')).toEqual([body.id]);
    expect(await ids('&showRenewed=true')).toEqual([body.id, old.id]);
  });

  it('D8: is in the audit with the id of the new key', async () => {
    const old = await api.issue();
    const { body } = await renew(old.id, { overlap: '1h' });
    const rows = await api.keys.database.sql(
      `SELECT details FROM keys.audit WHERE action = 'key.renewed' AND target = $1`,
      [old.id],
    );
    expect(rows).toEqual([{ details: { overlap: '1h', newKey: body.id } }]);
  });
});
