import { BanksImportedV1, KeyChangedV1, TOPIC_PARTITIONS, ValidationAnsweredV1 } from '@pruefer/contracts';
import kafkajs from 'kafkajs';
import {
  buildTopicConfig,
  createKafka,
  ensureTopics,
  EventPublisher,
  getTopicName,
  listTopicNames,
} from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { kafkaAt, lineToBroker, TestKafka } from './support/test-kafka.js';

describe('the publisher', () => {
  const kafka = new TestKafka();
  const { admin, publisher, settings } = kafka;
  beforeAll(() => kafka.open());
  afterAll(() => kafka.close());

  const readConfigValue = async (topic: string, name: string) => {
    const { resources } = await admin.describeConfigs({
      includeSynonyms: false,
      resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configNames: [name] }],
    });
    return resources[0]?.configEntries[0]?.configValue;
  };

  it('makes the topics of the contracts, compacted where they say so', async () => {
    const answered = getTopicName(ValidationAnsweredV1, settings);
    const { topics } = await admin.fetchTopicMetadata({ topics: [answered] });
    expect(topics[0]?.partitions).toHaveLength(TOPIC_PARTITIONS);
    expect(await readConfigValue(answered, 'retention.ms')).toBe(String(14 * 86_400_000));
    expect(await readConfigValue(getTopicName(KeyChangedV1, settings), 'cleanup.policy')).toBe('compact');
  });

  it('D4: bounds topics by bytes, also those that an earlier version has made', async () => {
    const answered = getTopicName(ValidationAnsweredV1, settings);
    expect(Number(await readConfigValue(answered, 'retention.bytes'))).toBeGreaterThan(0);
    const before = { name: 'retention.ms', value: '1000000' };
    const type = kafkajs.ConfigResourceTypes.TOPIC;
    await admin.alterConfigs({
      validateOnly: false,
      resources: [{ type, name: answered, configEntries: [before] }],
    });
    // A broker applies what it has confirmed a moment later.
    await until('no limit by bytes', async () => (await readConfigValue(answered, 'retention.bytes')) === '-1');
    await ensureTopics(admin, settings);
    expect(await readConfigValue(answered, 'retention.bytes')).toBe('-1');
    const bounded = { ...settings, KAFKA_RETENTION_MB: 2_048 };
    await ensureTopics(admin, bounded);
    const wanted = buildTopicConfig(ValidationAnsweredV1, bounded);
    await until(
      'the limit by bytes',
      async () => (await readConfigValue(answered, 'retention.bytes')) === wanted['retention.bytes'],
    );
    for (const [name, value] of Object.entries(wanted)) expect(await readConfigValue(answered, name)).toBe(value);
    expect(await readConfigValue(getTopicName(KeyChangedV1, settings), 'retention.bytes')).toBe('-1');
    expect(await readConfigValue(getTopicName(KeyChangedV1, settings), 'cleanup.policy')).toBe('compact');
  });

  it('creates missing topics, whatever process created the others', async () => {
    const other = { ...settings, KAFKA_TOPIC_PREFIX: `${settings.KAFKA_TOPIC_PREFIX}other.` };
    const [first = '', ...missing] = listTopicNames(other);
    await admin.createTopics({ topics: [{ topic: first, numPartitions: 1 }], waitForLeaders: false });
    await Promise.all([ensureTopics(admin, other), ensureTopics(admin, other)]);
    const { topics } = await admin.fetchTopicMetadata({ topics: missing });
    expect(topics).toHaveLength(missing.length);
    await admin.deleteTopics({ topics: [first, ...missing] });
  });

  it('writes a batch of the largest events to one partition', async () => {
    const messages = Array.from({ length: 1_000 }, () => ({ value: 'x'.repeat(3_000) }));
    await publisher.publish(ValidationAnsweredV1, messages, { partition: 7 });
    const offsets = await admin.fetchTopicOffsets(getTopicName(ValidationAnsweredV1, settings));
    expect(offsets.filter(({ high }) => high !== '0')).toEqual([
      expect.objectContaining({ partition: 7, high: '1000' }),
    ]);
  });

  it('passes a refusal of the broker on, and stays connected', async () => {
    const tooLarge = [{ value: 'x'.repeat(9_000_000) }];
    await expect(publisher.publish(BanksImportedV1, tooLarge)).rejects.toThrow(/large/i);
    expect(publisher.connected).toBe(true);
  });

  it('D4: refuses at once while Kafka is unavailable, and sends as soon as it appears', async () => {
    const line = await lineToBroker();
    await line.cut();
    const unavailable = new EventPublisher(createKafka({ ...settings, KAFKA_BROKERS: kafkaAt(line) }, 'e2e'), settings);
    unavailable.onModuleInit();
    await expect(unavailable.publish(BanksImportedV1, [{ value: '{}' }])).rejects.toThrow('Kafka cannot be used');
    await line.heal();
    await until('the publisher is connected', () => unavailable.connected);
    await unavailable.publish(BanksImportedV1, [{ value: '{}' }]);
    await unavailable.onApplicationShutdown();
    await line.close();
  });
});
