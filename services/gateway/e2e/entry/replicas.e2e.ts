import { setTimeout as sleep } from 'node:timers/promises';
import { newApiKey } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { type Behaviour, FakeReplica } from './support/fake-replica.js';
import { startGateway, type TestGateway } from './start-gateway.js';

const iban = 'DE89370400440532013000';

describe('replicas behind the gateway', () => {
  let a: FakeReplica;
  let b: FakeReplica;
  let gateway: TestGateway;
  const check = () => gateway.check({ iban }, { 'x-api-key': newApiKey() });
  const batchesAtBoth = () => [...a.batches, ...b.batches];

  beforeEach(async () => {
    [a, b] = [await FakeReplica.start(), await FakeReplica.start()];
    gateway = await startGateway([a, b]);
  });
  afterEach(() => gateway.stop(a, b));

  it('both get load', async () => {
    // On a busy machine one may miss an attempt and be passed over for a second.
    await until('both have had more than five of twenty', async () => {
      a.batches.length = b.batches.length = 0;
      for (let i = 0; i < 20; i++) await check();
      return a.batches.length > 5 && b.batches.length > 5;
    });
  });

  it.each<Behaviour>(['declines', 'cuts', 'stops halfway', 'keeps silent'])(
    'C3: when one %s, the other answers the same batch under the same id',
    async (behaviour) => {
      a.behaviour = behaviour;
      const responses = await Promise.all([check(), check(), check()]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
      const idsAtA = a.batches.map(({ id }) => id);
      expect(b.batches.map(({ id }) => id)).toEqual(expect.arrayContaining(idsAtA));
      for (const { id, checks } of a.batches)
        expect(b.batches.find((batch) => batch.id === id)?.checks).toEqual(checks);
    },
  );

  it('C8: a replica that declined a batch gets no batch of that kind for a second', async () => {
    a.behaviour = 'declines';
    let declinedAtMs = 0;
    await until('a batch at the first', async () => {
      declinedAtMs = performance.now();
      await check();
      return a.batches.length > 0;
    });
    const before = a.batches.length;
    for (let i = 0; i < 20; i++) expect((await check()).status).toBe(200);
    // On a crowded machine the checks may take longer than the pause of a second, after which one batch is tried again.
    const endedPauses = Math.floor((performance.now() - declinedAtMs) / 1_000);
    expect(a.batches.length - before).toBeLessThanOrEqual(endedPauses);
  });

  it('C8: one whose breaker is open gets no keyed batches, but public ones', async () => {
    a.readiness = { ready: true, keyed: false, checks: {} };
    const asked = a.asked;
    // Asked for the third time, the gateway has read what was published after the first.
    await until('the gateway knows', () => a.asked >= asked + 3);
    // On a busy machine the other one may miss an attempt and be passed over for a second.
    await until('all go to the other one', async () => {
      a.batches.length = 0;
      for (let i = 0; i < 6; i++) await check();
      return a.batches.length === 0;
    });
    for (let i = 0; i < 6; i++) await gateway.check({ iban });
    expect(a.batches.length).toBeGreaterThan(0);
  });

  it('a dead one costs no caller an answer, and gets work again when it is back', async () => {
    const { port } = a;
    await a.stop();
    for (let i = 0; i < 5; i++) expect((await check()).status).toBe(200);
    a = await FakeReplica.start(port);
    await until('the first to be asked again', async () => (await check(), a.batches.length > 0));
  });

  it('without an available one, the caller gets an error and waits for none of them', async () => {
    [a.behaviour, b.behaviour] = ['keeps silent', 'keeps silent'];
    const response = await check();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    expect(new Set(batchesAtBoth().map(({ id }) => id)).size).toBe(1);
  });

  it('a caller that waits too long is refused without having been sent', async () => {
    [a.behaviour, b.behaviour] = ['keeps silent', 'keeps silent'];
    // One after the other, so that each takes a slot of its own: four are under way, the fifth waits.
    const responses: Promise<Response>[] = [];
    for (let i = 0; i < 6; i++) {
      responses.push(check());
      await sleep(50);
    }
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));
  });
});

describe('a single replica', () => {
  let replica: FakeReplica;
  let gateway: TestGateway;

  beforeEach(async () => {
    replica = await FakeReplica.start();
    gateway = await startGateway([replica]);
  });
  afterEach(() => gateway.stop(replica));

  it.each<[Behaviour, number, number]>([
    ['cuts', 200, 2],
    ['declines', 503, 1],
    ['keeps silent', 503, 1],
  ])('that %s once: %i after %i batches', async (behaviour, status, sent) => {
    replica.behaviour = behaviour;
    replica.times = 1;
    expect((await gateway.check({ iban })).status).toBe(status);
    expect(replica.batches).toHaveLength(sent);
    expect(new Set(replica.batches.map(({ id }) => id)).size).toBe(1);
  });
});
