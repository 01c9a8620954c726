import { allEvents, type EventDefinition, TOPIC_PARTITIONS } from '@pruefer/contracts';
import { Logger } from '@nestjs/common';
import kafkajs, { type Admin, type ITopicConfig } from 'kafkajs';
import { retryWithBackoff } from '../retry-with-backoff.js';
import type { KafkaSettings } from './create-kafka.js';
import { buildTopicConfig } from './topic-config.js';

/** Enough for about two hundred partitions on a busy broker. */
const LEADERS_TIMEOUT_MS = 10_000;
const TOPIC = { type: kafkajs.ConfigResourceTypes.TOPIC };

export function getTopicName({ topic }: EventDefinition, { KAFKA_TOPIC_PREFIX }: KafkaSettings): string {
  return KAFKA_TOPIC_PREFIX + topic;
}

export function listTopicNames(settings: KafkaSettings): string[] {
  return allEvents.map((event) => getTopicName(event, settings));
}

/**
 * Creates missing topics and waits for their leaders; safe to run concurrently. With `KAFKA_RETENTION_MB` it also applies the
 * limit to existing topics.
 */
export async function ensureTopics(admin: Admin, settings: KafkaSettings): Promise<void> {
  // By name, because kafkajs' listTopics() fails when any topic of the cluster has no leader.
  const fetchTopics = () => admin.fetchTopicMetadata({ topics: listTopicNames(settings) });
  if (await fetchTopics().catch(() => undefined)) return boundTopics(admin, settings);
  const topics = allEvents.map((event) => newTopic(event, settings));
  // The wait of kafkajs fails on a broker that has not yet learned about the topic.
  await admin.createTopics({ topics, timeout: LEADERS_TIMEOUT_MS, waitForLeaders: false });
  const end = Date.now() + LEADERS_TIMEOUT_MS;
  await retryWithBackoff(fetchTopics, { failed: () => undefined, mayRepeat: () => Date.now() < end });
}

function newTopic(event: EventDefinition, settings: KafkaSettings): ITopicConfig {
  const configEntries = toConfigEntries(buildTopicConfig(event, settings));
  return { topic: getTopicName(event, settings), numPartitions: TOPIC_PARTITIONS, configEntries };
}

/** Changes differing settings. If the operator's Kafka forbids it, the operator sets the limits. */
async function boundTopics(admin: Admin, settings: KafkaSettings): Promise<void> {
  if (!settings.KAFKA_RETENTION_MB) return;
  try {
    const plannedTopics = allEvents.map((event) => ({ ...TOPIC, name: getTopicName(event, settings), event }));
    const { resources } = await admin.describeConfigs({ includeSynonyms: false, resources: plannedTopics });
    const different = plannedTopics.filter(({ name, event }) => {
      const now = resources.find(({ resourceName }) => resourceName === name)?.configEntries ?? [];
      const valueOf = (key: string) => now.find(({ configName }) => configName === key)?.configValue;
      return Object.entries(buildTopicConfig(event, settings)).some(([key, value]) => valueOf(key) !== value);
    });
    if (different.length === 0) return;
    const updates = different.map(({ type, name, event }) => ({
      type,
      name,
      configEntries: toConfigEntries(buildTopicConfig(event, settings)),
    }));
    await admin.alterConfigs({ validateOnly: false, resources: updates });
  } catch (error) {
    new Logger('Kafka').warn(`topics stay as they are bounded: ${(error as Error).message}`);
  }
}

function toConfigEntries(config: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(config).map(([name, value]) => ({ name, value }));
}
