import { randomBytes } from 'node:crypto';
import type { EventDefinition } from '@pruefer/contracts';
import { createKafka, EventConsumer, type KafkaSettings } from '@pruefer/platform';
import { until } from './until.js';

/** Collects published events as a service would; retries while the broker is starting. */
export class FollowedEvents<Data> {
  /** Events from the beginning of the topic. */
  readonly events: Data[] = [];
  private readonly consumer: EventConsumer;

  constructor(
    private readonly event: EventDefinition,
    settings: KafkaSettings,
  ) {
    this.consumer = new EventConsumer(createKafka(settings, 'e2e'), settings, {
      groupId: `${settings.KAFKA_TOPIC_PREFIX}e2e-${randomBytes(6).toString('hex')}`,
      events: [event],
      consume: async ({ records }) => {
        this.events.push(...records.map(({ value }) => JSON.parse(String(value)) as Data));
      },
    });
  }

  /** Starts, and resolves when the consumer is reading. */
  async follow(): Promise<void> {
    this.consumer.onApplicationBootstrap();
    await until(`${this.event.topic} is read`, () => this.consumer.problem === undefined, 30_000);
  }

  async stop(): Promise<void> {
    await this.consumer.onModuleDestroy();
  }
}
