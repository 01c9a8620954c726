import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { BankFacts, IbanVerdict, ProblemBody } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { someIpAddress, suiteFixture, until } from '@pruefer/testkit';
import { callApi } from '../system/call-api.js';
import { readKeyAccount, settledAccounts } from '../system/books.js';
import { ConsoleKeys } from '../system/console-keys.js';
import { sharedSystem } from '../system/shared-system.js';

const system = sharedSystem();
const VALID = 'DE89370400440532013000';
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

const keys = suiteFixture(() => ConsoleKeys.of(system));
const clients: Client[] = [];
const key = suiteFixture(() => keys.issue());
const test = suiteFixture(() => keys.issue({ isTest: true }));
afterAll(() => Promise.all(clients.map((client) => client.close())));

/** The protocol's own client, from an address of its own. */
async function clientWith(apiKey: string, headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = {
    headers: { authorization: `Bearer ${apiKey}`, 'x-forwarded-for': someIpAddress(), ...headers },
  };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', system.url), { requestInit }));
  clients.push(client);
  return client;
}

interface Result<Answer> {
  readonly isError: boolean;
  readonly text: string;
  readonly answer: Answer;
}

/** Calls a tool. The client compares the data with the tool's schema once it has listed the tools. */
async function call<Answer = IbanVerdict>(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<Result<Answer>> {
  const { isError = false, content, structuredContent } = await client.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return { isError: isError === true, text, answer: structuredContent as Answer };
}

function send(body: unknown, headers: Record<string, string> = {}, method = 'POST') {
  const accept = 'application/json, text/event-stream';
  return callApi(system, { path: '/mcp', method, headers: { accept, ...headers }, body });
}

describe('the tools for language models', () => {
  it('are listed with typed schemas and English descriptions', async () => {
    const client = await clientWith(key.apiKey);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['validate_iban', 'calculate_iban', 'look_up_bank']);
    for (const { inputSchema, outputSchema, description } of tools) {
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(description).not.toMatch(/[äöüß]/);
    }
    expect(tools[1]?.inputSchema.required?.toSorted()).toEqual(['accountNumber', 'bankCode', 'country']);
    expect(client.getInstructions()).toContain('quota');
  });

  it('C2: are charged exactly like the calls behind them, and are in the log like them', async () => {
    const own = await keys.issue();
    const requestId = `mcp-${Date.now()}`;
    const client = await clientWith(own.apiKey, { 'x-request-id': requestId });
    await client.listTools();
    expect(await readKeyAccount(system, own.apiKey)).toEqual({ used: 0, logged: 0 });

    const valid = await call(client, 'validate_iban', { iban: 'de89 3704 0044 0532 0130 00', bic: 'COBADEFF' });
    expect(valid.answer).toMatchObject({ valid: true, iban: VALID, bankName: 'Commerzbank' });
    expect(valid.answer.checks.bic?.result).toBe('passed');
    expect(valid.text).toContain(`The IBAN ${VALID} is valid.\nBank: Commerzbank, 50447 Köln, BIC COBADEFFXXX.`);
    const wrong = await call(client, 'validate_iban', { iban: 'DE88370400440532013000' });
    expect([wrong.isError, wrong.answer.errorCode]).toEqual([false, 'iban_check_digits']);
    expect(wrong.text).toContain('The check digits 88 do not match');
    const parts = { country: 'DE', bankCode: '37040044', accountNumber: '532013000' };
    expect((await call(client, 'calculate_iban', parts)).answer).toMatchObject({ valid: true, iban: VALID });
    const bank = await call<BankFacts>(client, 'look_up_bank', { country: 'de', bankCode: '37040044' });
    expect(bank.answer).toMatchObject({ name: 'Commerzbank', bic: 'COBADEFFXXX' });

    expect(await settledAccounts(system, [own.apiKey])).toEqual([{ used: 3, logged: 3 }]);
    const rows = () => system.rows('SELECT status, channel FROM logs.requests WHERE request_id = $1', [requestId]);
    expect((await rows()).map(({ channel }) => String(channel))).toEqual(['single', 'single', 'single']);
  });

  it.each<[string, string, Record<string, unknown>, RegExp]>([
    ['no IBAN', 'validate_iban', { iban: ' ' }, /^iban_missing: Please enter an IBAN\.$/],
    ['a number', 'validate_iban', { iban: 5 }, /^invalid_request: .+\niban: Please enter a text\.$/],
    ['no BIC', 'validate_iban', { iban: VALID, bic: 'x' }, /^invalid_request: .+\nbic: A BIC has 8 or 11/],
    ['nothing', 'validate_iban', {}, /^iban_missing: /],
    [
      'parts of no IBAN',
      'calculate_iban',
      { country: 'DE', bankCode: '1', accountNumber: '1' },
      /^invalid_request: .+\nbankCode: /,
    ],
    ['an unknown bank', 'look_up_bank', { country: 'DE', bankCode: '99999999' }, /^bank_code_unknown: This bank code/],
    ['a path', 'look_up_bank', { country: '..', bankCode: 'usage' }, /^invalid_request: .+\ncountry: /],
    ['no bank code', 'look_up_bank', { country: 'DE' }, /^invalid_request: .+\nbankCode: /],
  ])('refuse %s as an error with code and sentence, for nothing', async (_, name, input, text) => {
    const client = await clientWith(key.apiKey);
    const before = (await readKeyAccount(system, key.apiKey)).used;
    const result = await call(client, name, input);
    expect([result.isError, result.answer]).toEqual([true, undefined]);
    expect(result.text).toMatch(text);
    expect((await readKeyAccount(system, key.apiKey)).used).toBe(before);
  });

  it('C5, E10: refuse keys, used-up quotas and limits as the calls do', async () => {
    const fetchRefusal = async (apiKey: string, input = { iban: VALID }) => {
      const { isError, text } = await call(await clientWith(apiKey), 'validate_iban', input);
      expect(isError).toBe(true);
      return text;
    };
    expect(await fetchRefusal(newApiKey())).toBe('key_unknown: The API key is invalid.');
    const { apiKey } = await keys.issue({ quota: 1 });
    await call(await clientWith(apiKey), 'validate_iban', { iban: VALID });
    expect(await fetchRefusal(apiKey)).toBe('quota_exceeded: The quota of this API key is used up.');
    const limited = await keys.issue({ rateLimitPerMinute: 1 });
    await call(await clientWith(limited.apiKey), 'validate_iban', { iban: VALID });
    expect(await fetchRefusal(limited.apiKey)).toMatch(/^rate_limited: .+\nRetry after \d+ s\.$/);
    const elsewhere = await keys.issue();
    await keys.change(elsewhere.id, { allowedAddresses: ['198.51.100.7'] });
    expect(await fetchRefusal(elsewhere.apiKey)).toMatch(/^ip_not_allowed: /);
    const there = await clientWith(elsewhere.apiKey, { 'x-forwarded-for': '198.51.100.7' });
    const allowed = async () => !(await call(there, 'validate_iban', { iban: VALID })).isError;
    await until('its own address is admitted', allowed, 5_000);
  });

  it('play the answers of test keys', async () => {
    const client = await clientWith(test.apiKey);
    await client.listTools();
    const valid = await call(client, 'validate_iban', { iban: 'DE23999999000000000001' });
    expect(valid.answer).toMatchObject({ valid: true, bankName: 'Testbank' });
    expect(valid.text).toContain('made-up answer for a test key');
    expect((await call(client, 'validate_iban', { iban: VALID })).text).toMatch(/^test_iban_required: /);
    expect((await call(client, 'validate_iban', { iban: 'DE90999999000000503001' })).text).toMatch(/^unavailable: /);
    expect(await readKeyAccount(system, test.apiKey)).toEqual({ used: 0, logged: 0 });
  });

  it('D9: free a place with each look-up', async () => {
    const client = await clientWith(key.apiKey);
    const results = [];
    for (let turn = 0; turn < 80; turn += 1)
      results.push(await call(client, 'look_up_bank', { country: 'DE', bankCode: '37040044' }));
    expect(results.filter(({ isError }) => isError)).toEqual([]);
  });
});

describe('the address of the tools', () => {
  const bearer = () => ({ authorization: `Bearer ${key.apiKey}` });

  it.each<[string, (apiKey: string) => Record<string, string>, unknown, number, string]>([
    ['no key', () => ({}), LIST, 401, 'key_missing'],
    ['no API key', () => ({ authorization: 'Bearer x' }), LIST, 401, 'key_missing'],
    ['half a key', () => ({ 'x-api-key': 'iban_sk_x' }), LIST, 401, 'key_unknown'],
    ['another scheme', () => ({ authorization: 'Basic eDp5' }), LIST, 401, 'key_scheme_unsupported'],
    [
      'a key in the body',
      (apiKey) => ({ 'x-api-key': apiKey }),
      { ...LIST, params: { x: newApiKey() } },
      401,
      'key_misplaced',
    ],
    [
      'a body that is too large',
      (apiKey) => ({ 'x-api-key': apiKey }),
      `"${'x'.repeat(40_000)}"`,
      413,
      'body_too_large',
    ],
    ['no JSON', (apiKey) => ({ 'x-api-key': apiKey }), '{', 400, 'invalid_json'],
    ['a form', (apiKey) => ({ 'x-api-key': apiKey, 'content-type': 'text/plain' }), 'x', 415, 'unsupported_media_type'],
  ])('C11: refuses %s', async (_, headersFor, body, status, code) => {
    const response = await send(body, headersFor(key.apiKey));
    expect([response.status, ((await response.json()) as ProblemBody).code]).toEqual([status, code]);
    if (status === 401) expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('has no streams and no sessions', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS']) {
      const response = await send(undefined, bearer(), method);
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST']);
    }
    const response = await send(LIST, bearer());
    expect([response.status, response.headers.get('mcp-session-id')]).toEqual([200, null]);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const notified = await send({ jsonrpc: '2.0', method: 'notifications/initialized' }, bearer());
    expect([notified.status, await notified.text()]).toEqual([202, '']);
  });

  it('answers messages that it does not understand as the protocol says', async () => {
    const fetchError = async (body: unknown) =>
      ((await (await send(body, bearer())).json()) as { error: { code: number } }).error;
    expect(await fetchError({ ...LIST, method: 'tools/none' })).toMatchObject({ code: -32_601 });
    const unknown = { ...LIST, method: 'tools/call', params: { name: 'none', arguments: {} } };
    expect(await fetchError(unknown)).toMatchObject({ code: -32_602 });
    expect(await fetchError({ no: 'message' })).toMatchObject({ code: -32_700 });
    const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"validate_iban","arguments":{"iban":${'['.repeat(9_000)}${']'.repeat(9_000)}}}}`;
    const response = await send(deep, bearer());
    expect(await response.text()).toContain('invalid_request');
  });
});
