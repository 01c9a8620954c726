import { Controller, Module, type OnModuleDestroy, type Type } from '@nestjs/common';
import {
  type BanksImported,
  BanksImportedV1,
  type KeyChanged,
  KeyChangedV1,
  type RequestRefused,
  RequestRefusedV1,
} from '@pruefer/contracts';
import {
  type EventBatch,
  EventStrategy,
  KafkaBrokers,
  KafkaModule,
  Listens,
  ListensToStates,
  type OffsetStore,
  type PartitionOffset,
  type RunningService,
  ServiceConfig,
  startService,
  StateProofs,
  TopicPrefix,
} from '@pruefer/platform';
import { until, untilPublished } from '@pruefer/testkit';
import { demoEnv } from './support/demo-service.js';
import { kafkaAt, lineToBroker, TestKafka } from './support/test-kafka.js';

class EventsConfig extends ServiceConfig {
  @KafkaBrokers() KAFKA_BROKERS!: string;
  @TopicPrefix() KAFKA_TOPIC_PREFIX = '';
}

/** Keeps values with their offsets, as a service does in one transaction. */
class Notebook implements OffsetStore, OnModuleDestroy {
  readonly values: string[] = [];
  readonly states = new Map<string, number>();
  private readonly offsets = new Map<string, PartitionOffset>();
  failures = 0;
  begun = 0;
  isClosed = false;
  gate: Promise<void> | undefined;

  async startOffsets(): Promise<PartitionOffset[]> {
    return [...this.offsets.values()];
  }

  async note({ topic, partition, records }: EventBatch): Promise<void> {
    this.begun += 1;
    await this.gate;
    if (this.isClosed) throw new Error('the notebook was closed before its readers');
    if (this.failures-- > 0) throw new Error('the table is unavailable');
    this.values.push(...records.map(({ value }) => String(value)));
    const offset = String(BigInt(records.at(-1)?.offset ?? 0) + 1n);
    this.offsets.set(`${topic} ${partition}`, { topic, partition, offset });
  }

  onModuleDestroy(): void {
    this.isClosed = true;
  }
}

let notebook: Notebook;

@Controller()
class Listeners {
  constructor(private readonly pages: Notebook) {}

  @Listens([RequestRefusedV1, BanksImportedV1], { reader: 'both', offsets: Notebook })
  note(batch: EventBatch<RequestRefused | BanksImported>): Promise<void> {
    return this.pages.note(batch);
  }

  @ListensToStates(KeyChangedV1, { reader: 'states' })
  async follow(changed: ReadonlyMap<string, KeyChanged>): Promise<void> {
    for (const [id, { used }] of changed) this.pages.states.set(id, used);
  }
}

const notebookProvider = { provide: Notebook, useFactory: () => notebook };

@Module({ imports: [KafkaModule.using(EventsConfig)], controllers: [Listeners], providers: [notebookProvider] })
class ListeningModule {}

@Controller()
class Namesake {
  @Listens(BanksImportedV1, { reader: 'both' })
  async take(): Promise<void> {}
}

@Module({ imports: [ListeningModule], controllers: [Namesake] })
class TwiceNamedModule {}

@Module({ controllers: [Namesake] })
class WithoutKafkaModule {}

describe('listeners', () => {
  const kafka = new TestKafka();
  const { settings, publisher, admin } = kafka;
  const { INTERNAL_SECRET, KAFKA_TOPIC_PREFIX } = settings;
  const running: RunningService[] = [];
  beforeAll(() => kafka.open());
  beforeEach(() => void (notebook = new Notebook()));
  afterEach(() => Promise.all(running.splice(0).map((service) => service.close())));
  afterAll(() => kafka.close());

  const start = async (brokers = settings.KAFKA_BROKERS, module: Type = ListeningModule) => {
    const env = { ...demoEnv, INTERNAL_SECRET, KAFKA_BROKERS: brokers, KAFKA_TOPIC_PREFIX };
    const service = await startService('demo', module, EventsConfig, { env });
    running.push(service);
    return service;
  };
  const getProblem = (service: RunningService) => service.app.get(EventStrategy).reader('both').problem;
  const publish = (...event: Parameters<typeof publisher.publish>) => untilPublished(() => publisher.publish(...event));
  const refuse = (...values: string[]) =>
    Promise.all(values.map((value, partition) => publish(RequestRefusedV1, [{ value }], { partition })));
  const noted = (count: number) => until('the events are noted', () => notebook.values.length >= count);

  it('get the events they name, each in its own way', async () => {
    const proofs = new StateProofs(INTERNAL_SECRET);
    await refuse('a', 'b');
    await publish(BanksImportedV1, [{ value: 'imported' }]);
    const state = { version: 1, used: 7 };
    const owned = proofs.buildMessage(KeyChangedV1, { key: 'k1', state, epoch: 1 });
    await publish(KeyChangedV1, [owned, { key: 'forged', value: JSON.stringify(state) }]);
    const service = await start();
    await noted(3);
    expect(notebook.values.toSorted()).toEqual(['a', 'b', 'imported']);
    await until('a state is noted', () => notebook.states.size > 0);
    expect([...notebook.states]).toEqual([['k1', 7]]);
    const groupId = `${KAFKA_TOPIC_PREFIX}demo.both`;
    const { groups } = await admin.describeGroups([groupId]);
    expect(groups.map(({ members }) => members.length)).toEqual([1]);
    expect(await service.app.get(EventStrategy).reader('both').lag()).toContainEqual(
      expect.objectContaining({ partition: 0, lag: 0 }),
    );
  });

  it('D2: get records again that they failed to store, without foreign fields; nothing is lost and nothing doubled', async () => {
    notebook.failures = 4;
    const service = await start();
    await until('the problem is reported', () => getProblem(service) === 'the table is unavailable');
    await refuse('c');
    await noted(4);
    await until('the problem is over', () => getProblem(service) === undefined);
    expect(notebook.values.toSorted()).toEqual(['a', 'b', 'c', 'imported']);
  });

  it('D2: finish the batch under way when the service stops, begin none, and the next one continues after it', async () => {
    let release = () => {};
    const service = await start();
    await noted(4);
    notebook.gate = new Promise((resolve) => (release = resolve));
    const begun = notebook.begun;
    await refuse('d');
    await until('a batch is begun', () => notebook.begun > begun);
    running.splice(0);
    const stopped = service.close();
    await until('the service is not ready', () => fetch(`${service.opsUrl}/health/ready`).then(({ ok }) => !ok));
    await refuse('e', 'f');
    release();
    await stopped;
    expect(notebook.values.toSorted()).toEqual(['a', 'b', 'c', 'd', 'imported']);
    expect(notebook.isClosed).toBe(true);

    notebook.isClosed = false;
    await start();
    await noted(7);
    expect(notebook.values.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'imported']);
  });

  it('D4: whose batch never ends do not keep the service from stopping; the batch comes again', async () => {
    let fail = (_error: Error) => {};
    notebook.gate = new Promise((_resolve, reject) => (fail = reject));
    const service = await start();
    await until('a batch is begun', () => notebook.begun > 0);
    running.splice(0);
    await service.close();
    expect(notebook.values).toEqual([]);

    // As when its process ends: only then are its partitions free for others.
    fail(new Error('too late'));
    notebook = new Notebook();
    await start();
    await noted(7);
  });

  it('D4: wait for a broker that is frozen: the service starts, reports that, and reads when it continues', async () => {
    const line = await lineToBroker();
    line.freeze();
    const service = await start(kafkaAt(line));
    await until('the silence is reported', () => getProblem(service) !== 'not connected yet');
    expect(getProblem(service)).toEqual(expect.any(String));
    expect((await fetch(`${service.opsUrl}/health/live`)).ok).toBe(true);
    await line.heal();
    await noted(7);
    await line.close();
  });

  it('of one name are refused before anything is read, and so is one without Kafka', async () => {
    await expect(start(undefined, TwiceNamedModule)).rejects.toThrow('two listeners of demo are named both');
    await expect(start(undefined, WithoutKafkaModule)).rejects.toThrow(/KAFKA/);
    expect(notebook.begun).toBe(0);
  });
});
