import { someIpAddress } from '@pruefer/testkit';
import { calculateIban } from '@pruefer/contracts';
import { newApiKey } from '@pruefer/platform';
import { gatewayFixture } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };
const parts = { country: 'DE', bankCode: '37040044', accountNumber: '532013000' };

describe('the rest of a quota', () => {
  const { replica, gateway } = gatewayFixture();
  beforeEach(() => {
    replica.quotas = { quota: [1_000], remaining: [41] };
    replica.formatLine = () => '200 {"valid":true}';
  });

  const check = (headers: Record<string, string> = {}) =>
    gateway.check(body, { 'x-api-key': newApiKey(), 'x-forwarded-for': someIpAddress(), ...headers });
  const getRateLimitHeaders = ({ headers }: Response) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];

  it('appears in the headers of a check, without a window: it does not come back by waiting', async () => {
    expect(getRateLimitHeaders(await check())).toEqual(['"kontingent";q=1000', '"kontingent";r=41']);
  });

  it('appears for a calculation too, and when nothing is left, without Retry-After', async () => {
    Object.assign(replica, {
      quotas: { quota: [1_000], remaining: [0] },
      formatLine: () => '429 {"code":"quota_exceeded"}',
    });
    const response = await gateway.post(calculateIban.path, parts, { 'x-api-key': newApiKey() });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, null]);
    expect(getRateLimitHeaders(response)).toEqual(['"kontingent";q=1000', '"kontingent";r=0']);
  });

  it('appears for a test key that has asked for another IBAN than the test IBANs', async () => {
    Object.assign(replica, {
      quotas: { quota: [1_000], remaining: [1_000], tests: [0] },
      formatLine: () => '400 {"code":"test_iban_required"}',
    });
    const response = await check();
    expect([response.status, response.headers.get('x-test-key')]).toEqual([400, 'true']);
    expect(getRateLimitHeaders(response)).toEqual(['"kontingent";q=1000', '"kontingent";r=1000']);
  });

  it('is cut to what a structured field may hold', async () => {
    replica.quotas = { quota: [Number.MAX_SAFE_INTEGER], remaining: [Number.MAX_SAFE_INTEGER - 1] };
    expect(getRateLimitHeaders(await check())).toEqual([
      '"kontingent";q=999999999999999',
      '"kontingent";r=999999999999999',
    ]);
  });

  it('is not in the answer to a refused key, nor in that of a replica which does not know it', async () => {
    Object.assign(replica, {
      quotas: { quota: [null], remaining: [null] },
      formatLine: () => '401 {"code":"key_inactive"}',
    });
    expect(getRateLimitHeaders(await check())).toEqual([null, null]);
    Object.assign(replica, { quotas: {}, formatLine: () => '200 {"valid":true}' });
    expect(getRateLimitHeaders(await check())).toEqual([null, null]);
  });
});

describe('an answer to a test key', () => {
  const { replica, gateway } = gatewayFixture();
  replica.quotas = { quota: [5], remaining: [5], tests: [0] };

  const play = (status: number, code: string, from = someIpAddress()) => {
    replica.formatLine = () => `${status} {"code":"${code}"}`;
    return gateway.check(body, { 'x-api-key': newApiKey(), 'x-forwarded-for': from });
  };

  it('says that it is one', async () => {
    expect((await play(200, 'none')).headers.get('x-test-key')).toBe('true');
    replica.quotas = { quota: [5], remaining: [5] };
    expect((await play(200, 'none')).headers.get('x-test-key')).toBeNull();
    replica.quotas = { quota: [5], remaining: [5], tests: [0] };
  });

  it.each<[string, number, Record<string, string | null>]>([
    ['quota_exceeded', 429, { ratelimit: '"kontingent";r=0', 'retry-after': null }],
    ['rate_limited', 429, { ratelimit: '"api-key";r=0;t=60', 'retry-after': '60' }],
    ['unavailable', 503, { ratelimit: null, 'retry-after': '1' }],
    ['key_expired', 401, { ratelimit: null, 'www-authenticate': 'Bearer' }],
    ['internal_error', 500, { ratelimit: null, 'retry-after': null }],
  ])('plays %s with its headers', async (code, status, headers) => {
    const response = await play(status, code);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(headers))
      expect([name, response.headers.get(name)]).toEqual([name, value]);
  });

  it('C5: is no failed attempt, however often a refused key is played', async () => {
    const from = someIpAddress();
    const responses = await Promise.all(Array.from({ length: 120 }, () => play(401, 'key_unknown', from)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(120);
  });
});
