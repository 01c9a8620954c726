import { ConfigError, newApiKey } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { FakeReplica } from './support/fake-replica.js';
import { sendRaw } from './support/send-raw.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };

describe('running the gateway', () => {
  let replica: FakeReplica;
  let gateway: TestGateway;

  beforeEach(async () => {
    replica = await FakeReplica.start();
  });
  afterEach(() => replica.stop());

  it('answers calls under way before it stops', async () => {
    gateway = await startGateway([replica]);
    replica.delayMs = 500;
    const responses = [gateway.check(body), gateway.check(body, { 'x-api-key': newApiKey() })];
    await until('both are under way', () => replica.checks.length === 2);
    await gateway.stop();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('has the benchmark route only on request, and only on loopback', async () => {
    gateway = await startGateway([replica], { BENCH_ECHO: '1' });
    const headers = { 'content-type': 'application/json' };
    const echo = await sendRaw(`${gateway.url}/bench/echo`, { method: 'POST', headers }, JSON.stringify(body));
    expect([echo.status, echo.body.length > 1_500]).toEqual([200, true]);
    expect((await sendRaw(`${gateway.url}/bench/echo`, { method: 'POST', headers }, '{')).status).toBe(400);
    await gateway.stop();
    await expect(startGateway([replica], { BENCH_ECHO: '1', HOST: '0.0.0.0' })).rejects.toThrow(ConfigError);
  });
});
