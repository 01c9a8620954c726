import { IbanApiProblem, IbanClient } from '@pruefer/client';
import { someIpAddress } from '@pruefer/testkit';
import { settledAccounts } from '../system/books.js';
import { createIbanCsv } from '../system/file-jobs.js';
import { ibanNumber } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
let apiKey: string;
let client: IbanClient;

/** Each call comes from another address, so that no other test uses up its limits. */
const fetchFromElsewhere: typeof fetch = (url, request) => {
  const headers = { ...(request?.headers as Record<string, string>), 'x-forwarded-for': someIpAddress() };
  return fetch(url, { ...request, headers });
};

beforeAll(async () => {
  [apiKey = ''] = await seedKeys(system, 1, 5_000);
  client = new IbanClient({ baseUrl: system.url, apiKey, language: 'en', fetch: fetchFromElsewhere });
});

describe('the client for customers', () => {
  it('checks one IBAN, in the language it was made for', async () => {
    expect(await client.check('DE89 3704 0044 0532 0130 00')).toMatchObject({ valid: true, bic: 'COBADEFFXXX' });
    expect((await client.check('DE88370400440532013000')).error).toMatch(/^The check digits 88 /);
    const short = await client.check('DE88370400440532013000', { minimal: true });
    expect(short).toMatchObject({ valid: false, errorCode: 'iban_check_digits' });
    const refusal = await client.check('').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(IbanApiProblem);
    expect(refusal).toMatchObject({ status: 400, code: 'iban_missing', message: 'Please enter an IBAN.' });
  });

  it('C14: checks a list in order, and once however often it is sent', async () => {
    const before = (await client.usage()).used;
    const items = Array.from({ length: 1_500 }, (_, n) => ({ iban: ibanNumber(n), reference: `${n}` }));
    for (let run = 0; run < 2; run++) {
      const references: (string | null)[] = [];
      for await (const { reference, status } of client.checkAll(items, {
        sliceSize: 400,
        idempotencyKey: apiKey.slice(-8),
      }))
        references.push(status === 'answered' ? reference : 'no verdict');
      expect(references).toEqual(items.map(({ reference }) => reference));
    }
    expect((await client.usage()).used - before).toBe(1_500);
    const [account] = await settledAccounts(system, [apiKey]);
    expect(account?.logged).toBe(account?.used);
  });

  it('uploads a file, starts its job and reads the result', async () => {
    const file = new Blob([createIbanCsv(10)]);
    const { id } = await client.jobs.create({ name: 'kunden.csv', bytes: file.size });
    await client.jobs.upload(id, file);
    expect(await client.jobs.wait(id)).toMatchObject({ state: 'ready', preflight: { price: 10 } });
    await client.jobs.start(id);
    expect((await client.jobs.wait(id)).state).toBe('succeeded');
    expect(await new Response(await client.jobs.results(id)).text()).toContain('"Valid";"IBAN"');
    expect((await client.jobs.list()).total).toBe(1);
  });

  it('calculates an IBAN, and looks up banks, countries and changes', async () => {
    const parts = { country: 'DE', bankCode: '37040044', accountNumber: '532013000' };
    expect(await client.calculate(parts)).toMatchObject({ valid: true, iban: 'DE89370400440532013000' });
    expect(await client.bank('DE', '37040044')).toMatchObject({ bic: 'COBADEFFXXX' });
    expect((await client.banks.search({ bic: 'COBADEFFXXX' })).banks.length).toBeGreaterThan(0);
    expect((await client.countries()).countries.find(({ country }) => country === 'FR')?.name).toBe('France');
    const changes = [];
    for await (const change of client.changes({ since: '2026-09-07' })) changes.push(change);
    expect(Array.isArray(changes)).toBe(true);
  });
});
