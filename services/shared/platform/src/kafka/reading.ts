import { randomUUID } from 'node:crypto';
import { type EventDefinition, TOPIC_PARTITIONS } from '@pruefer/contracts';
import type { Admin, Consumer, EachBatchPayload, Kafka } from 'kafkajs';
import { untilDone } from '../until-done.js';
import { within } from '../within.js';
import type { ConsumerPlan } from './consumer-plan.js';
import type { KafkaSettings } from './create-kafka.js';
import { Gathering } from './gathering.js';
import { Positions } from './positions.js';
import { type PartitionLag, ReaderLag } from './reader-lag.js';
import { startPositions } from './start-positions.js';
import { ensureTopics, topicOf } from './topics.js';

interface Pace {
  /** How long Kafka holds a fetch while there is nothing to hand over; a record that comes is handed over at once. */
  readonly idleWaitMs: number;
  /** Least time between two signs of life, which are sent after a fetch. */
  readonly heartbeatMs: number;
  /** After so long a silence others get a member's partitions. */
  readonly sessionMs: number;
}

/** The session is the least that a broker allows: so long a group waits for a member that was killed. */
const SHARED: Pace = { idleWaitMs: 2_000, heartbeatMs: 1_500, sessionMs: 6_000 };
/** Nobody waits for its partitions. A broker that is gone is noticed before the others have given up on it (9 s). */
const ALONE: Pace = { idleWaitMs: 7_500, heartbeatMs: 9_000, sessionMs: 30_000 };
/** How long much gathers where a reader wants it at once. */
const GATHER_MS = 500;
/** For so long it is believed that nothing waits for a reader that has read everything (docs/adr/0073). */
const READ_ALL_MS = 10_000;
const STOP_LIMIT_MS = 5_000;

/** One life of a kafkajs consumer, from connecting to its crash or stop. */
export class Reading {
  private readonly topics: ReadonlyMap<string, EventDefinition>;
  private readonly consumer: Consumer;
  private readonly admin: Admin;
  private readonly positions = new Positions();
  private readonly waiting: ReaderLag;
  private committedVersion = 0;
  private readonly pace: Pace;
  private readonly gathering: Gathering;
  private finish!: (error?: Error) => void;
  private readonly ended = new Promise<void>((resolve, reject) => {
    this.finish = (error) => (error ? reject(error) : resolve());
  });
  private clusterId = '';
  private placed: Promise<void> = Promise.resolve();
  private stopped = false;
  /** At most one for each partition. */
  private readonly underWay = new Set<Promise<void>>();

  /**
   * @param report gets what does not work at the moment, undefined when all does
   * @param lost gets how many records Kafka deleted before they were read
   */
  constructor(
    kafka: Kafka,
    private readonly settings: KafkaSettings,
    private readonly plan: ConsumerPlan,
    private readonly report: (problem?: string) => void,
    private readonly lost: (event: EventDefinition, records: number) => void,
  ) {
    this.topics = new Map(plan.events.map((event) => [topicOf(event, settings), event]));
    this.admin = kafka.admin();
    const endsOf = (topic: string) => this.admin.fetchTopicOffsets(topic);
    this.waiting = new ReaderLag([...this.topics.keys()], this.positions, endsOf, READ_ALL_MS);
    this.pace = plan.startOffsets ? SHARED : ALONE;
    this.gathering = new Gathering(plan.gatheredBytes ?? 0, GATHER_MS);
    this.consumer = kafka.consumer({
      groupId: groupOf(plan, settings),
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
    if (!this.stopped) {
      await this.consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: this.topics.size * TOPIC_PARTITIONS,
        eachBatch: (payload) => this.take(payload),
      });
    }
    // Stopped while it connected or joined the group: kafkajs would go on.
    if (this.stopped) await this.disconnect();
    await this.ended;
  }

  /** Takes no new batches, waits for those under way, leaves the group. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.gathering.stop();
    const disconnected = within(STOP_LIMIT_MS, this.disconnect()).catch(() => undefined);
    // An idle fetch ends in its own time. Nobody waits for a member of a group that is this process' alone.
    await (this.plan.startOffsets ? disconnected : within(STOP_LIMIT_MS, this.untilTaken()).catch(() => undefined));
    this.finish();
  }

  /** Tells Kafka how far we are, if that has changed. Only tools that watch the lag from outside read it: what counts is stored with the rows. */
  async commit(): Promise<void> {
    const positions = this.positions.all();
    const { version } = this.positions;
    if (!this.plan.startOffsets || positions.length === 0 || version === this.committedVersion) return;
    await this.consumer.commitOffsets(positions);
    this.committedVersion = version;
  }

  /** How many records wait in each partition of ours; empty while nothing is read: a client that is asked then opens connections of its own. */
  async lag(): Promise<PartitionLag[]> {
    return this.clusterId === '' || this.stopped ? [] : this.waiting.look(this.underWay.size > 0);
  }

  private listen(): void {
    const { GROUP_JOIN, CRASH } = this.consumer.events;
    this.consumer.on(CRASH, ({ payload }) => this.finish(payload.error));
    this.consumer.on(GROUP_JOIN, ({ payload }) => {
      this.placed = this.place(payload.memberAssignment);
      this.placed.catch(() => undefined);
    });
    this.ended.catch(() => undefined);
  }

  private async place(assignment: Readonly<Record<string, number[]>>): Promise<void> {
    const partitions = Object.entries(assignment).flatMap(([topic, ids]) =>
      ids.map((partition) => ({ topic, partition })),
    );
    const starts = await untilDone(
      async () => {
        const stored = await this.plan.startOffsets?.(this.clusterId, partitions);
        return startPositions(this.admin, partitions, stored ?? []);
      },
      { failed: (error) => this.report(error.message), mayRepeat: () => !this.stopped },
    );
    this.positions.replaceBy(starts);
    if (this.plan.startOffsets) for (const start of starts) this.consumer.seek(start);
    this.report();
  }

  private async untilTaken(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private take(given: EachBatchPayload): Promise<void> {
    const bytes = given.batch.messages.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
    const taking = this.gathering.after(bytes, () => this.takeOne(given)).finally(() => this.underWay.delete(taking));
    this.underWay.add(taking);
    return taking;
  }

  private async takeOne(given: EachBatchPayload): Promise<void> {
    const { topic, partition, messages: records } = given.batch;
    const lastOffset = given.batch.lastOffset();
    const event = this.topics.get(topic);
    if (!event) return;
    let lost: Error | undefined;
    const beat = setInterval(
      () => void given.heartbeat().catch((error: Error) => (lost = error)),
      this.pace.heartbeatMs,
    );
    try {
      await this.placed;
      // Fetched before we knew where to begin: it comes again from there.
      if (given.isStale()) return;
      await untilDone(() => this.plan.take({ event, topic, partition, clusterId: this.clusterId, records }), {
        failed: (error) => this.report(error.message),
        mayRepeat: () => given.isRunning() && !lost,
      });
      this.report();
      this.countMissing(event, given);
      given.resolveOffset(lastOffset);
      this.positions.passed({ topic, partition }, lastOffset);
    } finally {
      clearInterval(beat);
    }
  }

  /** Offsets have no gaps where nothing is compacted: what is missing was deleted for its age, or to make room. */
  private countMissing(event: EventDefinition, { batch: { topic, partition, messages } }: EachBatchPayload): void {
    const position = this.positions.of({ topic, partition });
    if (event.compacted || !position) return;
    const missing = BigInt(messages[0]!.offset) - BigInt(position.offset);
    if (missing > 0n) this.lost(event, Number(missing));
  }

  private async disconnect(): Promise<void> {
    await this.commit().catch(() => undefined);
    await Promise.allSettled([this.consumer.disconnect(), this.admin.disconnect()]);
  }
}

/** Without stored places it is a group of its own in each life: the next one does not wait until Kafka misses this one's member. */
function groupOf(plan: ConsumerPlan, { KAFKA_TOPIC_PREFIX }: KafkaSettings): string {
  return `${KAFKA_TOPIC_PREFIX}${plan.groupId}${plan.startOffsets ? '' : `-${randomUUID()}`}`;
}
