import {
  type ApiKeyDetails,
  type ApiKeyPage,
  type ApiKeyRecord,
  type IssuedApiKey,
  problems,
} from '@pruefer/contracts';
import { isWellFormedApiKey } from '@pruefer/platform';
import { bearer, bearerToken } from '@pruefer/testkit';
import { keysServiceForSuite } from './support/running-keys-service.js';

const newKeyFields = { clientName: 'Muster GmbH', clientEmail: 'a@muster.example', quota: 1_000 };

const api = keysServiceForSuite();

async function readAudit(keyId: string): Promise<object[]> {
  return api.keys.database.sql(
    `SELECT action, actor, host(address) AS address, request_id IS NOT NULL AS traced, details FROM keys.audit WHERE target = $1 ORDER BY id`,
    [keyId],
  );
}

describe('creating a key', () => {
  it('C1, A6: returns the secret once and forbids caching', async () => {
    const { status, headers, body } = await api.call<IssuedApiKey>('POST', '', newKeyFields);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(isWellFormedApiKey(body.apiKey!)).toBe(true);
    const { apiKey, ...record } = body;
    expect(record).toEqual({
      ...newKeyFields,
      language: 'de',
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      used: 0,
      isActive: true,
      isRenewed: false,
      isTest: false,
      createdAt: expect.stringMatching(/Z$/) as string,
      keyHint: `${apiKey!.slice(0, 12)}…${apiKey!.slice(-4)}`,
      expiresAt: null,
      allowedAddresses: [],
      rateLimitPerMinute: null,
      lastUsedAt: null,
      supersededAt: null,
      version: 1,
    });
    expect((await api.keys.charge([{ key: apiKey! }]))[0]).toMatchObject({ key_id: body.id, granted: 1 });
  });

  it('A5: uses only the listed fields', async () => {
    const forged = '{"__proto__":{"used":7},"constructor":{"prototype":{"used":7}},';
    const more = {
      id: 'mine',
      used: 500,
      isRenewed: true,
      isActive: false,
      createdAt: '2020-01-01',
      version: 9,
      apiKey: 'x',
      hash: 'x',
    };
    const { body } = await api.call<IssuedApiKey>(
      'POST',
      '',
      forged + JSON.stringify({ ...newKeyFields, ...more }).slice(1),
    );
    expect(body).toMatchObject({ used: 0, isRenewed: false, isActive: true, version: 1 });
    expect(body.id).not.toBe('mine');
    expect(new Date(body.createdAt).getFullYear()).toBeGreaterThan(2025);
  });

  it.each([
    [{ clientName: 7 }, 'clientName'],
    [{ quota: '1000' }, 'quota'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ])('A5: refuses %j at its field', async (fields, field) => {
    const { status, body } = await api.call('POST', '', { ...newKeyFields, ...fields });
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('D8: writes an audit row without the secret', async () => {
    const { id, apiKey } = await api.issue({ quota: 77 });
    const rows = await readAudit(id);
    expect(rows).toMatchObject([{ action: 'key.issued', actor: 'anna', address: '127.0.0.1', traced: true }]);
    expect(JSON.stringify(rows)).not.toContain(apiKey.slice(12, -4));
  });
});

describe('editing a key', () => {
  it('accepts the complete record of the form, and books another quota as a correction', async () => {
    const key = await api.issue();
    const edit = { clientName: 'Neu AG', clientEmail: 'b@neu.example', quota: 1_500, isActive: true, version: 1 };
    const { status, body } = await api.call<ApiKeyRecord>('PUT', `/${key.id}`, edit);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...edit, version: 2, id: key.id });
    const booked = await api.call<{ items: object[] }>('GET', `/${key.id}/bookings`);
    expect(booked.body.items).toMatchObject([
      { kind: 'correction', amount: 500, quotaBefore: 1_000, quotaAfter: 1_500, actor: 'anna' },
      { kind: 'issue', amount: 1_000 },
    ]);
    expect(await readAudit(key.id)).toMatchObject([
      { action: 'key.issued' },
      { action: 'key.changed', details: { quota: { from: 1_000, to: 1_500 }, clientName: { to: 'Neu AG' } } },
    ]);
  });

  it('enables and disables a key with isActive alone', async () => {
    const { id, apiKey } = await api.issue();
    for (const [isActive, refusal] of [
      [false, 'key_inactive'],
      [true, null],
    ] as const) {
      expect((await api.call<ApiKeyRecord>('PUT', `/${id}`, { isActive })).body.isActive).toBe(isActive);
      expect((await api.keys.charge([{ key: apiKey }]))[0]).toMatchObject({ refusal });
    }
  });

  it('refuses an old version with the current record', async () => {
    const { id } = await api.issue();
    await api.call('PUT', `/${id}`, { clientName: 'Neu AG', version: 1 });
    const { status, body } = await api.call('PUT', `/${id}`, { clientName: 'Zu spät AG', version: 1 });
    expect([status, body.code]).toEqual([409, 'version_conflict']);
    expect(body.current).toMatchObject({ id, clientName: 'Neu AG', version: 2 });
  });

  it('changes neither version nor ledger without a difference', async () => {
    const { id } = await api.issue();
    const { body } = await api.call<ApiKeyRecord>('PUT', `/${id}`, { ...newKeyFields, isActive: true });
    expect(body.version).toBe(1);
  });

  it('C4: lowers the quota only to the used calls', async () => {
    const { id, apiKey } = await api.issue({ quota: 100 });
    await api.keys.charge([{ key: apiKey, wanted: 40 }]);
    const { status, body } = await api.call('PUT', `/${id}`, { quota: 39 });
    expect([status, body.code]).toEqual([409, 'quota_below_used']);
    expect((await api.call<ApiKeyRecord>('PUT', `/${id}`, { quota: 40 })).body).toMatchObject({ quota: 40, used: 40 });
  });

  it('sets and removes expiry, addresses and limit', async () => {
    const { id, apiKey } = await api.issue();
    const rules = {
      expiresAt: '2099-01-01T00:00:00.000Z',
      allowedAddresses: ['198.51.100.7/24'],
      rateLimitPerMinute: 60,
    };
    const { body } = await api.call<ApiKeyRecord>('PUT', `/${id}`, rules);
    expect(body).toMatchObject({ ...rules, allowedAddresses: ['198.51.100.0/24'] });
    expect((await api.keys.charge([{ key: apiKey }]))[0]).toMatchObject({ refusal: 'ip_not_allowed' });
    const none = { expiresAt: null, allowedAddresses: null, rateLimitPerMinute: null };
    expect((await api.call<ApiKeyRecord>('PUT', `/${id}`, none)).body).toMatchObject({ ...none, allowedAddresses: [] });
    expect((await api.keys.charge([{ key: apiKey }]))[0]).toMatchObject({ granted: 1 });
  });

  it('A5: cannot change usage, creation time or predecessor', async () => {
    const { id } = await api.issue();
    const forged = {
      used: 0,
      isRenewed: true,
      createdAt: '2020-01-01',
      id: 'mine',
      supersededAt: '2020-01-01',
      replaces: id,
    };
    const { body } = await api.call<ApiKeyRecord>('PUT', `/${id}`, { ...forged, clientName: 'Neu AG' });
    expect(body).toMatchObject({ id, used: 0, isRenewed: false, supersededAt: null, clientName: 'Neu AG' });
  });
});

describe('reading keys', () => {
  it('returns a plain list without parameters, newest first', async () => {
    const first = await api.issue({ clientName: 'Erste GmbH' });
    const second = await api.issue({ clientName: 'Zweite GmbH' });
    const { body } = await api.call<ApiKeyRecord[]>('GET', '');
    expect(body.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('filters, sorts and pages on the server', async () => {
    for (const quota of [3, 1, 2]) await api.issue({ clientName: `Blättern ${quota}`, quota });
    const page = async (query: string) => (await api.call<ApiKeyPage>('GET', `?search=BL%C3%84TTERN&${query}`)).body;
    const { items, total } = await page('sort=-quota&limit=2');
    expect([items.map(({ quota }) => quota), total]).toEqual([[3, 2], 3]);
    expect((await page('sort=-quota&limit=2&offset=2')).items.map(({ quota }) => quota)).toEqual([1]);
    await api.call('PUT', `/${items[0]!.id}`, { isActive: false });
    expect([(await page('status=active')).total, (await page('status=inactive')).total]).toEqual([2, 1]);
  });

  it.each(['limit=101', 'sort=hash', 'status=all&status=all', 'offset=-1'])('E3: refuses ?%s', async (query) => {
    expect((await api.call('GET', `?${query}`)).status).toBe(400);
  });

  it('E3: treats the search term as text', async () => {
    const { status, body } = await api.call<ApiKeyPage>('GET', `?search=${encodeURIComponent(`%' OR '1'='1`)}`);
    expect([status, body.total]).toEqual([200, 0]);
  });

  it('shows one key with its last 30 days', async () => {
    const { id } = await api.issue();
    const today = () => new Date().toISOString().slice(0, 10);
    const before = today();
    const { body } = await api.call<ApiKeyDetails>('GET', `/${id}`);
    expect(body).toMatchObject({ id, replaces: null, replacedBy: null });
    expect(body.usage).toHaveLength(30);
    // A day may end meanwhile.
    expect([before, today()].map((day) => ({ day, calls: 0 }))).toContainEqual(body.usage.at(-1));
  });

  it('A6: no later answer contains a secret or a hash', async () => {
    const { id, apiKey } = await api.issue();
    for (const path of ['', '?limit=100', `/${id}`, `/${id}/bookings`]) {
      const text = JSON.stringify((await api.call('GET', path)).body);
      expect(text).not.toContain(apiKey.slice(12, -4));
      expect(text).not.toMatch(/[0-9a-f]{64}|hash|apiKey"/i);
    }
  });
});

describe('access', () => {
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/nobody'],
    ['PUT', '/nobody'],
    ['POST', '/nobody/top-up'],
    ['POST', '/nobody/renew'],
    ['GET', '/nobody/bookings'],
    ['POST', '/nobody/bookings/1/storno'],
  ] as const;

  it.each(calls)('A1, A2: %s %s requires a session before anything is read', async (method, path) => {
    const without = await api.call(method, path, method === 'GET' ? undefined : '{', { authorization: '' });
    expect(without.status).toBe(401);
    const setup = { authorization: `Bearer ${bearerToken({ purpose: '2fa-setup' })}` };
    expect((await api.call(method, path, undefined, setup)).status).toBe(401);
    const inSetup = await bearer({ purpose: '2fa-setup' });
    expect((await api.call(method, path, undefined, inSetup)).status).toBe(403);
  });

  it.each(calls.slice(2))('%s %s reports an unknown key', async (method, path) => {
    const body = path.endsWith('top-up') ? { addedQuota: 1, orderNumber: 'A' } : method === 'PUT' ? {} : undefined;
    const response = await api.call(method, path, body);
    expect(response).toMatchObject({ status: 404, body: { message: problems.key_id_unknown.text } });
  });
});
