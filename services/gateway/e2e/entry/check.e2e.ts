import type { ProblemBody } from '@pruefer/contracts';
import { hashOfApiKey, newApiKey } from '@pruefer/platform';
import { internalSecret, someIpAddress } from '@pruefer/testkit';
import { gatewayFixture } from './start-gateway.js';

const iban = 'DE89370400440532013000';

describe('a check at the entry', () => {
  const { replica, gateway } = gatewayFixture();
  beforeEach(() => {
    replica.batches.length = 0;
    replica.knowsMinimal = true;
  });

  it('is answered with the very text that the replica gave', async () => {
    replica.formatLine = () => '200 {"valid":true,  "bankName":"Köln"}';
    const response = await gateway.check({ iban });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.text()).toBe('{"valid":true,  "bankName":"Köln"}');
  });

  it('travels cleaned, with address, time and request id', async () => {
    const address = someIpAddress();
    const before = Date.now();
    const response = await gateway.check(
      { iban: ' IBAN: de89 3704 0044 0532 0130 00\n' },
      { 'x-forwarded-for': address },
    );
    const [check] = replica.checks;
    expect(check).toMatchObject({ iban, keyHash: null, address, requestId: response.headers.get('x-request-id') });
    expect(check?.receivedAt).toBeGreaterThanOrEqual(before);
    expect(check?.waitedMs).toBeLessThanOrEqual(Date.now() - before);
    expect(replica.batches[0]).toMatchObject({
      kind: 'public',
      id: expect.stringMatching(/^[0-9a-f-]{14}7[0-9a-f-]+000$/) as string,
    });
  });

  it.each([
    ['public', {}],
    ['keyed', { 'x-api-key': newApiKey() }],
    ['idempotent', { 'x-api-key': newApiKey(), 'idempotency-key': 'once' }],
  ])('is answered briefly on request (%s), and says so', async (kind, headers: Record<string, string>) => {
    replica.formatLine = ({ isMinimal }) => `200 {"valid":true${isMinimal ? '' : ',"checks":{}'}}`;
    const brief = await gateway.check({ iban }, { ...headers, prefer: 'respond-async, Return="Minimal"' });
    expect([await brief.text(), brief.headers.get('preference-applied')]).toEqual(['{"valid":true}', 'return=minimal']);
    expect(replica.batches.map((batch) => batch.kind)).toEqual([kind]);
    const whole = await gateway.check({ iban }, { ...headers, prefer: 'return=representation' });
    expect([await whole.text(), whole.headers.get('preference-applied')]).toEqual(['{"valid":true,"checks":{}}', null]);
    expect(replica.checks[1]).not.toHaveProperty('isMinimal');
  });

  it('claims no short answer that validation-service, being of an earlier version, has not given', async () => {
    replica.knowsMinimal = false;
    const whole = await gateway.check({ iban }, { prefer: 'return=minimal' });
    expect([whole.status, whole.headers.get('preference-applied')]).toEqual([200, null]);
  });

  it('is refused as a whole, whatever its caller prefers', async () => {
    replica.formatLine = () => '429 {"code":"quota_exceeded"}';
    const refused = await gateway.check({ iban }, { 'x-api-key': newApiKey(), prefer: 'return=minimal' });
    expect([refused.status, refused.headers.get('preference-applied')]).toEqual([429, null]);
    expect(await refused.json()).toEqual({ code: 'quota_exceeded' });
  });

  it.each([
    ['X-API-Key', (key: string) => ({ 'x-api-key': key })],
    ['Authorization', (key: string) => ({ authorization: `Bearer ${key}` })],
  ])('C1: with a key in %s travels with its hash; the key is not passed on', async (_, headersFor) => {
    const key = newApiKey();
    await gateway.check({ iban }, headersFor(key));
    expect(replica.batches[0]).toMatchObject({
      kind: 'keyed',
      checks: [{ keyHash: hashOfApiKey(key).toString('hex') }],
    });
    expect(JSON.stringify([replica.batches, replica.headers])).not.toContain(key.slice(8));
    expect(replica.headers.at(-1)?.['x-internal-secret']).toBe(internalSecret);
  });

  it('ignores a bearer that is a token of the console', async () => {
    await gateway.check({ iban }, { authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x' });
    expect(replica.batches[0]?.kind).toBe('public');
  });

  it('C5: passes on what validation-service refuses', async () => {
    replica.formatLine = () => '429 {"code":"quota_exceeded"}';
    const response = await gateway.check({ iban }, { 'x-api-key': newApiKey() });
    expect(response.status).toBe(429);
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('retry-after')).toBeNull();
    expect(await response.text()).toBe('{"code":"quota_exceeded"}');
  });

  it('C1: refuses two different keys', async () => {
    const response = await gateway.check(
      { iban },
      { 'x-api-key': newApiKey(), authorization: `Bearer ${newApiKey()}` },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'key_ambiguous' });
  });

  it('gathers what arrives together into batches', async () => {
    replica.formatLine = (check) => `200 {"iban":"${check.iban}"}`;
    const ibans = Array.from({ length: 200 }, (_, i) => `DE${i}`);
    const responses = await Promise.all(
      ibans.map((each) => gateway.check({ iban: each }, { 'x-api-key': newApiKey() })),
    );
    expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
      ibans.map((each) => ({ iban: each })),
    );
    expect(replica.batches.length).toBeLessThan(200);
    expect(replica.checks).toHaveLength(200);
  });

  it('E8: carries the security headers and is never stored', async () => {
    const { headers } = await gateway.check({ iban });
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers.get('x-powered-by')).toBeNull();
  });

  describe('E1, E2: malformed', () => {
    const badInputs: [string, string | object, number, string, Record<string, string>?][] = [
      ['no JSON', '{"iban":', 400, 'invalid_json'],
      ['an empty body', '', 400, 'invalid_json'],
      ['a number', { iban: 12 }, 400, 'invalid_request'],
      ['a list', [iban], 400, 'invalid_request'],
      ['null', 'null', 400, 'invalid_request'],
      ['a missing field', {}, 400, 'iban_missing'],
      ['null in the field', { iban: null }, 400, 'invalid_request'],
      ['blanks', { iban: ' \t ' }, 400, 'iban_missing'],
      ['39 characters', { iban: 'A'.repeat(39) }, 400, 'iban_too_long'],
      ['more than is looked at', { iban: 'A'.repeat(30_001) }, 400, 'iban_too_long'],
      ['NUL', { iban: 'DE89\u0000' }, 400, 'iban_characters'],
      ['half a character', '{"iban":"DE89\\ud800"}', 400, 'iban_characters'],
      ['an emoji', { iban: 'DE89 😀' }, 400, 'iban_characters'],
      ['no BIC', { iban, bic: 'COBADEF' }, 400, 'invalid_request'],
      ['a number as BIC', { iban, bic: 7 }, 400, 'invalid_request'],
      ['an endless BIC', { iban, bic: 'A'.repeat(5_000) }, 400, 'invalid_request'],
      ['a control character', { iban: 'DE89\u0001' }, 400, 'iban_characters'],
      ['5 MB', { iban: 'A'.repeat(5_000_000) }, 413, 'body_too_large'],
      ['plain text', iban, 415, 'unsupported_media_type', { 'content-type': 'text/plain' }],
      [
        'a form',
        `iban=${iban}`,
        415,
        'unsupported_media_type',
        { 'content-type': 'application/x-www-form-urlencoded' },
      ],
    ];

    it.each(badInputs)('%s', async (_, body, status, code, headers = {}) => {
      const response = await gateway.check(body, { 'x-api-key': newApiKey(), ...headers });
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
      const problem = (await response.json()) as ProblemBody;
      expect(problem).toMatchObject({
        code,
        requestId: response.headers.get('x-request-id'),
        instance: '/api/validate-iban',
      });
      expect(problem.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(JSON.stringify(problem)).not.toMatch(/AAAA|node_modules|Error/);
      expect(replica.batches).toEqual([]);
    });
  });
});
