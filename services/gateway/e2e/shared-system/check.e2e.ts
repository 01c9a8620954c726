import { until } from '@pruefer/testkit';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accountOf, settledAccounts } from '../system/books.js';
import { sharedSystem } from '../system/shared-system.js';
import { VALID_IBANS } from '../system/sample-ibans.js';
import { seedKeys } from '../system/seed-keys.js';

const system = sharedSystem();

interface Problem {
  code: string;
  message: string;
  requestId: string;
}

describe('the check', () => {
  let key: string;
  beforeAll(async () => {
    [key = ''] = await seedKeys(system, 1, 1_000);
  });

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${system.url}/api/validate-iban`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key, ...headers },
      body,
    });

  it('answers a valid German IBAN with its bank', async () => {
    const response = await post(JSON.stringify({ iban: 'de89 3704 0044 0532 0130 00' }));
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
    const response = await post(JSON.stringify({ iban: 'DE89 37O4 0044 0532 0130 00' }));
    expect(response.status).toBe(200);
    const verdict = (await response.json()) as { error: string };
    expect(verdict).toMatchObject({ valid: false, errorCode: 'iban_structure', position: 7 });
    expect(verdict.error).toContain('Stelle 7');
  });

  it.each([
    ['coba de ff', 'passed'],
    ['DEUTDEFFXXX', 'failed'],
  ])('says whether the BIC %s belongs to the bank, and leaves the verdict as it is', async (bic, result) => {
    const answer = (await (await post(JSON.stringify({ iban: VALID_IBANS[0], bic }))).json()) as object;
    expect(answer).toMatchObject({ valid: true, warnings: [], checks: { bic: { result } } });
  });

  const badInputs: [string, string, number, Record<string, string>?][] = [
    ['no JSON', '{"iban":', 400],
    ['an empty body', '', 400],
    ['a number', '{"iban":12}', 400],
    ['a list', '["DE89370400440532013000"]', 400],
    ['a missing field', '{}', 400],
    ['null', '{"iban":null}', 400],
    ['an empty IBAN', '{"iban":"  "}', 400],
    ['no BIC', JSON.stringify({ iban: VALID_IBANS[0], bic: 'COBADEF' }), 400],
    ['a number as BIC', JSON.stringify({ iban: VALID_IBANS[0], bic: 7 }), 400],
    ['an endless BIC', JSON.stringify({ iban: VALID_IBANS[0], bic: 'A'.repeat(5_000) }), 400],
    ['39 characters', JSON.stringify({ iban: 'A'.repeat(39) }), 400],
    ['control characters', JSON.stringify({ iban: 'DE89\u0001' }), 400],
    ['an emoji', JSON.stringify({ iban: 'DE89 😀' }), 400],
    ['5 MB', JSON.stringify({ iban: 'A'.repeat(5_000_000) }), 413],
    ['plain text', 'DE89370400440532013000', 415, { 'content-type': 'text/plain' }],
  ];

  it('E1, E2: refuses bad input in German; nothing is charged or logged', async () => {
    const [fresh = ''] = await seedKeys(system, 1, 10);
    for (const [what, body, status, headers] of badInputs) {
      const response = await post(body, { 'x-api-key': fresh, ...headers });
      const problem = (await response.json()) as Problem;
      expect({ what, status: response.status }).toEqual({ what, status });
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      expect(problem.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(problem.requestId).toBe(response.headers.get('x-request-id'));
    }
    await post(JSON.stringify({ iban: VALID_IBANS[0] }), { 'x-api-key': fresh });
    expect(await settledAccounts(system, [fresh])).toEqual([{ used: 1, logged: 1 }]);
  });

  it('A3: answers unknown routes as JSON', async () => {
    const unknown = await fetch(`${system.url}/api/gibt-es-nicht`);
    expect(unknown.status).toBe(404);
    expect(((await unknown.json()) as Problem).code).toBe('not_found');
    const internal = await fetch(`${system.url}/internal/check-batches`, { method: 'POST' });
    expect(internal.status).toBe(404);
  });

  it('stores the request masked, with the full values next to it, under the time of its receipt', async () => {
    const before = Date.now();
    const requestId = randomUUID();
    await post(JSON.stringify({ iban: VALID_IBANS[0] }), {
      'x-request-id': requestId,
      'x-forwarded-for': '203.0.113.77',
    });
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
    expect((await accountOf(system, key)).used).toBeGreaterThan(0);
  });
});
