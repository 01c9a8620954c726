import { ValidationAnsweredV1 } from '@pruefer/contracts';
import type { RunningService } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { batchOf, times, ValidationSystem } from './validation-system.js';

const UNUSED_BROKER = '127.0.0.1:1';
/** Consumers of a fresh topic take their time on a busy machine. */
const PATIENCE_MS = 30_000;

let system: ValidationSystem;

beforeEach(async () => {
  system = await ValidationSystem.create();
});

afterEach(() => system.close());

/** As if they had been recorded a while ago: the relay leaves young ones to the process that answered. */
async function age(seconds: number): Promise<void> {
  await system.database.sql(`UPDATE validation.outbox SET recorded_at = recorded_at - $1 * interval '1 s'`, [seconds]);
}

async function recordWithoutKafka(batches: number): Promise<void> {
  const { keyHash } = await system.addKey(1_000_000);
  const alone = await system.start({ KAFKA_BROKERS: UNUSED_BROKER });
  for (let sent = 0; sent < batches; sent += 1) {
    expect((await system.send(alone, batchOf(times(5, { keyHash })))).status).toBe(200);
  }
  await system.stop(alone);
}

async function unpublished(): Promise<number> {
  const [row] = await system.database.sql<{ count: number }>(
    'SELECT count(*)::int FROM validation.outbox WHERE published_at IS NULL',
  );
  return row!.count;
}

describe('the relay', () => {
  it('D1: sends what was answered without Kafka; two replicas send each event once', async () => {
    await recordWithoutKafka(100);
    expect(await unpublished()).toBe(100);
    await age(11);
    const replicas: RunningService[] = [await system.startWithKafka(), await system.startWithKafka()];
    const seen = await system.followEvents();
    await until('all published', async () => (await unpublished()) === 0, PATIENCE_MS);
    await until('all events', () => seen.length >= 500, PATIENCE_MS);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(500);
    expect(seen).toHaveLength(500);
    expect(replicas).toHaveLength(2);
  });

  it('leaves what was recorded just now to the process that answered', async () => {
    await recordWithoutKafka(3);
    await system.database.sql(
      `UPDATE validation.outbox SET recorded_at = recorded_at - interval '11 s'
       WHERE id = (SELECT id FROM validation.outbox ORDER BY id LIMIT 1)`,
    );
    await system.startWithKafka();
    await until('the old one is published', async () => (await unpublished()) === 2, PATIENCE_MS);
    const seen = await system.followEvents();
    await until('its events', () => seen.length === 5, PATIENCE_MS);
    expect(await unpublished()).toBe(2);
  });

  it('takes over what another replica has claimed and not sent, once the claim has run out', async () => {
    await recordWithoutKafka(2);
    await age(11);
    await system.database.sql(`UPDATE validation.outbox SET claimed_until = clock_timestamp() + interval '3 s'`);
    const begin = performance.now();
    await system.startWithKafka();
    await until('all published', async () => (await unpublished()) === 0, PATIENCE_MS);
    expect(performance.now() - begin).toBeGreaterThan(2_500);
  });
});

describe('the outbox', () => {
  it('keeps a row 30 s after its publishing and deletes it then', async () => {
    const service = await system.startWithKafka();
    const [young, old] = [batchOf([{}]), batchOf([{}])];
    await system.send(service, young);
    await system.send(service, old);
    await until('both marked', async () => (await unpublished()) === 0, PATIENCE_MS);
    await system.database.sql(
      `UPDATE validation.outbox SET published_at = published_at - interval '31 s' WHERE id = $1`,
      [old.id],
    );
    const ids = async () =>
      (await system.database.sql<{ id: string }>('SELECT id FROM validation.outbox')).map(({ id }) => id);
    await until('the old one is gone', async () => !(await ids()).includes(old.id), PATIENCE_MS);
    expect(await ids()).toEqual([young.id]);
  });

  it('a graceful stop sends and marks what is still under way', async () => {
    const service = await system.startWithKafka();
    await Promise.all(Array.from({ length: 40 }, () => system.send(service, batchOf(times(20)))));
    await system.stop(service);
    expect(await unpublished()).toBe(0);
    const seen = await system.followEvents();
    await until('all events', () => seen.length === 800, PATIENCE_MS);
  });
});

describe('the topic', () => {
  it('takes 1,000 of the largest events in one send', async () => {
    const service = await system.startWithKafka();
    await system.importBanks('2020-02-01', 'Ü'.repeat(58));
    const iban = `LC${'9'.repeat(36)}`;
    const batch = batchOf(
      times(1_000, { iban, requestId: 'x'.repeat(64), address: '2001:db8:1111:2222:3333:4444:5555:6666' }),
    );
    await system.send(service, batch);
    await until(`${ValidationAnsweredV1.topic} has them`, async () => (await unpublished()) === 0, PATIENCE_MS);
  });
});
