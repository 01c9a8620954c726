import { randomUUID } from 'node:crypto';
import type { Admin } from 'kafkajs';
import { createKafka, EventPublisher, type KafkaSettings } from '../../src/index.js';
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
    const topics = (await this.admin.listTopics()).filter((topic) =>
      topic.startsWith(this.settings.KAFKA_TOPIC_PREFIX),
    );
    await this.admin.deleteTopics({ topics });
    await this.admin.disconnect();
  }
}
