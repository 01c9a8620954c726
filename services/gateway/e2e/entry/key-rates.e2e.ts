import { createHash } from 'node:crypto';
import { calculateIban, type KeyChanged, KeyChangedV1 } from '@pruefer/contracts';
import { createKafka, EventPublisher, hashOfApiKey, newApiKey } from '@pruefer/platform';
import { stateMessage, testServers, testTopicPrefix, until } from '@pruefer/testkit';
import { LittleReplica } from './little-replica.js';
import { startGateway, type TestGateway, untilConnected } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };

describe('a limit that a key has of its own', () => {
  const KAFKA_TOPIC_PREFIX = testTopicPrefix();
  let replica: LittleReplica;
  let gateway: TestGateway;
  let keysService: EventPublisher;

  beforeAll(async () => {
    replica = await LittleReplica.start();
    gateway = await startGateway([replica], { KAFKA_TOPIC_PREFIX });
    for (const server of ['redis', 'kafka'] as const) await untilConnected(gateway, server);
    const settings = { KAFKA_BROKERS: testServers().kafkaBrokers, KAFKA_TOPIC_PREFIX };
    keysService = new EventPublisher(createKafka(settings, 'e2e'), settings);
    keysService.onModuleInit();
    await until('Kafka can be used', () => keysService.connected, 30_000);
  });
  afterAll(async () => {
    await keysService.onApplicationShutdown();
    await gateway.stop();
    await replica.stop();
  });

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
    await keysService.publish(KeyChangedV1, [message]);
  }

  const check = (key: string) => gateway.check(body, { 'x-api-key': key });
  const policyOf = async (key: string) => (await check(key)).headers.get('ratelimit-policy');

  it('holds from the moment it is published, until it is changed or taken away', async () => {
    const key = newApiKey();
    expect(await policyOf(key)).toBeNull();
    await publish(key, 500);
    await until('the limit holds', async () => (await policyOf(key)) === '"api-key";q=500;w=60', 20_000);
    await publish(key, 400);
    await until('the change holds', async () => (await policyOf(key)) === '"api-key";q=400;w=60', 5_000);
    await publish(key);
    await until('the limit is gone', async () => (await policyOf(key)) === null, 5_000);
  });

  it('stands in the headers beside what is left of the quota', async () => {
    const key = newApiKey();
    replica.quotas = { quota: [1_000], remaining: [41] };
    await publish(key, 500);
    await until('the limit holds', async () => (await policyOf(key))?.startsWith('"api-key"') === true, 20_000);
    const { headers } = await check(key);
    expect(headers.get('ratelimit-policy')).toBe('"api-key";q=500;w=60, "kontingent";q=1000');
    expect(headers.get('ratelimit')).toMatch(/^"api-key";r=\d+;t=\d+, "kontingent";r=41$/);
    replica.quotas = {};
  });

  it('lets so many through and no more, says how long to wait, and holds for calculations too', async () => {
    const [key, other] = [newApiKey(), newApiKey()];
    await publish(key, 30);
    await until('the limit holds', async () => (await check(key)).headers.has('ratelimit'), 20_000);
    let refused: Response[] = [];
    // A minute may end while they come in.
    await until('more than 30 in a minute', async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => check(key)));
      refused = answers.filter(({ status }) => status === 429);
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
