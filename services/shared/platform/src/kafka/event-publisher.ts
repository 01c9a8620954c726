import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EventDefinition } from '@pruefer/contracts';
import type { Kafka } from 'kafkajs';
import { Outage } from '../log/outage.js';
import { repeatEvery, type Repetition } from '../repeat-every.js';
import type { KafkaSettings } from './create-kafka.js';
import { traced } from '../tracing/trace-span.js';
import { Tracing } from '../tracing/tracing.js';
import { type EventMessage, withTrace } from './event-message.js';
import type { KafkaLink } from './kafka-link.js';
import { getTopicName } from './topics.js';

/** Interval for reconnecting and for detecting a lost connection. */
const POLL_INTERVAL_MS = 1_000;
/** Interval for detecting a frozen Kafka while nothing is sent. */
const CHECK_INTERVAL_MS = 5_000;
const SEND_TIMEOUT_MS = 3_000;

interface PublishOptions {
  /** The partition of all messages; otherwise chosen by key or spread. */
  readonly partition?: number;
  /** Time limit, 3 s at most. */
  readonly timeoutMs?: number;
  readonly traceparent?: string;
}

/** Sends events. Connects in the background and reconnects without limit: a service starts and runs without Kafka. */
export class EventPublisher implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(EventPublisher.name);
  private readonly outage = new Outage(this.logger);
  private link: KafkaLink | undefined;
  private lostBecause: string | undefined = 'not connected yet';
  private checkedAtMs = 0;
  private watch: Repetition | undefined;

  constructor(
    private readonly kafka: Kafka,
    private readonly settings: KafkaSettings,
    private readonly tracing = new Tracing(),
  ) {}

  onModuleInit(): void {
    this.watch = repeatEvery(POLL_INTERVAL_MS, EventPublisher.name, () => this.poll());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watch?.stop();
    this.link?.close();
  }

  get connected(): boolean {
    return this.link !== undefined;
  }

  get problem(): string | undefined {
    return this.lostBecause;
  }

  /**
   * Resolves when all in-sync replicas have the messages.
   * @throws Error at once without a connection, else within the limit; the messages may have arrived nevertheless
   */
  async publish(
    event: EventDefinition,
    messages: readonly EventMessage[],
    options: PublishOptions = {},
  ): Promise<void> {
    const { link } = this;
    if (!link) throw new Error(`Kafka cannot be used: ${this.lostBecause}`);
    const { partition, timeoutMs = SEND_TIMEOUT_MS, traceparent } = options;
    const span = traceparent === undefined ? undefined : this.createSpan(event, messages, traceparent);
    const tracedMessages = span ? withTrace(messages, span.traceparent) : messages;
    try {
      await traced(span, link.send(getTopicName(event, this.settings), tracedMessages, partition, timeoutMs));
    } catch (error) {
      // A refusal proves that the broker is reachable.
      if (!link.isRefusal(error)) this.lose(link, error);
      throw error;
    }
  }

  private createSpan({ topic }: EventDefinition, { length }: readonly EventMessage[], traceparent: string) {
    return this.tracing.resume(`publish ${topic}`, traceparent, 'producer', {
      'messaging.system': 'kafka',
      'messaging.destination.name': topic,
      'messaging.batch.message_count': length,
    });
  }

  private async poll(): Promise<void> {
    const { link } = this;
    if (!link) return this.connect();
    if (!link.isSuspect && performance.now() - this.checkedAtMs < CHECK_INTERVAL_MS) return;
    try {
      await link.check();
      this.checkedAtMs = performance.now();
    } catch (error) {
      this.lose(link, error);
    }
  }

  private async connect(): Promise<void> {
    try {
      // Loading the client takes 250 ms, which command lines and migrations do not need.
      const { KafkaLink } = await import('./kafka-link.js');
      this.link = await KafkaLink.open(this.kafka, this.settings);
      this.lostBecause = undefined;
      this.checkedAtMs = performance.now();
      this.outage.worked();
      this.logger.log('connected to Kafka');
    } catch (error) {
      this.noteLoss(error as Error);
    }
  }

  /** Several sends may report the same failed link; a newer link stays open. */
  private lose(link: KafkaLink, error: unknown): void {
    if (link !== this.link) return;
    this.link = undefined;
    this.noteLoss(error as Error);
    link.close();
  }

  private noteLoss({ message }: Error): void {
    this.lostBecause = message;
    this.outage.failed(`Kafka cannot be used: ${message}`);
  }
}
