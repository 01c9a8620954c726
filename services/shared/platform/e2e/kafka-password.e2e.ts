import { ValidationAnsweredV1 } from '@pruefer/contracts';
import type { Admin, Consumer, Producer } from 'kafkajs';
import { createKafka, EventPublisher, getTopicName, parseKafkaAddress } from '@pruefer/platform';
import { until } from '@pruefer/testkit';
import { TestKafka } from './support/test-kafka.js';

describe('Kafka', () => {
  const kafka = new TestKafka();
  const { settings } = kafka;
  const [broker = ''] = parseKafkaAddress(settings.KAFKA_BROKERS).brokers;
  const topic = getTopicName(ValidationAnsweredV1, settings);
  beforeAll(() => kafka.open());
  afterAll(() => kafka.close());

  const strangers = [
    ['who gives no password', broker],
    ['who gives a wrong password', `kafka://services:guessed-password@${broker}`],
    ['who names somebody else', settings.KAFKA_BROKERS.replace('services:', 'somebody:')],
    ['who wants a weaker proof', `${settings.KAFKA_BROKERS}?mechanism=scram-sha-256`],
  ] as const;

  describe.each(strangers)('D5: every client %s', (_who, KAFKA_BROKERS) => {
    const client = () => createKafka({ ...settings, KAFKA_BROKERS }, 'stranger');
    const refused = async (client: Admin | Consumer | Producer, use: () => Promise<unknown>) => {
      await expect(client.connect().then(use)).rejects.toThrow();
      await client.disconnect();
    };

    it('cannot list', async () => {
      const admin = client().admin();
      await refused(admin, () => admin.listTopics());
    });

    it('cannot read', async () => {
      const consumer = client().consumer({ groupId: `${settings.KAFKA_TOPIC_PREFIX}stranger` });
      await refused(consumer, () => consumer.subscribe({ topic }));
    });

    it('cannot send', async () => {
      const producer = client().producer();
      await refused(producer, () => producer.send({ topic, messages: [{ value: '{}' }] }));
    });
  });

  it('D5: a service with a wrong password says so without saying the password', async () => {
    const wrong = { ...settings, KAFKA_BROKERS: `kafka://services:guessed-password@${broker}` };
    const publisher = new EventPublisher(createKafka(wrong, 'e2e'), wrong);
    publisher.onModuleInit();
    await until('the refusal', () => publisher.problem?.includes('uthenticat') ?? false);
    expect(publisher.problem).not.toContain('guessed-password');
    expect(publisher.connected).toBe(false);
    await publisher.onApplicationShutdown();
  });
});
