import { randomUUID } from 'node:crypto';
import { type Server, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BanksImportedV1, KeyChangedV1, TOPIC_PARTITIONS, ValidationAnsweredV1 } from '@pruefer/contracts';
import kafkajs from 'kafkajs';
import { createKafka, EventPublisher, topicOf } from '../src/index.js';

const brokers = (process.env['TEST_KAFKA_BROKERS'] ?? '').split(',');
const settings = { KAFKA_BROKERS: brokers, KAFKA_TOPIC_PREFIX: `platform-${randomUUID().slice(0, 8)}.` };

async function until(condition: () => boolean, limitMs = 15_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!condition()) {
    if (Date.now() > end) throw new Error('did not come true in time');
    await sleep(50);
  }
}

describe('the publisher', () => {
  const admin = createKafka(settings, 'e2e').admin();
  let publisher: EventPublisher;

  beforeAll(async () => {
    await admin.connect();
    publisher = new EventPublisher(createKafka(settings, 'e2e'), settings);
    publisher.onModuleInit();
    await until(() => publisher.connected);
  });

  afterAll(async () => {
    await publisher.onApplicationShutdown();
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(settings.KAFKA_TOPIC_PREFIX));
    await admin.deleteTopics({ topics });
    await admin.disconnect();
  });

  it('makes the topics of the contracts, compacted where they say so', async () => {
    const configOf = async (topic: string, name: string) => {
      const { resources } = await admin.describeConfigs({
        includeSynonyms: false,
        resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic, configNames: [name] }],
      });
      return resources[0]?.configEntries[0]?.configValue;
    };
    const answered = topicOf(ValidationAnsweredV1, settings);
    const { topics } = await admin.fetchTopicMetadata({ topics: [answered] });
    expect(topics[0]?.partitions).toHaveLength(TOPIC_PARTITIONS);
    expect(await configOf(answered, 'retention.ms')).toBe(String(14 * 86_400_000));
    expect(await configOf(topicOf(KeyChangedV1, settings), 'cleanup.policy')).toBe('compact');
  });

  it('writes a batch to one partition', async () => {
    const messages = Array.from({ length: 1_000 }, () => ({ value: 'x'.repeat(3_000) }));
    await publisher.publish(ValidationAnsweredV1, messages, { partition: 7 });
    const offsets = await admin.fetchTopicOffsets(topicOf(ValidationAnsweredV1, settings));
    expect(offsets.filter(({ high }) => high !== '0')).toEqual([
      expect.objectContaining({ partition: 7, high: '1000' }),
    ]);
  });

  it('passes a refusal of the broker on, and stays connected', async () => {
    const tooLarge = [{ value: 'x'.repeat(9_000_000) }];
    await expect(publisher.publish(BanksImportedV1, tooLarge)).rejects.toThrow(/large/i);
    expect(publisher.connected).toBe(true);
  });

  it('refuses at once while Kafka is away, and sends as soon as it appears', async () => {
    const [host = '', port = ''] = (brokers[0] ?? '').split(':');
    const door = await closedDoor();
    const away = new EventPublisher(
      createKafka({ ...settings, KAFKA_BROKERS: [`127.0.0.1:${door.port}`] }, 'e2e'),
      settings,
    );
    away.onModuleInit();
    await sleep(300);
    const asked = Date.now();
    await expect(away.publish(BanksImportedV1, [{ value: '{}' }])).rejects.toThrow('Kafka cannot be used');
    expect(Date.now() - asked).toBeLessThan(100);
    const server = await door.open(host, Number(port));
    await until(() => away.connected);
    await away.publish(BanksImportedV1, [{ value: '{}' }]);
    await away.onApplicationShutdown();
    server.close();
  });
});

/** A port nobody listens on, until it is opened towards the real broker. */
async function closedDoor(): Promise<{ port: number; open(host: string, port: number): Promise<Server> }> {
  const listen = (server: Server, port: number) =>
    new Promise<Server>((done) => server.listen(port, '127.0.0.1', () => done(server)));
  const probe = await listen(createServer(), 0);
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  const open = (host: string, target: number) =>
    listen(
      createServer((near) => {
        const far = connect(target, host);
        near.pipe(far).pipe(near);
        near.on('error', () => far.destroy());
        far.on('error', () => near.destroy());
      }),
      port,
    );
  return { port, open };
}
