import type { ValidationAnswered } from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { NIL } from 'uuid';
import { OutboxUpkeep, ROWS_PER_COUNT } from '../src/outbox/outbox-upkeep.js';
import { newBatch, times, validationSystem } from './support/validation-system.js';

const UNUSED_BROKER = '127.0.0.1:1';
/** A consumer of a new topic starts slowly on a busy machine. */
const PATIENCE_MS = 30_000;

const system = validationSystem();
let events: ValidationAnswered[];

beforeAll(async () => {
  // The first client that connects creates the topics.
  await system.stop(await system.startWithKafka());
  events = await system.followEvents();
});

afterEach(async () => {
  await system.stopReplicas();
  await system.database.sql('DELETE FROM validation.outbox');
});

/** @returns ids of batches answered by a replica without Kafka */
async function recordWithoutKafka(batches: number): Promise<string[]> {
  const { keyHash } = await system.addKey(1_000_000);
  const replica = await system.start({ KAFKA_BROKERS: UNUSED_BROKER });
  const batchesToSend = Array.from({ length: batches }, () => newBatch(times(5, { keyHash })));
  for (const batch of batchesToSend) expect((await system.send(replica, batch)).status).toBe(200);
  await system.stop(replica);
  return batchesToSend.map(({ id }) => id);
}

/** Makes the batches older: the relay leaves recent ones to the process that answered them. */
async function makeOlder(ids: readonly string[]): Promise<void> {
  await system.database.sql(
    `UPDATE validation.outbox SET recorded_at = recorded_at - interval '11 s' WHERE id = ANY ($1)`,
    [ids],
  );
}

async function unpublished(): Promise<number> {
  const [row] = await system.database.sql<{ count: number }>(
    'SELECT count(*)::int FROM validation.outbox WHERE published_at IS NULL',
  );
  return row!.count;
}

function selectEvents(ids: readonly string[]): ValidationAnswered[] {
  const batches = new Set(ids.map((id) => id.slice(0, 33)));
  return events.filter(({ id }) => batches.has(id.slice(0, 33)));
}

/** Simulates a minute; the service's own upkeep may meanwhile reset its clock. */
async function advanceOneMinute(upkeep: OutboxUpkeep): Promise<void> {
  const begin = performance.now();
  for (let ms = 0; ms <= 65_000; ms += 5_000) await upkeep.countUnpublished(NIL, begin + ms);
  await upkeep.removePublished(begin + 65_000);
}

describe('relay', () => {
  it('D1: sends events answered without Kafka; two replicas send each event once', async () => {
    const ids = await recordWithoutKafka(100);
    expect(await unpublished()).toBe(100);
    await makeOlder(ids);
    await Promise.all([system.startWithKafka(), system.startWithKafka()]);
    await until('all published', async () => (await unpublished()) === 0, PATIENCE_MS);
    await until('all events', () => selectEvents(ids).length >= 500, PATIENCE_MS);
    expect(selectEvents(ids)).toHaveLength(500);
    expect(new Set(selectEvents(ids).map(({ id }) => id)).size).toBe(500);
  });

  it('leaves recently recorded batches to the process that answered them', async () => {
    const ids = await recordWithoutKafka(3);
    await makeOlder(ids.slice(0, 1));
    // Recent as long as the test runs: a start may take longer than the 10 s of the relay.
    await system.database.sql(
      `UPDATE validation.outbox SET recorded_at = recorded_at + interval '10 minutes' WHERE id = ANY ($1)`,
      [ids.slice(1)],
    );
    await system.startWithKafka();
    await until('the old one is published', async () => (await unpublished()) < 3, PATIENCE_MS);
    await until('its events', () => selectEvents(ids).length >= 5, PATIENCE_MS);
    expect(selectEvents(ids)).toEqual(selectEvents(ids.slice(0, 1)));
    expect(await unpublished()).toBe(2);
  });

  it('takes over a batch that another replica claimed but did not send, after the claim has expired', async () => {
    await makeOlder(await recordWithoutKafka(2));
    const begin = performance.now();
    await system.database.sql(`UPDATE validation.outbox SET claimed_until = clock_timestamp() + interval '3 s'`);
    await system.startWithKafka();
    await until('all published', async () => (await unpublished()) === 0, PATIENCE_MS);
    expect(performance.now() - begin).toBeGreaterThan(2_500);
  });
});

describe('outbox', () => {
  it('keeps a row for 30 s after publishing and then deletes it', async () => {
    const service = await system.startWithKafka();
    const [young, old] = [newBatch([{}]), newBatch([{}])];
    await system.send(service, young);
    await system.send(service, old);
    await until('both marked', async () => (await unpublished()) === 0, PATIENCE_MS);
    await system.database.sql(
      `UPDATE validation.outbox SET published_at = published_at - interval '31 s' WHERE id = $1`,
      [old.id],
    );
    const ids = async () =>
      (await system.database.sql<{ id: string }>('SELECT id FROM validation.outbox ORDER BY id')).map(({ id }) => id);
    const upkeep = service.app.get(OutboxUpkeep);
    // Nothing is removed in the first minute (docs/SECURITY.md C10).
    await upkeep.removePublished();
    expect(await ids()).toEqual([young.id, old.id].toSorted());
    // A recent row must remain.
    const hasOnlyRecentRow = async () => {
      await system.database.sql('UPDATE validation.outbox SET published_at = clock_timestamp() WHERE id = $1', [
        young.id,
      ]);
      await advanceOneMinute(upkeep);
      return !(await ids()).includes(old.id);
    };
    await until('the old row to be deleted', hasOnlyRecentRow, 30_000);
    expect(await ids()).toEqual([young.id]);
    const [removal] = await system.database.sql<{ upTo: string }>(
      'SELECT removed_up_to AS "upTo" FROM validation.removal',
    );
    expect(removal!.upTo >= old.id).toBe(true);
  });

  it('D4: is counted in parts, each row once', async () => {
    const service = await system.start({ KAFKA_BROKERS: UNUSED_BROKER });
    await system.database.sql(
      `INSERT INTO validation.outbox (id, checks, published_at)
       SELECT lpad(to_hex(n), 32, '0')::uuid, 'äxxxxxxxx', CASE WHEN n % 3 = 0 THEN clock_timestamp() END
       FROM generate_series(1, $1::int) n`,
      [ROWS_PER_COUNT + 3],
    );
    const upkeep = service.app.get(OutboxUpkeep);
    const first = await upkeep.countUnpublished(NIL);
    const second = await upkeep.countUnpublished(first.lastId!);
    expect(first).toEqual({ batches: 33_334, bytes: 333_340, lastId: expect.any(String) });
    expect(second).toEqual({ batches: 2, bytes: 20, lastId: null });
  });

  it('a graceful shutdown sends and marks all pending batches', async () => {
    const service = await system.startWithKafka();
    const batches = Array.from({ length: 40 }, () => newBatch(times(20)));
    await Promise.all(batches.map((batch) => system.send(service, batch)));
    await system.stop(service);
    expect(await unpublished()).toBe(0);
    await until('all events', () => selectEvents(batches.map(({ id }) => id)).length === 800, PATIENCE_MS);
  });
});

describe('topic', () => {
  it('accepts 1,000 of the largest events in one send', async () => {
    const service = await system.startWithKafka();
    const longest = { iban: `LC${'9'.repeat(36)}`, address: '2001:db8:1111:2222:3333:4444:5555:6666' };
    const batch = newBatch(times(1_000, { ...longest, requestId: 'x'.repeat(64) }));
    await system.send(service, batch);
    // Earlier than the relay's first attempt, so the send after the commit succeeded.
    await until('all events', () => selectEvents([batch.id]).length === 1_000, 9_000);
  });
});
