import { randomUUID } from 'node:crypto';
import type { Admin } from 'kafkajs';
import { createKafka, EventPublisher, type StateSettings, topicsOf } from '../../src/index.js';
import { until } from './until.js';

const KAFKA_BROKERS = process.env['TEST_KAFKA_BROKERS'] ?? '';
/** host:port */
export const broker = KAFKA_BROKERS.split('@').at(-1) ?? '';

/** The test broker with its password, reached through another host:port. */
export function kafkaAt(hostAndPort: string): string {
  return KAFKA_BROKERS.replace(broker, hostAndPort);
}

/** A set of topics on the test broker, separated by a prefix. */
export class TestKafka {
  readonly settings: StateSettings = {
    INTERNAL_SECRET: randomUUID(),
    KAFKA_BROKERS,
    KAFKA_TOPIC_PREFIX: `platform-${randomUUID().slice(0, 8)}.`,
  };
  readonly admin: Admin = createKafka(this.settings, 'e2e').admin();
  readonly publisher = new EventPublisher(createKafka(this.settings, 'e2e'), this.settings);

  async open(): Promise<void> {
    await this.admin.connect();
    this.publisher.onModuleInit();
    await until(() => this.publisher.connected);
  }

  async close(): Promise<void> {
    await this.publisher.onApplicationShutdown();
    // Thousands of leftover partitions would slow the broker down for all tests.
    await this.admin.deleteTopics({ topics: topicsOf(this.settings) });
    await this.admin.disconnect();
  }
}
