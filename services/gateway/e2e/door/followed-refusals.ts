import { type RequestRefused, RequestRefusedV1 } from '@pruefer/contracts';
import { createKafka, EventConsumer } from '@pruefer/platform';
import { testServers, testTopicPrefix, until } from '@pruefer/testkit';

/** What gateways of one system tell the log about checks that they refused, read as the log reads: again and again on a broker that has only just begun. */
export class FollowedRefusals {
  readonly prefix = testTopicPrefix();
  readonly events: RequestRefused[] = [];
  private readonly consumer: EventConsumer;

  constructor() {
    const settings = { KAFKA_BROKERS: testServers().kafkaBrokers, KAFKA_TOPIC_PREFIX: this.prefix };
    this.consumer = new EventConsumer(createKafka(settings, 'e2e'), settings, {
      groupId: `${this.prefix}refusals`,
      events: [RequestRefusedV1],
      take: async ({ records }) => {
        this.events.push(...records.map(({ value }) => JSON.parse(String(value)) as RequestRefused));
      },
    });
  }

  /** Reads from the first event on. */
  async follow(): Promise<void> {
    this.consumer.onApplicationBootstrap();
    await until('refusals are read', () => this.consumer.problem === undefined, 30_000);
  }

  async stop(): Promise<void> {
    await this.consumer.onModuleDestroy();
  }
}
