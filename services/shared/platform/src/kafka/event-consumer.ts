import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { EventDefinition } from '@pruefer/contracts';
import type { Kafka } from 'kafkajs';
import { repeatEvery, type Repetition } from '../repeat-every.js';
import type { ConsumerPlan } from './consumer-plan.js';
import { Outage } from '../log/outage.js';
import type { KafkaSettings } from './create-kafka.js';
import type { PartitionLag } from './reader-lag.js';
import { ConsumerLoop } from './consumer-loop.js';

const RETRY_DELAY_MS = 1_000;
const COMMIT_INTERVAL_MS = 5_000;

/**
 * Reads events in batches. After an outage of Kafka, a crash or an error of the reader it continues at its last position.
 * Services use it through `EventStrategy` only.
 */
export class EventConsumer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(EventConsumer.name);
  private readonly outage = new Outage(this.logger);
  private readonly repetitions: Repetition[] = [];
  private readonly lostRecords = new Map<string, number>();
  private reading: ConsumerLoop | undefined;
  private isStopped = false;
  private failure: string | undefined = 'not connected yet';

  constructor(
    private readonly kafka: Kafka,
    private readonly settings: KafkaSettings,
    private readonly plan: ConsumerPlan,
  ) {}

  onApplicationBootstrap(): void {
    const { groupId } = this.plan;
    this.repetitions.push(
      repeatEvery(RETRY_DELAY_MS, `read ${groupId}`, () => this.read()),
      repeatEvery(COMMIT_INTERVAL_MS, `commit ${groupId}`, async () => this.reading?.commit().catch(() => undefined)),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await this.reading?.stop();
    await Promise.all(this.repetitions.map((repetition) => repetition.stop()));
  }

  /** Why reading is impossible now; undefined when it works. */
  get problem(): string | undefined {
    return this.failure;
  }

  async lag(): Promise<PartitionLag[]> {
    return (await this.reading?.lag().catch(() => [])) ?? [];
  }

  /** Records by topic that Kafka deleted before this process read them; empty while it keeps up. */
  get lost(): ReadonlyMap<string, number> {
    return this.lostRecords;
  }

  private async read(): Promise<void> {
    if (this.isStopped) return;
    this.reading = new ConsumerLoop(
      this.kafka,
      this.settings,
      this.plan,
      (problem) => this.report(problem),
      (event, records) => this.noteLost(event, records),
    );
    try {
      await this.reading.run();
    } catch (error) {
      this.report((error as Error).message);
      await this.reading.stop();
    }
  }

  private noteLost({ topic }: EventDefinition, records: number): void {
    this.lostRecords.set(topic, (this.lostRecords.get(topic) ?? 0) + records);
    this.logger.error(`${records} records of ${topic} were deleted by Kafka before ${this.plan.groupId} read them`);
  }

  private report(problem?: string): void {
    if (problem) this.outage.failed(`${this.plan.groupId} cannot go on: ${problem}`);
    else if (this.failure) {
      this.outage.worked();
      this.logger.log(`${this.plan.groupId} reads`);
    }
    this.failure = problem;
  }
}
