import { findErrorBy, NetworkError, Producer, ProtocolError, stringSerializers } from '@platformatic/kafka';
import type { Admin, Kafka } from 'kafkajs';
import { within } from '../within.js';
import type { KafkaSettings } from './create-kafka.js';
import type { EventMessage } from './event-message.js';
import { type KafkaMechanism, kafkaAddressOf } from '../config/kafka-address.js';
import { ensureTopics, topicsOf } from './topics.js';

const CONNECT_LIMIT_MS = 10_000;
const ANSWER_LIMIT_MS = 3_000;

/** What the protocol calls them. */
const SASL_NAMES = {
  'scram-sha-512': 'SCRAM-SHA-512',
  'scram-sha-256': 'SCRAM-SHA-256',
  plain: 'PLAIN',
} as const satisfies Record<KafkaMechanism, string>;

type TextProducer = Producer<string, string, string, string>;

/**
 * One life of the connections that events are sent through, from connecting to the first failure. A publisher that loses Kafka closes the
 * link and opens another: nothing of a broken connection is left in the new one.
 */
export class KafkaLink {
  private isCut = false;

  private constructor(
    private readonly settings: KafkaSettings,
    private readonly producer: TextProducer,
  ) {
    producer.on('client:broker:disconnect', () => (this.isCut = true));
  }

  /** Whether a connection has ended since the last look: reason to look whether Kafka is gone. */
  get isSuspect(): boolean {
    return this.isCut;
  }

  /**
   * Connects and sees to it that the topics are there.
   * @throws Error when Kafka does not answer within 10 s
   */
  static async open(kafka: Kafka, settings: KafkaSettings): Promise<KafkaLink> {
    const link = new KafkaLink(settings, createProducer(settings));
    const admin = kafka.admin();
    try {
      await within(CONNECT_LIMIT_MS, link.connect(admin));
      return link;
    } catch (error) {
      link.close();
      throw error;
    } finally {
      void admin.disconnect().catch(() => undefined);
    }
  }

  /** Asks for as little as can be asked: every process does so all the time. @throws Error when Kafka does not answer within 3 s */
  async check(): Promise<void> {
    this.isCut = false;
    const topics = topicsOf(this.settings).slice(0, 1);
    await within(ANSWER_LIMIT_MS, this.producer.metadata({ topics, forceUpdate: true }));
  }

  /**
   * Resolves when all messages are on every in-sync replica.
   * @param partition for all of them; else by key, or spread
   * @throws ProtocolError when the broker refuses them; Error when they are not confirmed within the limit: they may be there nevertheless
   */
  async send(
    topic: string,
    messages: readonly EventMessage[],
    partition: number | undefined,
    limitMs: number,
  ): Promise<void> {
    const addressed = messages.map((message) => ({ topic, ...message, ...(partition !== undefined && { partition }) }));
    try {
      await within(limitMs, this.producer.send({ messages: addressed, acks: -1 }));
    } catch (error) {
      throw refusalIn(error as Error) ?? error;
    }
  }

  /** Whether a failed send was answered by the broker. */
  isRefusal(error: unknown): boolean {
    return error instanceof ProtocolError;
  }

  /** Waits for nothing: the other side may be frozen. */
  close(): void {
    void Promise.allSettled([this.producer.close()]);
  }

  private async connect(admin: Admin): Promise<void> {
    await admin.connect();
    await ensureTopics(admin, this.settings);
    await this.producer.metadata({ topics: topicsOf(this.settings) });
  }
}

/** The broker's own refusal among the errors of a send that kept trying; undefined when a connection was lost on the way. */
function refusalIn(error: Error): Error | undefined {
  if (findErrorBy(error, 'code', NetworkError.code)) return undefined;
  return (findErrorBy(error, 'code', ProtocolError.code) as Error | null) ?? undefined;
}

/**
 * kafkajs reads, this sends: writing records takes a third of the time with it, and that is the largest part of recording a check
 * (docs/adr/0011).
 */
function createProducer({ KAFKA_BROKERS }: KafkaSettings): TextProducer {
  const { brokers, isEncrypted, login } = kafkaAddressOf(KAFKA_BROKERS);
  return new Producer({
    clientId: 'events',
    bootstrapBrokers: [...brokers],
    ...(isEncrypted && { tls: {}, tlsServerName: true }),
    ...(login && { sasl: { ...login, mechanism: SASL_NAMES[login.mechanism] } }),
    serializers: stringSerializers,
    autocreateTopics: false,
    connectTimeout: 1_000,
    requestTimeout: 2_000,
    timeout: 2_000,
    // A new topic has no leader for a moment; together the tries stay well within the limit of a send.
    retries: 8,
    retryDelay: (_producer, _operation, attempt) => Math.min(50 * 2 ** (attempt - 1), 400),
  });
}
