import { BanksImportedV1, type KeyChanged, KeyChangedV1, RequestRefusedV1 } from '@pruefer/contracts';
import {
  type ConsumerPlan,
  createKafka,
  type EventBatch,
  EventConsumer,
  getTopicName,
  type PartitionOffset,
  StateProofs,
  stateReader,
} from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { kafkaAt, lineToBroker, TestKafka } from './support/test-kafka.js';

/** Keeps what it was given and how far it got, as log-service does in its tables. */
class Notebook {
  readonly values: string[] = [];
  readonly offsets = new Map<string, PartitionOffset>();
  plan(fields: Partial<ConsumerPlan> = {}): ConsumerPlan {
    return {
      groupId: 'e2e',
      events: [RequestRefusedV1],
      consume: async (batch) => this.note(batch),
      startOffsets: async () => [...this.offsets.values()],
      ...fields,
    };
  }

  private note({ topic, partition, records }: EventBatch): void {
    this.values.push(...records.map(({ value }) => String(value)));
    const offset = String(BigInt(records.at(-1)?.offset ?? 0) + 1n);
    this.offsets.set(`${topic} ${partition}`, { topic, partition, offset });
  }
}

describe('the consumer', () => {
  const kafka = new TestKafka();
  const { settings, publisher, admin } = kafka;
  const running: EventConsumer[] = [];
  const proofs = new StateProofs(settings.INTERNAL_SECRET);
  beforeAll(() => kafka.open());
  afterEach(() => Promise.all(running.splice(0).map((consumer) => consumer.onModuleDestroy())));
  afterAll(() => kafka.close());

  const start = (plan: ConsumerPlan, brokers = settings.KAFKA_BROKERS) => {
    const consumer = new EventConsumer(createKafka({ ...settings, KAFKA_BROKERS: brokers }, 'e2e'), settings, plan);
    consumer.onApplicationBootstrap();
    running.push(consumer);
    return consumer;
  };
  const send = (...values: string[]) =>
    Promise.all(
      values.map((value, index) => publisher.publish(RequestRefusedV1, [{ value }], { partition: index % 12 })),
    );

  it('D2: continues where its reader says, not where Kafka thinks', async () => {
    await send('a', 'b', 'c');
    const notebook = new Notebook();
    const first = start(notebook.plan());
    await until('three events are read', () => notebook.values.length === 3);
    expect(await first.lag()).toContainEqual(expect.objectContaining({ partition: 0, lag: 0 }));
    await first.onModuleDestroy();

    await send('d');
    start(notebook.plan());
    await until('the fourth event is read', () => notebook.values.length === 4);
    expect(notebook.values.toSorted()).toEqual(['a', 'b', 'c', 'd']);

    const forgetful = new Notebook();
    await Promise.all(running.splice(0).map((consumer) => consumer.onModuleDestroy()));
    start(forgetful.plan());
    await until('all events are read again', () => forgetful.values.length === 4);
  });

  it('waits for its reader to say where to begin', async () => {
    const notebook = new Notebook();
    const topic = getTopicName(RequestRefusedV1, settings);
    const high = (await admin.fetchTopicOffsets(topic)).map(({ partition, high: offset }) => ({
      topic,
      partition,
      offset,
    }));
    let asked = 0;
    const startOffsets = async () => {
      asked += 1;
      if (asked < 3) throw new Error('no database yet');
      return high;
    };
    start(notebook.plan({ groupId: 'waiting', startOffsets }));
    // A group that is put together anew asks again.
    await until('the third try', () => asked >= 3);
    await send('late');
    await until('the event is read', () => notebook.values.includes('late'));
    expect(notebook.values).toEqual(['late']);
  });

  it('D4: says how many records Kafka deleted before they were read', async () => {
    const topic = getTopicName(BanksImportedV1, settings);
    for (let n = 0; n < 10; n++) await publisher.publish(BanksImportedV1, [{ value: `e${n}` }], { partition: 5 });
    // kafkajs deletes in topics alone whose leaders it has looked up.
    await admin.fetchTopicOffsets(topic);
    await admin.deleteTopicRecords({ topic, partitions: [{ partition: 5, offset: '8' }] });
    const notebook = new Notebook();
    notebook.offsets.set(`${topic} 5`, { topic, partition: 5, offset: '3' });
    const consumer = start(notebook.plan({ groupId: 'unavailable', events: [BanksImportedV1] }));
    await until('two events are read', () => notebook.values.length === 2);
    expect(notebook.values).toEqual(['e8', 'e9']);
    await until('the loss is reported', () => consumer.lost.size > 0);
    expect([...consumer.lost]).toEqual([[BanksImportedV1.topic, 5]]);
  });

  it('hands partitions over side by side', async () => {
    const waiting = new Set<number>();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const consume = async ({ partition }: EventBatch) => {
      waiting.add(partition);
      await gate;
    };
    start(new Notebook().plan({ groupId: 'side-by-side', consume }));
    await until('three partitions are read', () => waiting.size === 3);
    release();
  });

  it('shares nothing with one of the same name when neither stores its places', async () => {
    await send('for both', 'for both');
    const read: string[][] = [[], []];
    for (const values of read) {
      const consume = async ({ records }: EventBatch) => void values.push(...records.map(({ value }) => String(value)));
      start({ groupId: 'alone', events: [RequestRefusedV1], consume });
    }
    await until('both have read both events', () =>
      read.every((values) => values.filter((value) => value === 'for both').length === 2),
    );
  });

  it('D4: starts without Kafka and reads as soon as it appears', async () => {
    const line = await lineToBroker();
    await line.cut();
    const notebook = new Notebook();
    const consumer = start(notebook.plan({ groupId: 'late' }), kafkaAt(line));
    await until('the consumer is refused', () => consumer.problem?.includes('ECONNREFUSED') ?? false);
    await line.heal();
    await until('the event is read', () => notebook.values.length > 0);
    await line.close();
  });

  it('D5: believes no version that the owner never wrote, also while it reads', async () => {
    const versions: number[] = [];
    const apply = async (changed: ReadonlyMap<string, KeyChanged>) => {
      const state = changed.get('frozen');
      if (state) versions.push(state.version);
    };
    const reader = stateReader(createKafka(settings, 'e2e'), settings, { event: KeyChangedV1, reader: 'e2e', apply });
    reader.onApplicationBootstrap();
    running.push(reader);
    const by = (writer: StateProofs, version: number) =>
      writer.buildMessage(KeyChangedV1, { key: 'frozen', state: { version }, epoch: 1 });
    await publisher.publish(KeyChangedV1, [by(proofs, 1)]);
    await until('version 1 is read', () => versions.includes(1));
    const { value } = by(proofs, Number.MAX_SAFE_INTEGER);
    const { headers } = by(proofs, 1);
    const stranger = new StateProofs('somebody who can write to Kafka');
    await publisher.publish(KeyChangedV1, [
      { key: 'frozen', value },
      { key: 'frozen', value, headers: { ...headers } },
      { ...by(stranger, Number.MAX_SAFE_INTEGER), headers: { ...by(stranger, 1).headers } },
    ]);
    await publisher.publish(KeyChangedV1, [by(proofs, 2)]);
    await until('version 2 is read', () => versions.includes(2));
    expect(versions).toEqual([1, 2]);
  });
});
