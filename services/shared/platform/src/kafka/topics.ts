import { allEvents, type EventDefinition, TOPIC_PARTITIONS } from '@pruefer/contracts';
import type { Admin, ITopicConfig } from 'kafkajs';
import { untilDone } from '../until-done.js';
import type { KafkaSettings } from './create-kafka.js';

const LEADERS_LIMIT_MS = 3_000;
const KEPT_MS = 14 * 24 * 60 * 60 * 1_000;
/** One send carries a whole batch: 1,000 of the largest events. */
const MAX_SEND_BYTES = 8 * 1_024 * 1_024;

/** The name of an event's topic on this system's Kafka. */
export function topicOf({ topic }: EventDefinition, { KAFKA_TOPIC_PREFIX }: KafkaSettings): string {
  return KAFKA_TOPIC_PREFIX + topic;
}

/** The topics of all events on this system's Kafka. */
export function topicsOf(settings: KafkaSettings): string[] {
  return allEvents.map((event) => topicOf(event, settings));
}

/** Creates the topics that are missing and waits for their leaders; harmless when another process does so at the same time. */
export async function ensureTopics(admin: Admin, settings: KafkaSettings): Promise<void> {
  // Asked for by name: kafkajs' listTopics() fails as soon as any topic of the cluster, ours or not, has no leader.
  const known = () => admin.fetchTopicMetadata({ topics: topicsOf(settings) });
  if (await known().catch(() => undefined)) return;
  const topics = allEvents.map((event) => topicConfig(event, settings));
  // kafkajs' own waiting gives up on a broker that has not heard of the new topic yet.
  await admin.createTopics({ topics, timeout: LEADERS_LIMIT_MS, waitForLeaders: false });
  const end = Date.now() + LEADERS_LIMIT_MS;
  await untilDone(known, { failed: () => undefined, mayRepeat: () => Date.now() < end });
}

function topicConfig(event: EventDefinition, settings: KafkaSettings): ITopicConfig {
  const cleanup = event.compacted
    ? { name: 'cleanup.policy', value: 'compact' }
    : { name: 'retention.ms', value: String(KEPT_MS) };
  return {
    topic: topicOf(event, settings),
    numPartitions: TOPIC_PARTITIONS,
    configEntries: [cleanup, { name: 'max.message.bytes', value: String(MAX_SEND_BYTES) }],
  };
}
