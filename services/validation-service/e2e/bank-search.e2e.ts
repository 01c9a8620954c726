import type { BankMatches, CountriesOfIbans, ProblemBody } from '@pruefer/contracts';
import { lookUpSystem } from './support/look-up-system.js';

describe('searches of the bank directory, and the list of countries', () => {
  const lookUps = lookUpSystem();

  const search = (query: string) => lookUps.get<BankMatches>(`/api/v1/banks?${query}`);

  it('finds banks by name, place, bank code and BIC in all countries', async () => {
    const { status, body } = await search('q=munch');
    expect(status).toBe(200);
    const ids = body.banks.map(({ country, bankCode, isBranch }) => [country, bankCode, isBranch]);
    // Branches of a deleted bank code are deleted as well.
    expect(ids).toEqual([
      ...['00762'].flatMap((code) => [false, true].map((isBranch) => ['CH', code, isBranch])),
      ...['37040044', '70190000'].flatMap((code) => [false, true].map((isBranch) => ['DE', code, isBranch])),
      ['DE', '70190001', false],
      ...['70190002'].flatMap((code) => [false, true].map((isBranch) => ['DE', code, isBranch])),
    ]);
    expect(body.dataSets.map(({ country, dataVersion }) => [country, dataVersion])).toEqual([
      ['CH', '2020-09-01-5a5a5a5a'],
      ['DE', '2020-09-01-5a5a5a5a'],
    ]);
    expect(body.banks.find(({ bankCode }) => bankCode === '70190000')).toEqual({
      country: 'DE',
      bankCode: '70190000',
      isBranch: false,
      name: 'Bank von München',
      shortName: 'Kurz',
      bic: 'GENODEF1M01',
      postalCode: '81632',
      place: 'München',
      isDeleted: false,
      deletionPlanned: false,
    });
    expect(body.banks.find(({ isDeleted }) => isDeleted)).toMatchObject({ bankCode: '70190001' });
    for (const query of ['q=COMMERZ', 'q=370 400 44', 'bic=geno def1 m01&q=commerz', 'q=commerzbank&country=de'])
      expect((await search(query)).body.banks.map(({ bankCode }) => bankCode)).toEqual(['37040044', '37040044']);
    expect((await search('bic=GENODEF1&country=CH')).body.banks).toHaveLength(2);
    expect((await search('bic=MARKDEFF')).body).toMatchObject({ banks: [], nextCursor: null });
  });

  it('pages matches without gap or overlap', async () => {
    const allBanks = (await search('q=münchen')).body.banks;
    const paged: unknown[] = [];
    let cursor = '';
    do {
      const { body } = await search(`q=münchen&limit=2${cursor}`);
      expect(body.banks.length).toBeLessThanOrEqual(2);
      paged.push(...body.banks);
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
    } while (cursor !== '');
    expect(paged).toEqual(allBanks);
    expect(allBanks).toHaveLength(9);
  });

  it.each([
    ['', 'q'],
    ['q=', 'q'],
    ['q=ab', 'q'],
    ['q=--%20--', 'q'],
    [`q=${'a'.repeat(61)}`, 'q'],
    ['q=aaa&q=bbb', 'q'],
    ['bic=COBADEF', 'bic'],
    ['bic=', 'bic'],
    ['bic=12345678', 'bic'],
    ['bic=COBADEFF&q=a', 'q'],
    ['q=bank&country=Deutschland', 'country'],
    ['q=bank&limit=0', 'limit'],
    ['q=bank&limit=101', 'limit'],
    ['q=bank&cursor=x', 'cursor'],
  ])('E3: refuses a search for %j at the field %s', async (query, field) => {
    const { status, body } = await lookUps.get<ProblemBody>(`/api/v1/banks?${query}`);
    expect([status, body.code, body.errors?.map((error) => error.field)]).toEqual([400, 'invalid_request', [field]]);
  });

  it('reports a country without bank data', async () => {
    const { status, body } = await lookUps.get<ProblemBody>('/api/v1/banks?q=bank&country=AT');
    expect([status, body.code]).toEqual([404, 'bank_data_missing']);
  });

  it('lists all countries with the registry and the bank data in force', async () => {
    const { status, body } = await lookUps.get<CountriesOfIbans>('/api/v1/countries');
    expect(status).toBe(200);
    expect(body.registry).toEqual({ version: null, name: 'IBAN-Register (SWIFT), Ausgabe 102', date: '2026-06' });
    expect(body.countries).toHaveLength(111);
    const of = (country: string) => body.countries.find((entry) => entry.country === country);
    expect(of('DE')).toMatchObject({ length: 22, structure: 'DE2!n8!n10!n', dataVersion: '2020-09-01-5a5a5a5a' });
    expect(of('AT')).toMatchObject({ name: 'Österreich', sepa: true, dataVersion: null });
    expect(of('CI')).toMatchObject({ registered: false, sepa: false, sepaSince: null });
  });
});
