import { findErrorBy, NetworkError, Producer, ProtocolError, stringSerializers } from '@platformatic/kafka';
import type { Admin, Kafka } from 'kafkajs';
import { withTimeout } from '../with-timeout.js';
import type { KafkaSettings } from './create-kafka.js';
import type { EventMessage } from './event-message.js';
import { type KafkaMechanism, parseKafkaAddress } from '../config/kafka-address.js';
import { ensureTopics, listTopicNames } from './topics.js';

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 3_000;

const SASL_NAMES = {
  'scram-sha-512': 'SCRAM-SHA-512',
  'scram-sha-256': 'SCRAM-SHA-256',
  plain: 'PLAIN',
} as const satisfies Record<KafkaMechanism, string>;

type TextProducer = Producer<string, string, string, string>;

/**
 * The connections of a publisher from connecting to the first failure. After a failure the publisher closes the link and opens
 * another one, without state of the broken connection.
 */
export class KafkaLink {
  private isCut = false;

  private constructor(
    private readonly settings: KafkaSettings,
    private readonly producer: TextProducer,
  ) {
    producer.on('client:broker:disconnect', () => (this.isCut = true));
  }

  /** Whether a connection was closed since the last check; Kafka may be unavailable then. */
  get isSuspect(): boolean {
    return this.isCut;
  }

  /** Connects and creates missing topics. @throws Error when Kafka does not answer within 10 s */
  static async open(kafka: Kafka, settings: KafkaSettings): Promise<KafkaLink> {
    const link = new KafkaLink(settings, createProducer(settings));
    const admin = kafka.admin();
    try {
      await withTimeout(CONNECT_TIMEOUT_MS, link.connect(admin));
      return link;
    } catch (error) {
      link.close();
      throw error;
    } finally {
      void admin.disconnect().catch(() => undefined);
    }
  }

  /** Sends the smallest possible request, because every process sends it periodically. @throws Error when Kafka does not answer within 3 s */
  async check(): Promise<void> {
    this.isCut = false;
    const topics = listTopicNames(this.settings).slice(0, 1);
    await withTimeout(ANSWER_TIMEOUT_MS, this.producer.metadata({ topics, forceUpdate: true }));
  }

  /**
   * Resolves when all in-sync replicas have the messages.
   * @param partition of all messages; else chosen by key, or spread
   * @throws ProtocolError when the broker refuses them; Error when they are not confirmed within the limit: they may be stored nevertheless
   */
  async send(
    topic: string,
    messages: readonly EventMessage[],
    partition: number | undefined,
    timeoutMs: number,
  ): Promise<void> {
    const addressed = messages.map((message) => ({ topic, ...message, ...(partition !== undefined && { partition }) }));
    try {
      await withTimeout(timeoutMs, this.producer.send({ messages: addressed, acks: -1 }));
    } catch (error) {
      throw refusalIn(error as Error) ?? error;
    }
  }

  isRefusal(error: unknown): boolean {
    return error instanceof ProtocolError;
  }

  /** Does not wait, because the broker may be frozen. */
  close(): void {
    void Promise.allSettled([this.producer.close()]);
  }

  private async connect(admin: Admin): Promise<void> {
    await admin.connect();
    await ensureTopics(admin, this.settings);
    await this.producer.metadata({ topics: listTopicNames(this.settings) });
  }
}

/** The broker's refusal among the errors of a send with retries; undefined when a connection was lost. */
function refusalIn(error: Error): Error | undefined {
  if (findErrorBy(error, 'code', NetworkError.code)) return undefined;
  return (findErrorBy(error, 'code', ProtocolError.code) as Error | null) ?? undefined;
}

/** kafkajs only reads: this producer needs a third of its time to write records, the largest part of recording a validation (docs/adr/0011). */
function createProducer({ KAFKA_BROKERS }: KafkaSettings): TextProducer {
  const { brokers, isEncrypted, login } = parseKafkaAddress(KAFKA_BROKERS);
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
    // A new topic has no leader at first; all retries together stay within the limit of a send.
    retries: 8,
    retryDelay: (_producer, _operation, attempt) => Math.min(50 * 2 ** (attempt - 1), 400),
  });
}
