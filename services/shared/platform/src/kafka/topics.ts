import { allEvents, type EventDefinition, TOPIC_PARTITIONS } from '@pruefer/contracts';
import { Logger } from '@nestjs/common';
import kafkajs, { type Admin, type ITopicConfig } from 'kafkajs';
import { untilDone } from '../until-done.js';
import type { KafkaSettings } from './create-kafka.js';
import { topicConfigOf } from './topic-config.js';

/** For some two hundred partitions, on a broker that has other things to do as well. */
const LEADERS_LIMIT_MS = 10_000;
const TOPIC = { type: kafkajs.ConfigResourceTypes.TOPIC };

/** The name of an event's topic on this system's Kafka. */
export function topicOf({ topic }: EventDefinition, { KAFKA_TOPIC_PREFIX }: KafkaSettings): string {
  return KAFKA_TOPIC_PREFIX + topic;
}

/** The topics of all events on this system's Kafka. */
export function topicsOf(settings: KafkaSettings): string[] {
  return allEvents.map((event) => topicOf(event, settings));
}

/**
 * Creates the topics that are missing and waits for their leaders; harmless when another process does so at the same time. Who has a
 * `KAFKA_RETENTION_MB` also sees to it that those of an earlier version keep no more.
 */
export async function ensureTopics(admin: Admin, settings: KafkaSettings): Promise<void> {
  // Asked for by name: kafkajs' listTopics() fails as soon as any topic of the cluster, ours or not, has no leader.
  const known = () => admin.fetchTopicMetadata({ topics: topicsOf(settings) });
  if (await known().catch(() => undefined)) return boundTopics(admin, settings);
  const topics = allEvents.map((event) => newTopic(event, settings));
  // kafkajs' own waiting gives up on a broker that has not heard of the new topic yet.
  await admin.createTopics({ topics, timeout: LEADERS_LIMIT_MS, waitForLeaders: false });
  const end = Date.now() + LEADERS_LIMIT_MS;
  await untilDone(known, { failed: () => undefined, mayRepeat: () => Date.now() < end });
}

function newTopic(event: EventDefinition, settings: KafkaSettings): ITopicConfig {
  const configEntries = entriesOf(topicConfigOf(event, settings));
  return { topic: topicOf(event, settings), numPartitions: TOPIC_PARTITIONS, configEntries };
}

/** Changes what differs. An operator's Kafka may not allow it: then its bounds are the operator's business. */
async function boundTopics(admin: Admin, settings: KafkaSettings): Promise<void> {
  if (!settings.KAFKA_RETENTION_MB) return;
  try {
    const wanted = allEvents.map((event) => ({ ...TOPIC, name: topicOf(event, settings), event }));
    const { resources } = await admin.describeConfigs({ includeSynonyms: false, resources: wanted });
    const different = wanted.filter(({ name, event }) => {
      const now = resources.find(({ resourceName }) => resourceName === name)?.configEntries ?? [];
      const valueOf = (key: string) => now.find(({ configName }) => configName === key)?.configValue;
      return Object.entries(topicConfigOf(event, settings)).some(([key, value]) => valueOf(key) !== value);
    });
    if (different.length === 0) return;
    const changed = different.map(({ type, name, event }) => ({
      type,
      name,
      configEntries: entriesOf(topicConfigOf(event, settings)),
    }));
    await admin.alterConfigs({ validateOnly: false, resources: changed });
  } catch (error) {
    new Logger('Kafka').warn(`topics stay as they are bounded: ${(error as Error).message}`);
  }
}

function entriesOf(config: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(config).map(([name, value]) => ({ name, value }));
}
