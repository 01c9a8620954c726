import { join } from 'node:path';
import { ERASE_WORD, eraseIban, type OpenIbanAnswer, type ProblemBody, type ProblemCode } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { someIpAddress, suiteFixture, until } from '@pruefer/testkit';
import { send as callConsole, newAccount } from '../system/accounts.js';
import { callApi } from '../system/call-api.js';
import { readKeyAccount, settledAccounts } from '../system/books.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { filesWritten, findIn } from '../system/find-in-files.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const PATTERN = '/openiban/validate/:iban';
const VALID = 'DE89370400440532013000';
const EVERYTHING = '?getBIC=true&validateBankCode=true';

const keys = suiteFixture(() => ConsoleKeys.of(system));
const startedMs = Date.now();
const key = suiteFixture(() => keys.issue());
const test = suiteFixture(() => keys.issue({ isTest: true }));

interface Sent {
  readonly method?: string;
  readonly apiKey?: string | undefined;
  readonly headers?: Record<string, string>;
}

async function send<Body = OpenIbanAnswer>(
  input: string,
  { method = 'GET', apiKey = key.apiKey, headers = {} }: Sent = {},
) {
  const response = await callApi(system, { path: `/openiban/validate/${input}`, method, key: apiKey, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: (text ? JSON.parse(text) : {}) as Body };
}

async function expectProblem(input: string, code: ProblemCode, sent: Sent = {}): Promise<void> {
  const { body, text, headers } = await send<ProblemBody>(input, sent);
  expect([code, body.code, body.instance]).toEqual([code, code, PATTERN]);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(text).not.toContain('3704');
}

describe('the check for clients of openiban.com', () => {
  it('answers in its fields and words', async () => {
    const { status, headers, body } = await send(VALID + EVERYTHING);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual({
      valid: true,
      messages: ['Bank code valid: 37040044'],
      iban: VALID,
      bankData: { bankCode: '37040044', name: 'Commerzbank', zip: '50447', city: 'Köln', bic: 'COBADEFFXXX' },
      checkResults: { bankCode: true },
    });
    const bare = { valid: true, messages: [], bankData: { bankCode: '', name: '' }, checkResults: {} };
    expect((await send(VALID)).body).toEqual({ ...bare, iban: VALID });
    expect((await send(`${VALID}?getBIC=no&validateBankCode=false`)).body).toEqual({ ...bare, iban: VALID });
    const grouped = 'DE89 3704 0044 0532 0130 00';
    expect((await send(encodeURIComponent(grouped))).body).toEqual({ ...bare, iban: grouped });
    expect((await send('DE89/3704/0044/0532/0130/00')).body.valid).toBe(true);
  });

  it.each([
    ['DE88370400440532013000', ['Validation failed.', 'Bank code valid: 37040044'], 'COBADEFFXXX'],
    ['DE8937040044053201300', ['Cannot parse as IBAN: IBAN length invalid. Expected length for DE is 22.'], undefined],
    ['DE93999999990000000001', ['Invalid bank code: 99999999', 'No BIC found for bank code: 99999999'], undefined],
  ])('says why %s is invalid', async (iban, messages, bic) => {
    const { bankData, checkResults, ...verdict } = (await send(iban + EVERYTHING)).body;
    expect([verdict, bankData.bic, checkResults.bankCode ?? false]).toEqual([
      { valid: false, messages, iban },
      bic,
      bic !== undefined,
    ]);
  });

  it('C2: costs one check, and is in the log like any check', async () => {
    const own = await keys.issue();
    const requestId = `openiban-${Date.now()}`;
    const { headers } = await send(VALID + EVERYTHING, { apiKey: own.apiKey, headers: { 'x-request-id': requestId } });
    expect(headers.get('ratelimit')).toBe('"kontingent";r=999');
    expect((await send('DE88370400440532013000', { apiKey: own.apiKey })).status).toBe(200);
    expect(await settledAccounts(system, [own.apiKey])).toEqual([{ used: 2, logged: 2 }]);
    const rows = await system.rows('SELECT status, channel, iban_masked FROM logs.requests WHERE request_id = $1', [
      requestId,
    ]);
    expect(rows).toEqual([expect.objectContaining({ status: 200, channel: 'single' })]);
  });

  it('C11: is charged once with an Idempotency-Key, and its HEAD is a check too', async () => {
    const own = await keys.issue();
    const headers = { 'idempotency-key': `openiban-${Date.now()}` };
    const first = await send(VALID, { apiKey: own.apiKey, headers });
    const again = await send(VALID, { apiKey: own.apiKey, headers });
    expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([first.body, 'true']);
    const head = await send(VALID, { apiKey: own.apiKey, method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(await settledAccounts(system, [own.apiKey])).toEqual([{ used: 2, logged: 2 }]);
  });

  it('G1: an erased IBAN leaves no stored answer: a repeat is refused, and not charged', async () => {
    const own = await keys.issue();
    const admin = await newAccount(system, 'admin');
    const iban = `DE0037040044${String(Date.now()).slice(-10)}`;
    const sent = { apiKey: own.apiKey, headers: { 'idempotency-key': 'erased' } };
    expect((await send(iban, sent)).status).toBe(200);
    const body = { iban, confirmation: ERASE_WORD };
    const erasure = await callConsole(system, eraseIban.method, eraseIban.path, { token: admin.token, body });
    expect(erasure.status).toBe(200);
    await expectProblem(iban, 'idempotency_key_reused', sent);
    expect((await readKeyAccount(system, own.apiKey)).used).toBe(1);
  });

  it('refuses an input without an IBAN as the check does, for nothing', async () => {
    const own = await keys.issue();
    const sent = { apiKey: own.apiKey };
    await expectProblem('', 'iban_missing', sent);
    await expectProblem('%20-%20', 'iban_missing', sent);
    await expectProblem('D'.repeat(39), 'iban_too_long', sent);
    await expectProblem('D'.repeat(500), 'iban_too_long', sent);
    await expectProblem('DE89%203704%20%C3%B6', 'iban_characters', sent);
    await expectProblem(
      encodeURIComponent('Bitte überweisen Sie auf DE89 3704 0044 0532 0130 00'),
      'input_holds_iban',
      sent,
    );
    const english = await send<ProblemBody>('', { ...sent, headers: { 'accept-language': 'en' } });
    expect(english.body.detail).toBe('Please enter an IBAN.');
    expect(await readKeyAccount(system, own.apiKey)).toEqual({ used: 0, logged: 0 });
  });

  it('C5, C11, E10: refuses as every charged call does', async () => {
    await expectProblem(VALID, 'key_missing', { apiKey: '' });
    await expectProblem(VALID, 'key_unknown', { apiKey: newApiKey() });
    await expectProblem(VALID, 'key_unknown', { apiKey: 'iban_sk_x' });
    await expectProblem(`${VALID}?api_key=${key.apiKey}`, 'key_misplaced');
    await expectProblem(key.apiKey, 'key_misplaced', { apiKey: '' });
    await expectProblem(VALID, 'key_scheme_unsupported', { apiKey: '', headers: { authorization: 'Basic eDp5' } });
    await expectProblem(VALID, 'method_not_allowed', { method: 'POST' });
    await expectProblem('DE89/3704', 'method_not_allowed', { method: 'DELETE' });
    const { apiKey } = await keys.issue({ quota: 1 });
    expect((await send(VALID, { apiKey, headers: {} })).status).toBe(200);
    await expectProblem(VALID, 'quota_exceeded', { apiKey });
    const limited = await keys.issue({ rateLimitPerMinute: 1 });
    expect((await send(VALID, { apiKey: limited.apiKey })).status).toBe(200);
    await expectProblem(VALID, 'rate_limited', { apiKey: limited.apiKey });
  });

  it('plays the answers of test keys, charging none', async () => {
    const of = async (iban: string) => {
      const { status, body, headers } = await send<OpenIbanAnswer & ProblemBody>(iban + EVERYTHING, {
        apiKey: test.apiKey,
      });
      expect(headers.get('x-test-key')).toBe('true');
      return { ...body, status };
    };
    expect(await of('DE23999999000000000001')).toMatchObject({ valid: true, bankData: { bic: 'TESTDEFFXXX' } });
    expect(await of('DE58999999010000000001')).toMatchObject({ valid: false, checkResults: { bankCode: true } });
    expect(await of('DE84999999000000429001')).toMatchObject({ code: 'quota_exceeded', instance: PATTERN });
    expect(await of('DE90999999000000503001')).toMatchObject({ code: 'unavailable', instance: PATTERN });
    expect(await of(VALID)).toMatchObject({ status: 400, code: 'test_iban_required', instance: PATTERN });
    expect(await readKeyAccount(system, test.apiKey)).toEqual({ used: 0, logged: 0 });
  });

  it('G1: leaves no part of its path in a log or in an answer that is no verdict', async () => {
    // Not whole, so that no general rule for IBANs in texts would find it.
    const part = `ZZ${Date.now()}`;
    for (const path of [`/openiban/validate/${part}%zz`, `/openiban/${part}`, `/openib%61n/validate/${part}%C3%B6`]) {
      const response = await fetch(system.url + path, { headers: { 'x-api-key': key.apiKey } });
      expect(await response.text()).toContain(`"instance":"${PATTERN}"`);
    }
    await expectProblem(`${part}/${part}/${part}`, 'iban_too_long');
    await expectProblem(`${part}%C3%B6`, 'iban_characters');
    const marker = `marker-${Date.now()}`;
    await fetch(`${system.url}/api/v9`, { headers: { 'x-request-id': marker, 'x-forwarded-for': someIpAddress() } });
    const wanted = new Map([part, marker].map((text) => [text, Buffer.from(text)]));
    const textsInLogs = async () => {
      const files = await filesWritten(join(system.dataDir, 'logs'), startedMs);
      return new Set((await Promise.all(files.map((file) => findIn(file, wanted)))).flat());
    };
    await until('the gateway has logged the marker', async () => (await textsInLogs()).has(marker), 15_000, 500);
    expect([...(await textsInLogs())]).toEqual([marker]);
  });
});
