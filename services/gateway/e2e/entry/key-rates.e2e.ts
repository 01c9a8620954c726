import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import {
  calculateIban,
  type KeyChanged,
  KeyChangedV1,
  readKeyLimits,
  type ReadKeyLimitsBody,
} from '@pruefer/contracts';
import { hashOfApiKey, newApiKey } from '@pruefer/platform';
import { stateMessage, testServers, testTopicPrefix, until, untilPublished } from '@pruefer/testkit';
import { FakeService } from './support/fake-service.js';
import { informedGateway } from './support/event-gateway.js';
import { FakeReplica } from './support/fake-replica.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };

describe('a limit of a single key', () => {
  const { replica, gateway, publisher: keysService } = informedGateway();

  let version = 0;
  /** Says what keys-service would say of a key. */
  async function publish(key: string, perMinute?: number): Promise<void> {
    const tag = createHash('sha256').update(hashOfApiKey(key)).digest('hex');
    const state: Partial<KeyChanged> = {
      keyId: key.slice(-12),
      version: ++version,
      ...(perMinute !== undefined && { rateLimit: { perMinute, tag } }),
    };
    const message = stateMessage(KeyChangedV1, key.slice(-12), state);
    await untilPublished(() => keysService.publish(KeyChangedV1, [message]));
  }

  const check = (key: string) => gateway.check(body, { 'x-api-key': key });
  const fetchPolicy = async (key: string) => (await check(key)).headers.get('ratelimit-policy');

  it('holds from the moment it is published, until it is changed or taken away', async () => {
    const key = newApiKey();
    expect(await fetchPolicy(key)).toBeNull();
    await publish(key, 500);
    await until('the limit holds', async () => (await fetchPolicy(key)) === '"api-key";q=500;w=60', 20_000);
    await publish(key, 400);
    await until('the change holds', async () => (await fetchPolicy(key)) === '"api-key";q=400;w=60', 5_000);
    await publish(key);
    await until('the limit is gone', async () => (await fetchPolicy(key)) === null, 5_000);
  });

  it('appears in the headers next to the rest of the quota', async () => {
    const key = newApiKey();
    replica.quotas = { quota: [1_000], remaining: [41] };
    await publish(key, 500);
    await until('the limit holds', async () => (await fetchPolicy(key))?.startsWith('"api-key"') === true, 20_000);
    const { headers } = await check(key);
    expect(headers.get('ratelimit-policy')).toBe('"api-key";q=500;w=60, "kontingent";q=1000');
    expect(headers.get('ratelimit')).toMatch(/^"api-key";r=\d+;t=\d+, "kontingent";r=41$/);
    replica.quotas = {};
  });

  it('admits that many calls and no more, gives the time to wait, and holds for calculations too', async () => {
    const [key, other] = [newApiKey(), newApiKey()];
    await publish(key, 30);
    await until('the limit holds', async () => (await check(key)).headers.has('ratelimit'), 20_000);
    let refused: Response[] = [];
    // A minute may end while they come in.
    await until('more than 30 in a minute', async () => {
      const responses = await Promise.all(Array.from({ length: 60 }, () => check(key)));
      refused = responses.filter(({ status }) => status === 429);
      return refused.length >= 31;
    });
    expect(refused[0]!.headers.get('ratelimit')).toMatch(/^"api-key";r=0;t=\d+$/);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]!.json()).toMatchObject({ code: 'rate_limited' });
    const calculated = await fetch(gateway.url + calculateIban.path, { method: 'POST', headers: { 'x-api-key': key } });
    expect(calculated.status).toBe(429);
    const free = await check(other);
    expect([free.status, free.headers.get('ratelimit')]).toEqual([200, null]);
  });
});

describe('a limit of a single key at its first use', () => {
  let replica: FakeReplica;
  let keysService: FakeService;
  let gateways: TestGateway[];
  const redis = new Redis(testServers().redisUrl);

  beforeAll(async () => {
    [replica, keysService] = [await FakeReplica.start(), await FakeService.start()];
    // No event ever comes: the topics are those of nobody.
    const own = { KEYS_URL: keysService.url, KAFKA_TOPIC_PREFIX: testTopicPrefix() };
    gateways = [await startGateway([replica], own), await startGateway([replica], own)];
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await Promise.all([replica.stop(), keysService.stop(), redis.quit()]);
  });

  const computeTag = (hash: Buffer) => createHash('sha256').update(hash).digest('hex');

  /** Has keys-service know this key. @returns where its checks are counted */
  function add(key: string, perMinute: number): string {
    const hash = hashOfApiKey(key);
    const rateLimit = { perMinute, tag: computeTag(hash) };
    keysService.body = JSON.stringify({ keys: [{ hash: hash.toString('hex'), keyId: key.slice(-12), rateLimit }] });
    return `limit:api-key:60000:${rateLimit.tag}`;
  }

  /** Checks at all gateways at once. */
  const times = (count: number, key: string) =>
    Promise.all(Array.from({ length: count }, (_, n) => gateways[n % 2]!.check(body, { 'x-api-key': key })));
  const answered = (responses: readonly Response[]) => responses.filter(({ status }) => status === 200);
  const listRemaining = (responses: readonly Response[]) =>
    answered(responses)
      .map(({ headers }) => Number(/;r=(\d+)/.exec(headers.get('ratelimit')!)![1]))
      .toSorted((a, b) => a - b);

  it.each([1, 60])(
    'C12: of %i a minute exactly that many are admitted by two gateways, window by window',
    async (limit) => {
      const key = newApiKey();
      const counted = add(key, limit);
      const upTo = (count: number) => [...Array(count).keys()];
      expect(listRemaining(await times(2 * limit + 40, key))).toEqual(upTo(limit));
      // Redis ends the window; each gateway believes a refusal for a second at most.
      await redis.pexpire(counted, 1);
      const first: Response[] = [];
      await until('the next window', async () => {
        first.push(...answered(await times(1, key)));
        return first.length === 1;
      });
      const later = await times(2 * limit + 40, key);
      expect(listRemaining([...first, ...later])).toEqual(upTo(limit));
    },
  );

  it('C8: holds up no check when keys-service is silent or older', async () => {
    const [unseen, other] = [newApiKey(), newApiKey()];
    Object.assign(keysService, { status: 404 });
    expect(restsOfNone(await times(20, unseen))).toEqual(Array(20).fill(null));
    Object.assign(keysService, { status: 200, isSilent: true });
    expect(restsOfNone(await times(20, other))).toEqual(Array(20).fill(null));
    keysService.isSilent = false;
    add(other, 5);
    await until('asked again', async () => (await times(1, other))[0]!.headers.has('ratelimit'), 10_000);
  });

  const restsOfNone = (responses: readonly Response[]) =>
    answered(responses).map(({ headers }) => headers.get('ratelimit'));

  it('asks about a key once, and about many at once', async () => {
    const keys = Array.from({ length: 40 }, () => newApiKey());
    keysService.body = JSON.stringify({
      keys: keys.map((key) => ({ hash: hashOfApiKey(key).toString('hex'), keyId: key.slice(-12) })),
    });
    const asked = () => keysService.received.filter(({ url }) => url === readKeyLimits.path);
    const before = asked().length;
    await Promise.all(keys.map((key) => gateways[0]!.check(body, { 'x-api-key': key })));
    await Promise.all(keys.map((key) => gateways[0]!.check(body, { 'x-api-key': key })));
    const hashes = keys.map((key) => hashOfApiKey(key).toString('hex'));
    // Keys of earlier cases may be asked about again meanwhile.
    const questions = asked()
      .slice(before)
      .map((call) => (JSON.parse(call.body) as ReadKeyLimitsBody).hashes.filter((hash) => hashes.includes(hash)))
      .filter(({ length }) => length > 0);
    expect(questions.flat().toSorted()).toEqual(hashes.toSorted());
    expect(questions.length).toBeLessThan(40);
  });
});
