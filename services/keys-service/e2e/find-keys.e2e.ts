import type { ApiKeyPage } from '@pruefer/contracts';
import { keysServiceForSuite } from './support/running-keys-service.js';

const api = keysServiceForSuite();

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('keys that need attention', () => {
  it('are found and sorted by usage share, expiry and last use', async () => {
    const [none, most, all] = [
      await api.issue({ clientName: 'Anteil keiner', quota: 10, expiresAt: daysFromNow(20) }),
      await api.issue({ clientName: 'Anteil viel', quota: 10, expiresAt: daysFromNow(3) }),
      await api.issue({ clientName: 'Anteil alles', quota: 2 }),
    ];
    for (const [key, calls] of [
      [most, 8],
      [all, 2],
    ] as const) {
      for (let call = 0; call < calls; call++) await api.keys.charge([{ key: key.apiKey }]);
    }
    await api.keys.database.sql(
      `INSERT INTO keys.announced (contract_id, used, used_at) SELECT contract_id, 8, now() - interval '40 days' FROM keys.key WHERE id = $1
       ON CONFLICT (contract_id) DO UPDATE SET used = EXCLUDED.used, used_at = EXCLUDED.used_at`,
      [most.id],
    );
    await api.keys.database.sql(`UPDATE keys.key SET created_at = now() - interval '50 days' WHERE id = $1`, [most.id]);
    const ids = async (query: string) =>
      (await api.call<ApiKeyPage>('GET', `?search=anteil&${query}`)).body.items.map(({ id }) => id);
    expect(await ids('usedFrom=70&sort=-share')).toEqual([all.id, most.id]);
    expect([await ids('usedFrom=80'), await ids('usedFrom=90'), await ids('usedFrom=100')]).toEqual([
      expect.arrayContaining([most.id, all.id]),
      [all.id],
      [all.id],
    ]);
    expect(await ids('sort=expiresAt')).toEqual([most.id, none.id, all.id]);
    expect(await ids('sort=-expiresAt')).toEqual([none.id, most.id, all.id]);
    expect([await ids('expiry=7d'), await ids('expiry=expired')]).toEqual([[most.id], []]);
    expect(new Set(await ids('expiry=30d'))).toEqual(new Set([most.id, none.id]));
    expect([await ids('unusedFor=30d'), await ids('unusedFor=90d')]).toEqual([[most.id], []]);
    expect(await ids('unusedFor=never')).toContain(none.id);
    expect((await ids('sort=lastUsedAt'))[0]).toBe(most.id);
  });

  it.each(['Ärzte & Öl', 'ärzte', 'ÄRZTE', 'o\u0308l'])(
    'are found by letters beyond ASCII in any case: %s',
    async (typed) => {
      await api.issue({ clientName: 'Ärzte & Öl' });
      const { total } = (await api.call<ApiKeyPage>('GET', `?search=${encodeURIComponent(typed)}`)).body;
      expect(total).toBeGreaterThan(0);
    },
  );

  it.each(['usedFrom=50', 'expiry=1y', 'unusedFor=1d'])('E3: are refused for ?%s', async (query) => {
    expect((await api.call('GET', `?${query}`)).status).toBe(400);
  });
});
