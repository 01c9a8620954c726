import { newApiKey } from '@pruefer/platform';
import { someIpAddress, until } from '@pruefer/testkit';
import { followedGateway } from './support/event-gateway.js';
import { type Behaviour, FakeReplica } from './support/fake-replica.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const body = { iban: 'DE89370400440532013000' };

describe('a keyed batch that ends without an answer', () => {
  let replica: FakeReplica;
  let gateway: TestGateway;
  const check = () => gateway.check(body, { 'x-api-key': newApiKey() });
  const voidedIds = () => replica.voided.flat();
  /** The batches so far that are void once a later one is: batches that failed together are voided together. */
  const voidedByThen = async () => {
    const earlier = new Set(replica.batches.map(({ id }) => id));
    replica.behaviour = 'declines';
    replica.times = Infinity;
    await until('a later batch is void', async () => {
      await check();
      return voidedIds().some((id) => !earlier.has(id));
    });
    return voidedIds().filter((id) => earlier.has(id));
  };

  beforeEach(async () => {
    replica = await FakeReplica.start();
    gateway = await startGateway([replica]);
  });
  afterEach(() => gateway.stop(replica));

  it.each<Behaviour>(['keeps silent', 'cuts', 'declines', 'stops halfway'])(
    'C10: is voided when its replica %s',
    async (behaviour) => {
      replica.behaviour = behaviour;
      const { status } = await check();
      expect(status).toBe(503);
      await until('voided', () => replica.voided.length > 0);
      expect(voidedIds()).toEqual([replica.batches[0]!.id]);
    },
  );

  it('C10: is not voided when it was certainly not charged, or was answered by a second attempt', async () => {
    [replica.behaviour, replica.times] = ['cuts', 1];
    expect((await check()).status).toBe(200);
    [replica.behaviour, replica.times] = ['declines uncharged', Infinity];
    expect((await check()).status).toBe(503);
    expect(await voidedByThen()).toEqual([]);
  });

  it('C10: is not voided when its checks are public, because they cost nothing', async () => {
    replica.behaviour = 'declines';
    expect((await gateway.check(body)).status).toBe(503);
    expect(await voidedByThen()).toEqual([]);
  });

  it('C10: is named again and again until it is settled, and never after', async () => {
    [replica.behaviour, replica.voidsDeclined] = ['declines', 3];
    await check();
    const metrics = async () => (await fetch(`${gateway.opsUrl}/metrics`)).text();
    await until('settled', async () => /^gateway_batches_unsettled 0$/m.test(await metrics()), 20_000);
    expect(await metrics()).toMatch(/^gateway_batches_settled_total\{outcome="uncharged"\} 1$/m);
    const [batch] = replica.batches;
    expect(await voidedByThen()).toEqual(Array.from({ length: 4 }, () => batch!.id));
  });

  it('C10: is settled by another replica, also by one that comes back', async () => {
    const { port } = replica;
    replica.behaviour = 'declines';
    replica.voidsDeclined = Infinity;
    await check();
    await until('asked', () => replica.voided.length > 0);
    const [id] = voidedIds();
    await replica.stop();
    replica = await FakeReplica.start(port);
    await until('settled', () => replica.voided.length > 0, 20_000);
    expect(voidedIds()).toEqual([id]);
  });

  it('C10: is settled before the gateway ends', async () => {
    [replica.behaviour, replica.voidsDeclined] = ['declines', 2];
    const response = check();
    expect((await response).status).toBe(503);
    await gateway.stop();
    expect(replica.voided.length).toBeGreaterThan(2);
    gateway = await startGateway([replica]);
  });
});

describe('the log', () => {
  const { replica, gateway, refusals } = followedGateway();

  it('C10: hears of a 503 from the gateway only when it has no row of the check anyway', async () => {
    const { events } = refusals;
    replica.behaviour = 'declines';
    const callers = { uncharged: someIpAddress(), refunded: someIpAddress(), unknown: someIpAddress() };
    for (const outcome of ['refunded', 'uncharged', 'unknown'] as const) {
      replica.outcome = outcome;
      const voided = replica.voided.length;
      await gateway.check(body, { 'x-api-key': newApiKey(), 'x-forwarded-for': callers[outcome] });
      await until('settled', () => replica.voided.length > voided);
    }
    await until('both counts', () => events.length >= 2, 30_000);
    expect(events.map(({ address, status, count }) => [address, status, count]).sort()).toEqual(
      [callers.uncharged, callers.unknown].sort().map((address) => [address, 503, 1]),
    );
    const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text();
    expect(metrics).toMatch(/^gateway_checks_refused_total\{status="503"\} 3$/m);
  });
});
