import { type KeyChanged, KeyChangedV1 } from '@pruefer/contracts';
import type { Pool } from 'pg';
import {
  addToOutbox,
  beginEpoch,
  createKafka,
  createPool,
  EventPublisher,
  OutboxRelay,
  StateProofs,
  stateReader,
} from '@pruefer/platform';
import { addEpochSql, createOutboxSql } from '@pruefer/platform/migration.v1';
import { runSql, type TestDatabase, testDatabase, until } from '@pruefer/testkit';
import { TestKafka } from './support/test-kafka.js';

const createState = (keyId: string, version: number) => ({ key: keyId, state: { keyId, version } as KeyChanged });

describe('the outbox', () => {
  const kafka = new TestKafka();
  const proofs = new StateProofs(kafka.settings.INTERNAL_SECRET);
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await testDatabase();
    await runSql(database.url('keys', 'owner'), [createOutboxSql('keys'), ...addEpochSql('keys')].join(';'));
    pool = createPool({ DATABASE_URL: database.url('keys', 'service') }, { applicationName: 'e2e', max: 4 });
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
  const relay = () => new OutboxRelay(pool, kafka.publisher, 'keys', [KeyChangedV1], proofs);

  it('holds each record once, in its newest version', async () => {
    await addToOutbox(pool, 'keys', KeyChangedV1, [createState('b', 1), createState('a', 5)]);
    await addToOutbox(pool, 'keys', KeyChangedV1, [createState('a', 4), createState('b', 2)]);
    expect(await waiting()).toEqual(['a:5', 'b:2']);
  });

  it('publishes nothing of a transaction that was rolled back', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await addToOutbox(client, 'keys', KeyChangedV1, [createState('never', 1)]);
    await client.query('ROLLBACK');
    client.release();
    expect(await waiting()).toEqual([]);
  });

  it('is emptied by several relays at once, and nothing is lost', async () => {
    const ids = Array.from({ length: 1_200 }, (_, index) => `k${index}`);
    await addToOutbox(
      pool,
      'keys',
      KeyChangedV1,
      ids.map((id) => createState(id, 3)),
    );
    const relays = [relay(), relay(), relay()];
    for (const relay of relays) relay.onApplicationBootstrap();
    await until('the outbox is empty', async () => (await waiting()).length === 0);
    await Promise.all(relays.map((relay) => relay.onModuleDestroy()));

    const copied = new Set<string>();
    const apply = async (changed: ReadonlyMap<string, KeyChanged>) => changed.forEach(({ keyId }) => copied.add(keyId));
    const { settings } = kafka;
    const reader = stateReader(createKafka(settings, 'e2e'), settings, { event: KeyChangedV1, reader: 'e2e', apply });
    reader.onApplicationBootstrap();
    await until('every record is copied', () => ids.every((id) => copied.has(id)));
    await reader.onModuleDestroy();
  });

  it('is emptied of what another process has written', async () => {
    const sending = relay();
    sending.onApplicationBootstrap();
    const [{ key, state }] = [createState('foreign', 1)];
    await pool.query(
      `INSERT INTO keys.outbox (topic, key, version, state, epoch) SELECT $1, $2, $3, $4, epoch FROM keys.outbox_epoch`,
      [KeyChangedV1.topic, key, state.version, JSON.stringify(state)],
    );
    await until('the outbox is empty', async () => (await waiting()).length === 0);
    await sending.onModuleDestroy();
  });

  it('D5: is followed by its readers when the database was restored', async () => {
    const versions: number[] = [];
    const apply = async (changed: ReadonlyMap<string, KeyChanged>) => {
      const state = changed.get('restored');
      if (state) versions.push(state.version);
    };
    const { settings } = kafka;
    const reader = stateReader(createKafka(settings, 'e2e'), settings, { event: KeyChangedV1, reader: 'e2e', apply });
    const sending = relay();
    reader.onApplicationBootstrap();
    sending.onApplicationBootstrap();
    await beginEpoch(pool, 'keys');
    await addToOutbox(pool, 'keys', KeyChangedV1, [createState('restored', 9)]);
    await until('version 9 is read', () => versions.includes(9));
    // What a backup of earlier brings back: its epoch, and the record in a lower version.
    await pool.query('UPDATE keys.outbox_epoch SET epoch = 0');
    await beginEpoch(pool, 'keys');
    await addToOutbox(pool, 'keys', KeyChangedV1, [createState('restored', 4)]);
    await until('version 4 is read', () => versions.includes(4));
    expect(versions).toEqual([9, 4]);
    await Promise.all([reader.onModuleDestroy(), sending.onModuleDestroy()]);
  });

  it('begins no epoch while another transaction adds to the old one, whose state would be left out', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await addToOutbox(client, 'keys', KeyChangedV1, [createState('slow', 1)]);
    let hasBegun = false;
    const beginning = beginEpoch(pool, 'keys').then(() => (hasBegun = true));
    const isWaiting = async () => {
      const { rows } = await pool.query("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      return rows.length > 0;
    };
    await until('the epoch waits', isWaiting);
    expect(hasBegun).toBe(false);
    await client.query('COMMIT');
    client.release();
    await beginning;
  });

  it('waits for Kafka', async () => {
    await addToOutbox(pool, 'keys', KeyChangedV1, [createState('patient', 1)]);
    const unavailable = new EventPublisher(createKafka(kafka.settings, 'e2e'), kafka.settings);
    const patient = new OutboxRelay(pool, unavailable, 'keys', [KeyChangedV1], proofs);
    patient.onApplicationBootstrap();
    await patient.onModuleDestroy();
    expect(await waiting()).toEqual(['patient:1']);
  });
});
