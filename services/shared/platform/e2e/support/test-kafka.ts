import { randomUUID } from 'node:crypto';
import type { Admin } from 'kafkajs';
import { createKafka, EventPublisher, listTopicNames, type StateSettings } from '@pruefer/platform';
import { type TcpProxy, tcpProxy, until } from '@pruefer/testkit';

const KAFKA_BROKERS = process.env['TEST_KAFKA_BROKERS'] ?? '';
const broker = KAFKA_BROKERS.split('@').at(-1) ?? '';

/** The test broker with its password, reached through another address. */
export function kafkaAt({ port }: TcpProxy): string {
  return KAFKA_BROKERS.replace(broker, `127.0.0.1:${port}`);
}

/** A line to the test broker that a test can cut or freeze. */
export function lineToBroker(): Promise<TcpProxy> {
  const [host, port] = broker.split(':');
  return tcpProxy(Number(port), host);
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
    await until('Kafka is connected', () => this.publisher.connected);
  }

  async close(): Promise<void> {
    await this.publisher.onApplicationShutdown();
    // Thousands of leftover partitions would slow the broker down for all tests.
    await this.admin.deleteTopics({ topics: listTopicNames(this.settings) });
    await this.admin.disconnect();
  }
}
