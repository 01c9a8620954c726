import { someIpAddress, unlessStalled } from '@pruefer/testkit';
import { newApiKey } from '@pruefer/platform';
import { gatewayFixture } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };
const wrongKey = { 'x-api-key': `iban_sk_${'0'.repeat(64)}` };

describe.each([
  ['with Redis', {}],
  ['C8: without Redis', { REDIS_URL: 'redis://127.0.0.1:9' }],
])('the public limit %s', (_, own: Record<string, string>) => {
  const { replica, gateway } = gatewayFixture(() => own);

  const times = (count: number, headers: Record<string, string>) =>
    Promise.all(Array.from({ length: count }, () => gateway.check(body, headers)));
  const countStatuses = (responses: Response[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('E10: lets exactly 100 through, however many come at once', () =>
    unlessStalled(async () => {
      const responses = await times(130, { 'x-forwarded-for': someIpAddress() });
      expect(countStatuses(responses)).toEqual({ 200: 100, 429: 30 });
    }));

  it('gives the remaining calls, and over the limit the time to wait', async () => {
    const from = { 'x-forwarded-for': someIpAddress() };
    const first = await gateway.check(body, from);
    expect(first.headers.get('ratelimit-policy')).toBe('"public";q=100;w=900');
    expect(first.headers.get('ratelimit')).toBe('"public";r=99;t=900');
    await times(99, from);
    const over = await gateway.check(body, from);
    expect(over.status).toBe(429);
    expect(over.headers.get('ratelimit')).toMatch(/^"public";r=0;t=\d+$/);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await over.json()).toMatchObject({
      code: 'rate_limited',
      message: expect.stringContaining('Bitte warten') as string,
    });
  });

  it('E9: counts IPv6 by /64', async () => {
    const network = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:1`;
    await times(50, { 'x-forwarded-for': `${network}::1` });
    const other = await gateway.check(body, { 'x-forwarded-for': `${network}:ffff::2` });
    expect(other.headers.get('ratelimit')).toContain('r=49');
  });

  it('counts failed attempts with keys in the same window; a good key is never held up by it', async () => {
    const from = { 'x-forwarded-for': someIpAddress() };
    const [attempt] = await times(1, { ...from, ...wrongKey });
    expect(attempt?.status).toBe(401);
    expect(await attempt?.json()).toMatchObject({ code: 'key_unknown' });
    expect(countStatuses(await times(120, { ...from, ...wrongKey }))).toEqual({ 401: 99, 429: 21 });
    expect((await gateway.check(body, from)).status).toBe(429);
    expect((await gateway.check(body, { ...from, 'x-api-key': newApiKey() })).status).toBe(200);
  });

  it('C5: counts keys that validation-service does not know', async () => {
    const from = { 'x-forwarded-for': someIpAddress() };
    replica.formatLine = ({ keyHash }) => (keyHash ? '401 {"code":"key_unknown"}' : '200 {}');
    const refused = await gateway.check(body, { ...from, 'x-api-key': newApiKey() });
    expect([refused.status, await refused.text()]).toEqual([401, '{"code":"key_unknown"}']);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    await times(99, { ...from, 'x-api-key': newApiKey() });
    expect((await gateway.check(body, { ...from, 'x-api-key': newApiKey() })).status).toBe(429);
  });

  it.each(['key_inactive', 'key_expired', 'key_superseded', 'ip_not_allowed'])(
    'C5, C12: a key that exists keeps %s however often it is sent, cheaply, and leaves its address alone',
    async (code) => {
      const sent = { 'x-forwarded-for': someIpAddress(), 'x-api-key': newApiKey() };
      replica.formatLine = ({ keyHash }) => (keyHash ? `401 {"code":"${code}"}` : '200 {}');
      const lookUpsBefore = replica.checks.length;
      const begin = performance.now();
      for (let turn = 0; turn < 30; turn += 1) {
        for (const response of await times(10, sent)) {
          expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
          expect(await response.json()).toMatchObject({ code });
        }
      }
      const seconds = Math.ceil((performance.now() - begin) / 1_000) + 1;
      // Those of one turn are under way at once.
      expect(replica.checks.length - lookUpsBefore).toBeLessThanOrEqual(20 * seconds);
      const visitor = await gateway.check(body, { 'x-forwarded-for': sent['x-forwarded-for'] });
      expect([visitor.status, visitor.headers.get('ratelimit')]).toEqual([200, expect.stringContaining('r=99')]);
    },
  );

  it('counts neither good keys nor malformed requests', async () => {
    const from = { 'x-forwarded-for': someIpAddress() };
    replica.formatLine = () => '200 {}';
    await times(20, { ...from, 'x-api-key': newApiKey() });
    await Promise.all(Array.from({ length: 20 }, () => gateway.check({}, from)));
    expect((await gateway.check(body, from)).headers.get('ratelimit')).toContain('r=99');
  });
});
