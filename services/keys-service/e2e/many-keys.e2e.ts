import { type ApiKeyPage, type ApiKeyRecord, apiKeySorts } from '@pruefer/contracts';
import { buildKeyFilter } from '../src/keys/key-filter.js';
import { afterCursor, buildKeyOrder, formatKeyCursor } from '../src/keys/key-order.js';
import { selectKeys } from '../src/contract/key-row.js';
import { type RunningKeysService, runningKeysService } from './support/running-keys-service.js';

const KEYS = 10_000;

let api: RunningKeysService;

beforeAll(async () => {
  api = await runningKeysService();
  await api.keys.database.sql(
    `WITH contract AS (
       INSERT INTO keys.contract (client_name, client_email, quota, created_at)
       SELECT 'Kunde ' || n, 'kunde' || n || '@muster.example', 1000 + n, now() - n * interval '1 min' FROM generate_series(1, ${KEYS}) n
       RETURNING id, created_at)
     INSERT INTO keys.key (id, contract_id, hash, prefix, last_four, created_at)
     SELECT md5(id::text), id, sha256(id::text::bytea), 'iban_sk_test', 'test', created_at FROM contract`,
  );
  await api.keys.database.sql('ANALYZE keys.key, keys.contract');
});

afterAll(() => api.stop());

describe('10,000 keys', () => {
  const page = async (query: string) => (await api.call<ApiKeyPage>('GET', `?${query}`)).body;

  it('are counted, and paged without gaps or duplicates', async () => {
    const pages = await Promise.all([0, 100, 200].map((offset) => page(`limit=100&offset=${offset}`)));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect([new Set(ids).size, pages[0]!.total]).toEqual([300, KEYS]);
    const newest = pages.flatMap(({ items }) => items.map(({ createdAt }) => createdAt));
    expect(newest).toEqual(newest.toSorted().toReversed());
  });

  it.each(apiKeySorts)(
    'are paged by a cursor without gaps or duplicates while keys are added and removed: %s',
    async (sort) => {
      const first = await page(`limit=100&sort=${sort}`);
      const addedKey = await api.issue({ clientName: 'Kunde 0', quota: 1 });
      const second = await page(`limit=100&sort=${sort}&cursor=${first.nextCursor}`);
      const third = await page(`limit=100&sort=${sort}&cursor=${second.nextCursor}`);
      const pagedKeys = [...first.items, ...second.items, ...third.items].filter(({ id }) => id !== addedKey.id);
      const direct = await Promise.all([0, 1, 2, 3].map((n) => page(`limit=100&sort=${sort}&offset=${n * 100}`)));
      const all = direct.flatMap(({ items }) => items).filter(({ id }) => id !== addedKey.id);
      expect(pagedKeys.map(({ id }) => id)).toEqual(all.slice(0, pagedKeys.length).map(({ id }) => id));
      expect(pagedKeys.length).toBeGreaterThanOrEqual(299);
      await api.keys.database.sql('DELETE FROM keys.key WHERE id = $1', [addedKey.id]);
    },
  );

  it('end with a page without a next cursor', async () => {
    const matches = await page('search=Kunde%20777&limit=8');
    const rest = await page(`search=Kunde%20777&limit=8&cursor=${matches.nextCursor}`);
    expect([matches.total, rest.items.length, rest.nextCursor]).toEqual([11, 3, null]);
  });

  it('E3: refuse a cursor of another order and an invalid one', async () => {
    const { nextCursor } = await page('sort=used');
    for (const query of [`sort=quota&cursor=${nextCursor}`, 'cursor=x', `cursor=${'A'.repeat(1_001)}`]) {
      const { status, body } = await api.call('GET', `?${query}`);
      expect([query.length, status, body.code, body.errors?.[0]?.field]).toEqual([
        query.length,
        400,
        'invalid_request',
        'cursor',
      ]);
    }
  });

  it.each([
    ['2026-99-99 99:99:99', 400],
    ['9999-12-31 23:59:59-18', 400],
    ['9999999999999999', 200],
  ])('E3, E11: refuse an invalid time: %s', async (time, expected) => {
    const cursor = formatKeyCursor('createdAt', time, 'a');
    expect((await api.call('GET', `?sort=createdAt&cursor=${cursor}`)).status).toBe(expected);
  });

  it('as a plain list are the newest 1,000', async () => {
    expect((await api.call<ApiKeyRecord[]>('GET', '')).body).toHaveLength(1_000);
  });

  it('are found by a part of name, e-mail and id', async () => {
    const [key] = (await page('search=KUNDE%2077777')).items;
    expect(key).toBeUndefined();
    const { items, total } = await page('search=kunde7777@');
    expect([total, items[0]!.clientName]).toEqual([1, 'Kunde 7777']);
    expect((await page(`search=${items[0]!.id.slice(3, 30)}`)).items).toEqual(items);
  });

  it.each(['the first', 'one in the middle'])('a page of 100 is complete: %s', async (where) => {
    const middle = where === 'the first' ? '' : `&cursor=${(await page('limit=100&offset=5000')).nextCursor}`;
    expect((await page(`limit=100${middle}`)).items).toHaveLength(100);
  });

  it('a page of 100 uses an index instead of a sort', async () => {
    const id = '0'.repeat(32);
    const cursor = formatKeyCursor('-createdAt', '1767225600123456', id);
    for (const { where, values } of [buildKeyFilter({}), afterCursor(cursor, '-createdAt', buildKeyFilter({}))]) {
      const sql = `EXPLAIN (FORMAT JSON) ${selectKeys} WHERE ${where} ORDER BY ${buildKeyOrder('-createdAt')} LIMIT 100`;
      const plan = JSON.stringify(await api.keys.database.sql(sql, [...values]));
      expect(plan).toContain('"Index Name":"key_newest_first"');
      expect(plan).not.toMatch(/"Node Type":"Sort"/);
    }
  });
});
