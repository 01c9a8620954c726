import { bearer } from '@pruefer/testkit';
import { parse } from 'csv-parse/sync';
import { keysServiceForSuite } from './support/running-keys-service.js';

/** More than two pages of the export. */
const MANY_KEYS = 1_203;

const api = keysServiceForSuite();

async function download(query = ''): Promise<Record<string, string>[]> {
  const response = await fetch(`${api.service.url}/api/admin/api-keys.csv${query}`, {
    headers: await bearer({ name: 'anna' }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="api-schluessel.csv"');
  return parse(await response.text(), { bom: true, columns: true, delimiter: ';' });
}

describe('export of keys', () => {
  it('uses the current filters and order', async () => {
    const names = ['Datei Ahorn', 'Datei Birke', 'Datei Zeder'];
    for (const clientName of names) await api.issue({ clientName, quota: 50 });
    const locked = await api.issue({ clientName: 'Datei Kiefer' });
    await api.call('PUT', `/${locked.id}`, { isActive: false });
    const rows = await download('?search=datei&status=active&sort=-clientName');
    expect(rows.map((row) => row['Kunde'])).toEqual(names.toReversed());
    expect(rows[0]).toMatchObject({ Status: 'Aktiv', Kontingent: '50', Verbraucht: '0', Verfügbar: '50' });
    expect((await download('?search=datei&status=inactive')).map((row) => row['Kennung'])).toEqual([locked.id]);
  });

  it('contains each key once, for any number of pages', async () => {
    await api.keys.database.sql(
      `WITH made AS (
         INSERT INTO keys.contract (client_name, client_email, quota)
         SELECT 'Viele ' || n, 'viele@muster.example', 1 FROM generate_series(1, $1::int) AS n RETURNING id
       )
       INSERT INTO keys.key (id, contract_id, hash, prefix, last_four)
       SELECT gen_random_uuid(), id, sha256(id::text::bytea), 'iban_sk_test', 'test' FROM made`,
      [MANY_KEYS],
    );
    for (const sort of ['', '&sort=-share', '&sort=clientName', '&limit=5&offset=7']) {
      const rows = await download(`?search=viele${sort}`);
      expect([sort, new Set(rows.map((row) => row['Kennung'])).size, rows.length]).toEqual([
        sort,
        MANY_KEYS,
        MANY_KEYS,
      ]);
    }
  });

  it('C1, A6: contains no secret', async () => {
    const { apiKey, keyHint } = await api.issue({ clientName: 'Geheim AG' });
    const [row] = await download('?search=geheim');
    expect(row?.['Schlüssel']).toBe(keyHint);
    expect(JSON.stringify(row)).not.toContain(apiKey.slice(20, 40));
  });

  it('E7: contains no formula', async () => {
    await api.issue({ clientName: '=HYPERLINK("https://boese.example")', clientEmail: 'formel@muster.example' });
    expect((await download('?search=formel@'))[0]?.['Kunde']).toBe(`'=HYPERLINK("https://boese.example")`);
  });

  it('G1: writes an audit row without the search term', async () => {
    await download('?search=formel@muster.example&status=active');
    const rows = await api.keys.database.sql<{ actor: string; details: object }>(
      `SELECT actor, details FROM keys.audit WHERE action = 'keys.exported' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ actor: 'anna', details: { status: 'active', bySearch: true } }]);
  });

  it('A4: is restricted to managers, and refuses an invalid filter', async () => {
    const status = async (query: string, headers: Record<string, string>) =>
      (await fetch(`${api.service.url}/api/admin/api-keys.csv${query}`, { headers })).status;
    expect(await status('', {})).toBe(401);
    expect(await status('?status=alle', await bearer())).toBe(400);
  });
});
