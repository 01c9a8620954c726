import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { EventDefinition } from '@pruefer/contracts';
import kafkajs, { type Admin, type Kafka, type Producer } from 'kafkajs';
import { type Repetition, repeatEvery } from '../repeat-every.js';
import { within } from '../within.js';
import type { KafkaSettings } from './create-kafka.js';
import type { EventMessage } from './event-message.js';
import { ensureTopics, topicOf, topicsOf } from './topics.js';

const LOOK_EVERY_MS = 1_000;
const CONNECT_LIMIT_MS = 10_000;
const SEND_LIMIT_MS = 3_000;

export interface PublishOptions {
  /** All messages to this partition; else by key, or spread. */
  readonly partition?: number;
  /** How long to wait for Kafka, at most 3 s. */
  readonly limitMs?: number;
}

/** Sends events. Connects in the background and again for ever: a service starts and runs without Kafka. */
export class EventPublisher implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(EventPublisher.name);
  private readonly producer: Producer;
  private readonly admin: Admin;
  private lostBecause: string | undefined = 'not connected yet';
  private watch: Repetition | undefined;

  constructor(
    kafka: Kafka,
    private readonly settings: KafkaSettings,
  ) {
    this.producer = kafka.producer({
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
      // A new topic has no leader for a moment; together the tries stay well within the limit of a send.
      retry: { initialRetryTime: 50, maxRetryTime: 400, retries: 8 },
    });
    this.admin = kafka.admin();
  }

  onModuleInit(): void {
    this.watch = repeatEvery(LOOK_EVERY_MS, EventPublisher.name, () => this.look());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watch?.stop();
    await Promise.allSettled([this.producer.disconnect(), this.admin.disconnect()]);
  }

  /** Whether Kafka answered last time. */
  get connected(): boolean {
    return this.lostBecause === undefined;
  }

  /** Why Kafka cannot be used at the moment; undefined when it can. */
  get problem(): string | undefined {
    return this.lostBecause;
  }

  /**
   * Resolves when Kafka has all messages on every in-sync replica.
   * @throws Error at once while not connected, else within the limit; whether the messages arrived is then unknown
   */
  async publish(
    event: EventDefinition,
    messages: readonly EventMessage[],
    options: PublishOptions = {},
  ): Promise<void> {
    if (this.lostBecause !== undefined) throw new Error(`Kafka cannot be used: ${this.lostBecause}`);
    const { partition, limitMs = SEND_LIMIT_MS } = options;
    const addressed = partition === undefined ? [...messages] : messages.map((message) => ({ ...message, partition }));
    try {
      await within(
        limitMs,
        this.producer.send({ topic: topicOf(event, this.settings), acks: -1, messages: addressed }),
      );
    } catch (error) {
      if (!isAnswer(error)) this.lose(error);
      throw error;
    }
  }

  private async look(): Promise<void> {
    try {
      if (this.connected)
        await within(SEND_LIMIT_MS, this.admin.fetchTopicMetadata({ topics: topicsOf(this.settings) }));
      else await within(CONNECT_LIMIT_MS, this.connect());
    } catch (error) {
      this.lose(error);
    }
  }

  private async connect(): Promise<void> {
    await this.admin.connect();
    await ensureTopics(this.admin, this.settings);
    await this.producer.connect();
    this.lostBecause = undefined;
    this.logger.log('connected to Kafka');
  }

  private lose(error: unknown): void {
    const { message } = error as Error;
    if (this.connected) this.logger.warn(`Kafka cannot be used: ${message}`);
    this.lostBecause = message;
  }
}

/** A refusal of the broker, not the lack of one. */
function isAnswer(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  return [error, cause].some((reason) => reason instanceof kafkajs.KafkaJSProtocolError);
}
