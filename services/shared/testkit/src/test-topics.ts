import { randomBytes } from 'node:crypto';
import { createKafka, topicsOf } from '@pruefer/platform';
import { testServers } from './test-servers.js';

const prefixes: string[] = [];

/** A prefix for topics and groups, so that suites do not see each other's events. Its topics are deleted when the suite is over. */
export function testTopicPrefix(): string {
  const prefix = `test-${randomBytes(6).toString('hex')}.`;
  prefixes.push(prefix);
  return prefix;
}

// Outside of Jest there is no suite whose end could be waited for.
if (typeof afterAll === 'function') afterAll(deleteTestTopics);

/** A broker with thousands of forgotten partitions becomes slow for everybody. */
async function deleteTestTopics(): Promise<void> {
  if (prefixes.length === 0) return;
  const KAFKA_BROKERS = testServers().kafkaBrokers;
  const admin = createKafka({ KAFKA_BROKERS, KAFKA_TOPIC_PREFIX: '' }, 'testkit').admin();
  try {
    await admin.connect();
    for (const KAFKA_TOPIC_PREFIX of prefixes) {
      const topics = topicsOf({ KAFKA_BROKERS, KAFKA_TOPIC_PREFIX });
      // A suite that never reached Kafka has made none.
      await admin.deleteTopics({ topics, timeout: 3_000 }).catch(() => undefined);
    }
  } finally {
    await admin.disconnect();
  }
}
