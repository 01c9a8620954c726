import { newApiKey } from '@pruefer/platform';
import { someAddress, type TcpProxy, tcpProxy, testServers, until } from '@pruefer/testkit';
import { LittleReplica } from './little-replica.js';
import { startGateway, type TestGateway, untilConnected } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };

describe('C8: while Redis says nothing', () => {
  let replica: LittleReplica;
  let line: TcpProxy;
  let gateway: TestGateway;

  beforeAll(async () => {
    replica = await LittleReplica.start();
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

  async function timed(headers: Record<string, string> = {}): Promise<{ answer: Response; tookMs: number }> {
    const startedAt = Date.now();
    const answer = await gateway.check(body, headers);
    return { answer, tookMs: Date.now() - startedAt };
  }

  it('public checks are counted here, keyed ones go on, and nobody waits; afterwards Redis counts again', async () => {
    const from = { 'x-forwarded-for': someAddress() };
    for (let i = 0; i < 10; i++) await timed(from);
    line.freeze();

    const first = await timed(from);
    expect([first.answer.status, first.tookMs < 2_000]).toEqual([200, true]);
    for (let i = 0; i < 30; i++) {
      const { answer, tookMs } = await timed(from);
      expect([answer.status, tookMs < 300]).toEqual([200, true]);
    }
    expect((await timed({ 'x-api-key': newApiKey() })).tookMs).toBeLessThan(300);

    await line.heal();
    await until('Redis to count again', async () => {
      const used = 100 - Number(/r=(\d+)/.exec((await timed(from)).answer.headers.get('ratelimit') ?? '')?.[1]);
      return used < 32;
    });
  });
});
