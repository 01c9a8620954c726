import { randomUUID } from 'node:crypto';
import type { Admin } from 'kafkajs';
import { createKafka, EventPublisher, type KafkaSettings, topicsOf } from '../../src/index.js';
import { until } from './until.js';

export const broker = process.env['TEST_KAFKA_BROKERS']?.split(',')[0] ?? '';

/** Topics of its own on the test broker. */
export class TestKafka {
  readonly settings: KafkaSettings = {
    KAFKA_BROKERS: [broker],
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
    // A broker with thousands of forgotten partitions becomes slow for everybody.
    await this.admin.deleteTopics({ topics: topicsOf(this.settings) });
    await this.admin.disconnect();
  }
}
