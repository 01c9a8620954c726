import { calculateIban, type ProblemBody, type ProblemCode, problems, testIbans } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { suiteFixture, until } from '@pruefer/testkit';
import { type ApiCall, callApi } from '../system/call-api.js';
import { readKeyAccount } from '../system/books.js';
import { ConsoleKeys, type FreshKey } from '../system/console-keys.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();

const VALID = '{"iban":"DE89370400440532013000"}';

describe('refusals', () => {
  const keys = suiteFixture(() => ConsoleKeys.of(system));
  const good = suiteFixture(() => keys.issue({ quota: 1_000 }));
  const test = suiteFixture(() => keys.issue({ isTest: true }));

  const send = (call: ApiCall) => callApi(system, { body: VALID, ...call });

  /** A problem as its page, its status and its German sentence say. */
  async function expectProblem(
    response: Response,
    code: ProblemCode,
    text: string = problems[code].text,
  ): Promise<void> {
    const { status } = problems[code];
    expect([code, response.status]).toEqual([code, status]);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const body = (await response.json()) as ProblemBody;
    const requestId = response.headers.get('x-request-id');
    expect(body).toMatchObject({ code, status, type: `/fehler/${code}`, detail: text, requestId });
    expect(body.title).not.toBe(text);
    expect(body.message).toBe(text);
    expect((await fetch(system.url + body.type)).status).toBe(200);
  }

  it.each<[ProblemCode, ApiCall]>([
    ['iban_missing', { body: '{"iban":" - "}' }],
    ['iban_too_long', { body: `{"iban":"${'D'.repeat(39)}"}` }],
    ['input_holds_iban', { body: '{"iban":"Für DE89 3704 0044 0532 0130 00"}' }],
    ['input_is_epc_qr', { body: '{"iban":"BCD\\n002\\n1\\nSCT\\n\\nMax Müller\\nDE89370400440532013000\\nEUR1"}' }],
    ['input_is_account_and_bank_code', { body: '{"iban":"Kontonummer: 0532013000, Bankleitzahl: 37040044"}' }],
    ['invalid_request', { body: '{"iban":5}' }],
    ['invalid_json', { body: '{"iban"' }],
    ['unsupported_media_type', { headers: { 'content-type': 'text/plain' } }],
    ['body_too_large', { body: `{"iban":"${' '.repeat(40_000)}"}` }],
    ['method_not_allowed', { method: 'DELETE', body: undefined }],
    ['not_found', { path: '/api/v2/ibans' }],
    ['key_missing', { path: calculateIban.path }],
    ['key_unknown', { key: newApiKey() }],
    ['key_unknown', { key: `iban_sk_${'0'.repeat(64)}` }],
    ['key_ambiguous', { key: newApiKey(), headers: { authorization: `Bearer ${newApiKey()}` } }],
    ['key_misplaced', { path: '/api/validate-iban?access_token=x' }],
    ['key_scheme_unsupported', { headers: { authorization: 'Basic dXNlcjpwYXNzd29yZA==' } }],
    ['key_misplaced', { path: calculateIban.path, key: newApiKey(), body: `{"apiKey":"${newApiKey()}"}` }],
    ['unauthorized', { path: '/api/admin/api-keys', body: undefined }],
  ])('C5: answers with %s (%#)', async (code, sent) => {
    await expectProblem(await send(sent), code);
  });

  it('C5: answers with iban_characters, and names the character and its place', async () => {
    const text =
      'An Stelle 22 steht das Zeichen „ö“ (U+00F6). In einer IBAN stehen nur die Ziffern 0 bis 9 und die Buchstaben A bis Z.';
    await expectProblem(await send({ body: '{"iban":"DE89 3704 0044 0532 0130 0ö"}' }), 'iban_characters', text);
  });

  it.each<[ProblemCode, (key: FreshKey) => Promise<unknown>]>([
    ['key_inactive', ({ id }) => keys.change(id, { isActive: false })],
    ['key_superseded', ({ id }) => keys.renew(id)],
    ['ip_not_allowed', ({ id }) => keys.change(id, { allowedAddresses: ['198.51.100.7'] })],
    ['key_expired', ({ id }) => expire(id)],
    ['quota_exceeded', ({ apiKey }) => send({ key: apiKey })],
  ])('C5: %s, which costs nothing, and its answers to the other calls of the key', async (code, change) => {
    const key = await keys.issue({ quota: 1 });
    await change(key);
    const usedBefore = (await readKeyAccount(system, key.apiKey)).used;
    await expectProblem(await send({ key: key.apiKey }), code);
    if (code !== 'quota_exceeded')
      for (const path of ['/api/v1/usage', '/api/v1/banks/DE/37040044'])
        await expectProblem(await send({ path, body: undefined, key: key.apiKey }), code);
    const parts = { country: 'DE', bankCode: '37040044', accountNumber: '532013000' };
    await expectProblem(await send({ path: calculateIban.path, key: key.apiKey, body: parts }), code);
    expect((await readKeyAccount(system, key.apiKey)).used).toBe(usedBefore);
  });

  /** The console takes no end in the past: time is turned in the database. */
  async function expire(id: string): Promise<void> {
    await system.rows(`UPDATE keys.key SET expires_at = now() - interval '1 s' WHERE id = $1`, [id]);
  }

  it('E10: rate_limited, for a limit of the key, with the time to wait', async () => {
    const { apiKey } = await keys.issue({ rateLimitPerMinute: 2 });
    for (let turn = 0; turn < 2; turn += 1) expect((await send({ key: apiKey })).status).toBe(200);
    const response = await send({ key: apiKey });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(response, 'rate_limited');
  });

  it('gives with each verdict the rest, and no window for it', async () => {
    const [first, second] = [await send({ key: good.apiKey }), await send({ key: good.apiKey })];
    expect(first.headers.get('ratelimit-policy')).toBe('"kontingent";q=1000');
    const rest = (response: Response) => /^"kontingent";r=(\d+)$/.exec(response.headers.get('ratelimit') ?? '')?.[1];
    expect(Number(rest(first)) - Number(rest(second))).toBe(1);
  });

  it('plays every answer for a test key as it is listed, and charges, logs and counts none of it', async () => {
    for (const { iban, problem, shows } of testIbans) {
      const response = await send({ key: test.apiKey, body: { iban } });
      expect([iban, response.headers.get('x-test-key')]).toEqual([iban, 'true']);
      if (problem) await expectProblem(response, problem);
      else
        expect([iban, ((await response.json()) as { valid: boolean }).valid]).toEqual([iban, !shows.startsWith('un')]);
    }
    await expectProblem(await send({ key: test.apiKey }), 'test_iban_required');
    // What comes after it in the log has arrived; so would it have.
    const marker = await send({ key: good.apiKey, headers: { 'x-request-id': 'after-the-test-key' } });
    expect(marker.status).toBe(200);
    const rows = () => system.rows(`SELECT FROM logs.requests WHERE request_id = 'after-the-test-key'`);
    await until('the log has caught up', async () => (await rows()).length > 0, 15_000);
    expect(await readKeyAccount(system, test.apiKey)).toEqual({ used: 0, logged: 0 });
    const record = await keys.call<{ used: number; isTest: boolean }>('GET', `/${test.id}`);
    expect(record.body).toMatchObject({ used: 0, isTest: true });
  });

  it('plays for a calculated test IBAN too', async () => {
    const body = { country: 'DE', bankCode: '99999900', accountNumber: '429001' };
    const response = await send({ path: calculateIban.path, key: test.apiKey, body });
    expect([response.status, response.headers.get('ratelimit')]).toEqual([
      429,
      expect.stringContaining('"kontingent";r=0'),
    ]);
    expect(await response.json()).toMatchObject({ code: 'quota_exceeded', instance: calculateIban.path });
  });
});
