import { randomBytes } from 'node:crypto';
import { createKafka, listTopicNames } from '@pruefer/platform';
import { testServers } from './test-servers.js';

const prefixes: string[] = [];

/** A prefix for topics and groups that isolates suites. Its topics are deleted after the suite. */
export function testTopicPrefix(): string {
  const prefix = `test-${randomBytes(6).toString('hex')}.`;
  prefixes.push(prefix);
  return prefix;
}

// Outside Jest `afterAll` does not exist.
if (typeof afterAll === 'function') afterAll(deleteTestTopics);

/** Thousands of leftover partitions slow the broker down. */
async function deleteTestTopics(): Promise<void> {
  if (prefixes.length === 0) return;
  const KAFKA_BROKERS = testServers().kafkaBrokers;
  const admin = createKafka({ KAFKA_BROKERS, KAFKA_TOPIC_PREFIX: '' }, 'testkit').admin();
  try {
    await admin.connect();
    for (const KAFKA_TOPIC_PREFIX of prefixes) {
      const topics = listTopicNames({ KAFKA_BROKERS, KAFKA_TOPIC_PREFIX });
      // A suite that never reached Kafka has created none.
      await admin.deleteTopics({ topics, timeout: 3_000 }).catch(() => undefined);
    }
  } finally {
    await admin.disconnect();
  }
}
