import { randomUUID } from 'node:crypto';
import { type EventDefinition, TOPIC_PARTITIONS } from '@pruefer/contracts';
import type { Admin, Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import { retryWithBackoff } from '../retry-with-backoff.js';
import { withTimeout } from '../with-timeout.js';
import type { ConsumerPlan, PartitionOffset, TopicPartition } from './consumer-plan.js';
import type { KafkaSettings } from './create-kafka.js';
import { FetchPacing } from './fetch-pacing.js';
import { PartitionOffsets } from './partition-offsets.js';
import { type PartitionLag, ReaderLag } from './reader-lag.js';
import { ensureTopics, getTopicName } from './topics.js';

interface Pace {
  /** Time for which Kafka holds an empty fetch; a new record answers it at once. */
  readonly idleWaitMs: number;
  /** Minimum interval of heartbeats, which are sent after a fetch. */
  readonly heartbeatMs: number;
  /** After this time without heartbeats the group reassigns a member's partitions. */
  readonly sessionMs: number;
}

/** The shortest session that a broker allows; the group waits this long for a killed member. */
const SHARED: Pace = { idleWaitMs: 2_000, heartbeatMs: 1_500, sessionMs: 6_000 };
/** No other member waits for the partitions. A lost broker is noticed before the session ends (9 s). */
const ALONE: Pace = { idleWaitMs: 7_500, heartbeatMs: 9_000, sessionMs: 30_000 };
/** Pause for larger batches. */
const GATHER_MS = 500;
/** Time for which a lag of zero is reused (docs/adr/0055). */
const READ_ALL_MS = 10_000;
const STOP_TIMEOUT_MS = 5_000;

export class ConsumerLoop {
  private readonly topics: ReadonlyMap<string, EventDefinition>;
  private readonly consumer: Consumer;
  private readonly admin: Admin;
  private readonly positions = new PartitionOffsets();
  private readonly readerLag: ReaderLag;
  private committedVersion = 0;
  private readonly pace: Pace;
  private readonly pacing: FetchPacing;
  private finish!: (error?: Error) => void;
  private readonly completion = new Promise<void>((resolve, reject) => {
    this.finish = (error) => (error ? reject(error) : resolve());
  });
  private clusterId = '';
  private seekCompletion: Promise<void> = Promise.resolve();
  private isStopped = false;
  /** One batch at most for each partition. */
  private readonly underWay = new Set<Promise<void>>();

  /**
   * @param report receives the current failure, undefined when everything works
   * @param lost receives the number of records that Kafka deleted before they were read
   */
  constructor(
    kafka: Kafka,
    private readonly settings: KafkaSettings,
    private readonly plan: ConsumerPlan,
    private readonly report: (problem?: string) => void,
    private readonly lost: (event: EventDefinition, records: number) => void,
  ) {
    this.topics = new Map(plan.events.map((event) => [getTopicName(event, settings), event]));
    this.admin = kafka.admin();
    const readEnds = (topic: string) => this.admin.fetchTopicOffsets(topic);
    this.readerLag = new ReaderLag([...this.topics.keys()], this.positions, readEnds, READ_ALL_MS);
    this.pace = plan.startOffsets ? SHARED : ALONE;
    this.pacing = new FetchPacing(plan.gatheredBytes ?? 0, GATHER_MS);
    this.consumer = kafka.consumer({
      groupId: createGroupId(plan, settings),
      allowAutoTopicCreation: false,
      maxWaitTimeInMs: this.pace.idleWaitMs,
      heartbeatInterval: this.pace.heartbeatMs,
      sessionTimeout: this.pace.sessionMs,
      minBytes: 1,
      maxBytesPerPartition: plan.maxBytesPerPartition ?? 1_048_576,
      maxBytes: plan.maxBytes ?? 4_194_304,
      retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 3, restartOnFailure: async () => false },
    });
  }

  /** Reads until stopped. @throws Error when the consumer cannot connect or crashes */
  async run(): Promise<void> {
    this.listen();
    await this.admin.connect();
    await ensureTopics(this.admin, this.settings);
    this.clusterId = (await this.admin.describeCluster()).clusterId;
    await this.consumer.connect();
    await this.consumer.subscribe({ topics: [...this.topics.keys()], fromBeginning: true });
    if (!this.isStopped) {
      await this.consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: this.topics.size * TOPIC_PARTITIONS,
        eachBatch: (payload) => this.consume(payload),
      });
    }
    // Stopped while connecting or joining the group; kafkajs would continue.
    if (this.isStopped) await this.disconnect();
    await this.completion;
  }

  /** Takes no new batches, waits for running ones, leaves the group. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.pacing.stop();
    const disconnected = withTimeout(STOP_TIMEOUT_MS, this.disconnect()).catch(() => undefined);
    // An open fetch ends at its own time limit. A private group has no members that wait for it.
    await (this.plan.startOffsets
      ? disconnected
      : withTimeout(STOP_TIMEOUT_MS, this.untilConsumed()).catch(() => undefined));
    this.finish();
  }

  /** Commits changed offsets to Kafka for external monitoring tools. The binding offsets are stored with the rows. */
  async commit(): Promise<void> {
    const positions = this.positions.all();
    const { version } = this.positions;
    if (!this.plan.startOffsets || positions.length === 0 || version === this.committedVersion) return;
    await this.consumer.commitOffsets(positions);
    this.committedVersion = version;
  }

  /** Waiting records in each assigned partition; empty while not reading, because the query would open new connections. */
  async lag(): Promise<PartitionLag[]> {
    return this.clusterId === '' || this.isStopped ? [] : this.readerLag.read(this.underWay.size > 0);
  }

  private listen(): void {
    const { GROUP_JOIN, CRASH } = this.consumer.events;
    this.consumer.on(CRASH, ({ payload }) => this.finish(payload.error));
    this.consumer.on(GROUP_JOIN, ({ payload }) => {
      this.seekCompletion = this.seekToStart(payload.memberAssignment);
      this.seekCompletion.catch(() => undefined);
    });
    this.completion.catch(() => undefined);
  }

  private async seekToStart(assignment: Readonly<Record<string, number[]>>): Promise<void> {
    const partitions = Object.entries(assignment).flatMap(([topic, ids]) =>
      ids.map((partition) => ({ topic, partition })),
    );
    const starts = await retryWithBackoff(
      async () => {
        const storedOffsets = await this.plan.startOffsets?.(this.clusterId, partitions);
        return startPositions(this.admin, partitions, storedOffsets ?? []);
      },
      { failed: (error) => this.report(error.message), mayRepeat: () => !this.isStopped },
    );
    this.positions.replaceBy(starts);
    if (this.plan.startOffsets) for (const start of starts) this.consumer.seek(start);
    this.report();
  }

  private async untilConsumed(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private consume(payload: EachBatchPayload): Promise<void> {
    const bytes = payload.batch.messages.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
    const work = this.pacing.after(bytes, () => this.consumeBatch(payload)).finally(() => this.underWay.delete(work));
    this.underWay.add(work);
    return work;
  }

  private async consumeBatch(payload: EachBatchPayload): Promise<void> {
    const { topic, partition, messages: records } = payload.batch;
    const lastOffset = payload.batch.lastOffset();
    const event = this.topics.get(topic);
    if (!event) return;
    let lost: Error | undefined;
    const beat = setInterval(
      () => void payload.heartbeat().catch((error: Error) => (lost = error)),
      this.pace.heartbeatMs,
    );
    try {
      await this.seekCompletion;
      // Fetched before the start offset was known; it is fetched again from there.
      if (payload.isStale()) return;
      await retryWithBackoff(() => this.plan.consume({ event, topic, partition, clusterId: this.clusterId, records }), {
        failed: (error) => this.report(error.message),
        mayRepeat: () => payload.isRunning() && !lost,
      });
      this.report();
      this.countMissing(event, payload);
      payload.resolveOffset(lastOffset);
      this.positions.moveAfter({ topic, partition }, lastOffset);
    } finally {
      clearInterval(beat);
    }
  }

  /** Offsets have no gaps without compaction, so missing records were deleted by age or size. */
  private countMissing(event: EventDefinition, { batch: { topic, partition, messages } }: EachBatchPayload): void {
    const position = this.positions.of({ topic, partition });
    if (event.compacted || !position) return;
    const missingCount = BigInt(messages[0]!.offset) - BigInt(position.offset);
    if (missingCount > 0n) this.lost(event, Number(missingCount));
  }

  private async disconnect(): Promise<void> {
    await this.commit().catch(() => undefined);
    await Promise.allSettled([this.consumer.disconnect(), this.admin.disconnect()]);
  }
}

/** A plan without stored offsets gets a new group at each start, so that it does not wait for the end of the previous member's session. */
function createGroupId(plan: ConsumerPlan, { KAFKA_TOPIC_PREFIX }: KafkaSettings): string {
  return `${KAFKA_TOPIC_PREFIX}${plan.groupId}${plan.startOffsets ? '' : `-${randomUUID()}`}`;
}

/** The start offset of each partition: the stored one, else the first record in Kafka. */
async function startPositions(
  admin: Admin,
  partitions: readonly TopicPartition[],
  storedOffsets: readonly PartitionOffset[],
): Promise<PartitionOffset[]> {
  const topics = [...new Set(partitions.map(({ topic }) => topic))];
  const begins = await Promise.all(
    topics.map(async (topic) =>
      (await admin.fetchTopicOffsets(topic)).map(({ partition, low }) => ({ topic, partition, offset: low })),
    ),
  );
  const positions = [...storedOffsets, ...begins.flat()];
  return partitions.flatMap(
    (assignedPartition) =>
      positions.find(
        ({ topic, partition }) => topic === assignedPartition.topic && partition === assignedPartition.partition,
      ) ?? [],
  );
}
