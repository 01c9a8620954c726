import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BankChanges, type BankFacts, calculateIban, type IbanVerdict } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { callApi } from '../system/call-api.js';
import { send } from '../system/accounts.js';
import { settledAccounts } from '../system/books.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

/** A replica compares its bank data that often; with Kafka it is sooner. */
const REFRESH_MS = 30_000;

/** Made up, in the layout of SIX. */
const bankMaster = {
  validOn: '2026-11-20',
  entries: [
    {
      iid: '762',
      entryType: 'BankMaster',
      sicIid: '007620',
      bankOrInstitutionName: 'Musterbank Zürich',
      postCode: '8001',
      townName: 'Zürich',
      country: 'CH',
      bic: 'MUSTCHZ1XXX',
    },
  ],
};

describe('a key holder', () => {
  let key: string;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bank-files-'));
    key = await system.issueKey('Musterfirma GmbH', 2);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const get = (path: string) => callApi(system, { path, key });
  const calculate = (parts: object) =>
    callApi(system, { path: calculateIban.path, headers: { authorization: `Bearer ${key}` }, body: parts });
  const german = { country: 'DE', bankCode: '370 400 44', accountNumber: '532013000' };

  it('looks banks up for nothing', async () => {
    const response = await get('/api/v1/banks/DE/70190000');
    expect(response.status).toBe(200);
    expect((await response.json()) as BankFacts).toMatchObject({
      name: 'Münchner Bank',
      address: '81632 München',
      dataSet: { dataVersion: '2026-09-07-32822740', validUntil: '2026-12-06' },
    });
    const changes = await get('/api/v1/bank-changes?since=2026-01-01');
    expect((await changes.json()) as BankChanges).toMatchObject({ knownSince: '2026-09-07', changes: [] });
    expect(await settledAccounts(system, [key])).toEqual([{ used: 0, logged: 0 }]);
  });

  it('C2: pays a calculated IBAN like a check; what cannot be calculated costs nothing', async () => {
    expect((await calculate({ ...german, bankCode: '3704' })).status).toBe(400);
    expect((await calculate({ ...german, country: 'SE', bankCode: '500' })).status).toBe(400);
    const response = await calculate(german);
    expect(response.status).toBe(200);
    expect((await response.json()) as IbanVerdict).toMatchObject({
      iban: 'DE89370400440532013000',
      valid: true,
      bankName: 'Commerzbank',
      dataVersion: '2026-09-07-32822740',
    });
    expect(await settledAccounts(system, [key])).toEqual([{ used: 1, logged: 1 }]);
  });

  it('C5: gets no calculation beyond the quota, but still looks banks up', async () => {
    expect((await calculate(german)).status).toBe(200);
    const over = await calculate(german);
    expect([over.status, ((await over.json()) as { instance: string }).instance]).toEqual([429, calculateIban.path]);
    expect((await get('/api/v1/banks/DE/37040044')).status).toBe(200);
  });

  it('finds the banks of another country as soon as an operator has loaded its file', async () => {
    expect((await get('/api/v1/banks/CH/762')).status).toBe(404);
    const file = join(folder, 'any name');
    writeFileSync(file, JSON.stringify(bankMaster));
    const said = await system.run('banks', 'import', file, '--valid-from', '2026-11-01');
    expect(said).toContain('SIX Interbank Clearing: geladen, gültig ab 01.11.2026');
    const list = await system.run('banks', 'list');
    expect(list).toMatch(/^CH .*gilt/m);
    expect(list).toMatch(/^DE +2026-09-07-32822740 .*gilt/m);
    expect(await (await get('/api/v1/banks/CH/762')).json()).toMatchObject({ name: 'Musterbank Zürich' });
    const check = async () => {
      const body = { iban: 'CH93 0076 2011 6238 5295 7' };
      return (await send<IbanVerdict>(system, 'POST', '/api/validate-iban', { body })).body.bankAddress;
    };
    await until('the check to know the bank', async () => (await check()) === '8001 Zürich', REFRESH_MS);
  });
});
