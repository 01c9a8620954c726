import { newApiKey } from '@pruefer/platform';
import { someIpAddress, type TcpProxy, tcpProxy, testServers, until } from '@pruefer/testkit';
import { FakeReplica } from './support/fake-replica.js';
import { startGateway, type TestGateway, untilConnected } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };

/** How long a service waits for an answer of Redis. */
const REDIS_TIMEOUT_MS = 500;

interface Timed {
  readonly response: Response;
  readonly tookMs: number;
}

describe('C8: while Redis says nothing', () => {
  let replica: FakeReplica;
  let line: TcpProxy;
  let gateway: TestGateway;

  beforeAll(async () => {
    replica = await FakeReplica.start();
    const url = new URL(testServers().redisUrl);
    line = await tcpProxy(Number(url.port), url.hostname);
    url.port = String(line.port);
    gateway = await startGateway([replica], { REDIS_URL: url.href });
    await untilConnected(gateway, 'redis');
  });
  afterAll(async () => {
    await gateway.stop();
    await Promise.all([replica.stop(), line.close()]);
  });

  async function timed(headers: Record<string, string> = {}): Promise<Timed> {
    const startedAt = Date.now();
    const response = await gateway.check(body, headers);
    return { response, tookMs: Date.now() - startedAt };
  }

  it('public checks are counted here, keyed ones continue, and no caller waits; afterwards Redis counts again', async () => {
    const from = { 'x-forwarded-for': someIpAddress() };
    for (let i = 0; i < 10; i++) await timed(from);
    line.freeze();

    // A gateway that stood still while it found out may refuse the one who asked meanwhile.
    await until('a public check is answered', async () => (await gateway.check(body, from)).status === 200);
    const key = { 'x-api-key': newApiKey() };
    for (const headers of [from, key]) {
      const answers: Timed[] = [];
      for (let i = 0; i < 30; i++) answers.push(await timed(headers));
      expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]));
      // If everybody waited for Redis, all of them would.
      expect(Math.min(...answers.map(({ tookMs }) => tookMs))).toBeLessThan(REDIS_TIMEOUT_MS);
    }

    await line.heal();
    await until('Redis to count again', async () => {
      const used = 100 - Number(/r=(\d+)/.exec((await timed(from)).response.headers.get('ratelimit') ?? '')?.[1]);
      return used < 32;
    });
  });
});
