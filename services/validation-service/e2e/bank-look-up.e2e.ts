import type { BankChanges, BankFacts, ProblemBody } from '@pruefer/contracts';
import { internalSecret, until } from '@pruefer/testkit';
import { type LookUpSystem, lookUpSystem } from './support/look-up-system.js';

describe('bank directory for key holders', () => {
  const lookUps = lookUpSystem();
  const get: LookUpSystem['get'] = (...request) => lookUps.get(...request);

  const fetchProblem = async (path: string, change?: Record<string, string>) => {
    const { status, body } = await get<ProblemBody>(path, change);
    return [status, body.code];
  };
  const changes = (query: string) => get<BankChanges>(`/api/v1/bank-changes?${query}`);

  it('returns every fact about a bank code', async () => {
    expect(await get<BankFacts>('/api/v1/banks/DE/70190000')).toEqual({
      status: 200,
      body: {
        country: 'DE',
        bankCode: '70190000',
        name: 'Bank von München',
        shortName: 'Kurz',
        bic: 'GENODEF1M01',
        postalCode: '81632',
        place: 'München',
        pan: '12345',
        checkDigitMethod: '10',
        deletionPlanned: false,
        successor: null,
        address: '81632 München',
        isDeleted: false,
        branches: 1,
        dataSet: {
          dataVersion: '2020-09-01-5a5a5a5a',
          authority: 'register',
          source: 'Verlag',
          validFrom: '2020-09-01',
          validUntil: null,
        },
      },
    });
  });

  it('names the successor of a code to be deleted, and reports a void code', async () => {
    expect((await get<BankFacts>('/api/v1/banks/DE/70190002')).body).toMatchObject({
      deletionPlanned: true,
      successor: { bankCode: '70190000', name: 'Bank von München', bic: 'GENODEF1M01' },
    });
    expect((await get<BankFacts>('/api/v1/banks/DE/70190001')).body).toMatchObject({ isDeleted: true });
  });

  it('accepts lower case and the short codes of Switzerland', async () => {
    expect((await get<BankFacts>('/api/v1/banks/ch/762')).body).toMatchObject({
      bankCode: '00762',
      name: 'Musterbank',
    });
  });

  it.each([
    ['/api/v1/banks/DE/99999999', 404, 'bank_code_unknown'],
    ['/api/v1/banks/AT/19043', 404, 'bank_data_missing'],
    ['/api/v1/banks/DEU/37040044', 400, 'invalid_request'],
    ['/api/v1/banks/DE/3704%200044', 400, 'invalid_request'],
    [`/api/v1/banks/DE/'%20OR%201=1`, 400, 'invalid_request'],
  ])('E3: answers %s with %d %s', async (path, status, code) => {
    expect(await fetchProblem(path)).toEqual([status, code]);
  });

  it('lists the changes of the data sets, oldest first, with before and after', async () => {
    const { body } = await changes('since=2020-06-01');
    expect(body).toMatchObject({ country: 'DE', knownSince: '2020-01-01', unknown: null, nextCursor: null });
    expect(body.dataSets.map(({ validFrom }) => validFrom)).toEqual(['2020-01-01', '2020-06-01', '2020-09-01']);
    expect(body.changes.map(({ kind, bankCode }) => [kind, bankCode])).toEqual([
      ['changed', '70190000'],
      ['removed', '70190001'],
      ['added', '70190002'],
    ]);
    expect(body.changes[0]).toMatchObject({
      validFrom: '2020-09-01',
      dataVersion: '2020-09-01-5a5a5a5a',
      before: { name: 'Münchner Bank' },
      after: { name: 'Bank von München', postalCode: '81632' },
    });
    expect(body.changes[1]).toMatchObject({ before: { successor: { name: 'Münchner Bank' } }, after: null });
    expect(body.changes[2]).toMatchObject({ before: null, after: { successor: { name: 'Bank von München' } } });
  });

  it('pages the list without gap or overlap', async () => {
    const allChanges = (await changes('since=2020-01-01')).body.changes;
    expect(allChanges.length).toBeGreaterThan(4);
    const paged: unknown[] = [];
    let cursor = '';
    do {
      const { body } = await changes(`since=2020-01-01&limit=2${cursor}`);
      expect(body.changes.length).toBeLessThanOrEqual(2);
      paged.push(...body.changes);
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
    } while (cursor !== '');
    expect(paged).toEqual(allChanges);
  });

  it('has no changes where there is one data set or none', async () => {
    expect((await changes('since=2000-01-01&country=ch')).body).toEqual({
      country: 'CH',
      knownSince: '2020-09-01',
      unknown:
        'Der älteste geladene Stand der Bankdaten gilt ab dem 01.09.2020. Was sich bis dahin geändert hat, ist nicht bekannt.',
      dataSets: [{ dataVersion: '2020-09-01-5a5a5a5a', validFrom: '2020-09-01' }],
      changes: [],
      nextCursor: null,
    });
    expect((await changes('since=2000-01-01&country=AT')).body).toMatchObject({
      knownSince: null,
      unknown: expect.stringContaining('keine Bankdaten'),
      dataSets: [],
    });
  });

  it.each([
    '',
    'since=01.09.2020',
    'since=2020-02-30',
    'since=0000-01-01',
    'since=2020-09-01T00:00:00Z',
    'since=2020-01-01&since=2020-02-01',
    'since=2020-01-01&limit=0',
    'since=2020-01-01&limit=101',
    'since=2020-01-01&limit=x',
    'since=2020-01-01&limit=1&limit=2',
    'since=2020-01-01&country=Deutschland',
    'since=2020-01-01&cursor=x',
    'since=2020-01-01&cursor=a&cursor=b',
  ])('E3: refuses %j', async (query) => {
    expect(await fetchProblem(`/api/v1/bank-changes?${query}`)).toEqual([400, 'invalid_request']);
  });

  it('sends no body to a caller that has the current version', async () => {
    const headers = {
      'x-internal-secret': internalSecret,
      'x-internal-key-hash': lookUps.key.keyHash,
      'x-forwarded-for': '203.0.113.7',
    };
    const ask = (path: string, more: object = {}) =>
      fetch(lookUps.service.url + path, { headers: { ...headers, ...more } });
    const listings = ['/api/v1/banks?q=bank', '/api/v1/countries', '/api/v1/bank-changes?since=2020-06-01'];
    for (const path of ['/api/v1/banks/DE/70190000', ...listings]) {
      const { etag = '', 'cache-control': rule } = Object.fromEntries((await ask(path)).headers);
      expect([etag, rule]).toEqual([expect.stringMatching(/^W\/"[\w-]{43}"$/), 'private, no-cache']);
      for (const tags of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
        const repeat = await ask(path, { 'if-none-match': tags });
        expect([repeat.status, repeat.headers.get('etag'), await repeat.text()]).toEqual([304, etag, '']);
      }
      expect((await ask(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    }
    const unknown = await ask('/api/v1/banks/DE/99999999', { 'if-none-match': '*' });
    expect([unknown.status, unknown.headers.get('etag')]).toEqual([404, null]);
  });

  it('C2: is free of charge', async () => {
    for (const path of ['/api/v1/banks/DE/70190000', '/api/v1/banks?q=bank', '/api/v1/countries']) await get(path);
    expect(await lookUps.system.readUsedQuota(lookUps.key.contractId)).toBe(0);
    expect(await lookUps.system.database.sql('SELECT FROM validation.outbox')).toEqual([]);
  });

  it('is available when the quota is used up', async () => {
    const { keyHash } = await lookUps.system.addKey(1);
    await lookUps.system.database.sql(
      'UPDATE keys.contract SET used = quota WHERE id = (SELECT contract_id FROM keys.key WHERE hash = decode($1, $2))',
      [keyHash, 'hex'],
    );
    expect((await get('/api/v1/banks/DE/70190000', { 'x-internal-key-hash': keyHash })).status).toBe(200);
  });

  it.each([
    ['key_inactive', 'is_active = false'],
    ['key_expired', `expires_at = now() - interval '1 second'`],
    ['key_superseded', `superseded_at = now() - interval '1 second', is_active = false`],
    ['ip_not_allowed', `allowed_addresses = '{198.51.100.0/24}'`],
  ])('C5: refuses with %s from the change on', async (code, change) => {
    const { keyHash } = await lookUps.system.addKey(1);
    const headers = { 'x-internal-key-hash': keyHash };
    expect((await get('/api/v1/banks/DE/70190000', headers)).status).toBe(200);
    await lookUps.system.database.sql(`UPDATE keys.key SET ${change} WHERE hash = decode($1, 'hex')`, [keyHash]);
    const isRefused = async () => (await get('/api/v1/banks/DE/70190000', headers)).status === 401;
    await until('the key is refused', isRefused, 2_000);
    expect(await fetchProblem('/api/v1/banks/DE/70190000', headers)).toEqual([401, code]);
  });

  it('C5: refuses an unknown key and a caller without the internal secret', async () => {
    const unknown = { 'x-internal-key-hash': 'f'.repeat(64) };
    expect(await fetchProblem('/api/v1/banks/DE/70190000', unknown)).toEqual([401, 'key_unknown']);
    expect(await fetchProblem('/api/v1/banks/DE/70190000', { 'x-internal-secret': '' })).toEqual([401, 'unauthorized']);
  });
});
