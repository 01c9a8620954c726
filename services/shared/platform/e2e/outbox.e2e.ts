import { type KeyChanged, KeyChangedV1 } from '@pruefer/contracts';
import type { Pool } from 'pg';
import {
  addToOutbox,
  createKafka,
  createOutboxSql,
  createPool,
  EventPublisher,
  OutboxRelay,
  stateReader,
} from '../src/index.js';
import { provisionedDatabase, runSql, type TestDatabase } from './support/test-database.js';
import { TestKafka } from './support/test-kafka.js';
import { until } from './support/until.js';

const stateOf = (keyId: string, version: number) => ({ key: keyId, state: { keyId, version } as KeyChanged });

describe('the outbox', () => {
  const kafka = new TestKafka();
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await provisionedDatabase();
    await runSql(database.urlFor('keys_owner'), createOutboxSql('keys'));
    pool = createPool({ DATABASE_URL: database.urlFor('keys_service') }, { applicationName: 'e2e', max: 4 });
    await kafka.open();
  });
  afterAll(async () => {
    await pool.end();
    await kafka.close();
    await database.drop();
  });
  beforeEach(() => pool.query('DELETE FROM keys.outbox'));

  const waiting = async () => {
    const { rows } = await pool.query<{ key: string; version: string }>(
      'SELECT key, version FROM keys.outbox ORDER BY key',
    );
    return rows.map(({ key, version }) => `${key}:${version}`);
  };
  const relay = () => new OutboxRelay(pool, kafka.publisher, 'keys', [KeyChangedV1]);

  it('holds each record once, in its newest version', async () => {
    await addToOutbox(pool, 'keys', KeyChangedV1, [stateOf('b', 1), stateOf('a', 5)]);
    await addToOutbox(pool, 'keys', KeyChangedV1, [stateOf('a', 4), stateOf('b', 2)]);
    expect(await waiting()).toEqual(['a:5', 'b:2']);
  });

  it('tells nothing of a transaction that was taken back', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await addToOutbox(client, 'keys', KeyChangedV1, [stateOf('never', 1)]);
    await client.query('ROLLBACK');
    client.release();
    expect(await waiting()).toEqual([]);
  });

  it('is emptied by several relays at once, and nothing is lost', async () => {
    const ids = Array.from({ length: 1_200 }, (_, place) => `k${place}`);
    await addToOutbox(
      pool,
      'keys',
      KeyChangedV1,
      ids.map((id) => stateOf(id, 3)),
    );
    const relays = [relay(), relay(), relay()];
    for (const one of relays) one.onApplicationBootstrap();
    await until(async () => (await waiting()).length === 0);
    await Promise.all(relays.map((one) => one.onModuleDestroy()));

    const copied = new Set<string>();
    const take = async (changed: ReadonlyMap<string, KeyChanged>) => changed.forEach(({ keyId }) => copied.add(keyId));
    const { settings } = kafka;
    const reader = stateReader(createKafka(settings, 'e2e'), settings, { event: KeyChangedV1, reader: 'e2e', take });
    reader.onApplicationBootstrap();
    await until(() => ids.every((id) => copied.has(id)));
    await reader.onModuleDestroy();
  });

  it('waits for Kafka', async () => {
    await addToOutbox(pool, 'keys', KeyChangedV1, [stateOf('patient', 1)]);
    const away = new EventPublisher(createKafka(kafka.settings, 'e2e'), kafka.settings);
    const patient = new OutboxRelay(pool, away, 'keys', [KeyChangedV1]);
    patient.onApplicationBootstrap();
    await patient.onModuleDestroy();
    expect(await waiting()).toEqual(['patient:1']);
  });
});
