import { until } from '@pruefer/testkit';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { callApi } from '../system/call-api.js';
import { readKeyAccount } from '../system/books.js';
import { sharedSystem } from '../system/shared-system.js';
import { VALID_IBANS } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';

const system = sharedSystem();

describe('the check', () => {
  let key: string;
  beforeAll(async () => {
    [key = ''] = await seedKeys(system, 1, 1_000);
  });

  const post = (body: unknown, headers: Record<string, string> = {}) => callApi(system, { key, body, headers });

  it('answers a valid German IBAN with its bank', async () => {
    const response = await post({ iban: 'de89 3704 0044 0532 0130 00' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      valid: true,
      error: null,
      country: 'DE',
      blz: '37040044',
      accountNumber: '0532013000',
      bic: 'COBADEFFXXX',
      bankName: expect.stringContaining('Commerzbank') as unknown,
      bankAddress: '50447 Köln',
      bank: {
        postalCode: '50447',
        town: 'Köln',
        country: 'DE',
        successor: null,
        bics: expect.arrayContaining(['COBADEFFXXX']) as unknown,
        source: { authority: 'register', publisher: 'Deutsche Bundesbank', date: '2026-09-07' },
      },
      dataVersion: expect.stringMatching(/^2026-09-07-[0-9a-f]{8}$/) as unknown,
    });
  });

  it('explains an invalid IBAN with code, position and German sentence', async () => {
    const response = await post({ iban: 'DE89 37O4 0044 0532 0130 00' });
    expect(response.status).toBe(200);
    const verdict = (await response.json()) as { error: string };
    expect(verdict).toMatchObject({ valid: false, errorCode: 'iban_structure', position: 7 });
    expect(verdict.error).toContain('Stelle 7');
  });

  it.each([
    ['coba de ff', 'passed'],
    ['DEUTDEFFXXX', 'failed'],
  ])('says whether the BIC %s belongs to the bank, and leaves the verdict as it is', async (bic, result) => {
    const answer = (await (await post({ iban: VALID_IBANS[0], bic })).json()) as object;
    expect(answer).toMatchObject({ valid: true, warnings: [], checks: { bic: { result } } });
  });

  it('stores the request masked, with the full values next to it, under the time of its receipt', async () => {
    const before = Date.now();
    const requestId = randomUUID();
    await post(
      { iban: VALID_IBANS[0] },
      {
        'x-request-id': requestId,
        'x-forwarded-for': '203.0.113.77',
      },
    );
    const find = () =>
      system.rows(
        `SELECT r.status, r.iban_masked, r.address_short, r.at, d.iban, d.address
         FROM logs.requests r JOIN logs.request_details d USING (day, id) WHERE request_id = $1`,
        [requestId],
      );
    const after = Date.now();
    await until('the row is in the log', async () => (await find()).length === 1);
    const [row] = await find();
    expect(row).toMatchObject({ status: 200, iban_masked: 'DE89…3000', iban: VALID_IBANS[0], address: '203.0.113.77' });
    expect(String(row?.['address_short'])).toContain('203.0.113.0');
    const at = (row?.['at'] as Date).getTime();
    expect([at >= before, at <= after]).toEqual([true, true]);
  });

  it('answers the curl example of the README as the README says', async () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    const body = /-d '(\{.*\})'/.exec(readme)?.[1] ?? '';
    const promised = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as Record<string, unknown>;
    const given = (await (await post(body)).json()) as Record<string, unknown>;
    expect(Object.keys(promised)).toContain('checks');
    expect(given).toMatchObject(promised);
    expect((await readKeyAccount(system, key)).used).toBeGreaterThan(0);
  });
});
