import { Logger } from '@nestjs/common';
import kafkajs, { type Kafka, type SASLOptions } from 'kafkajs';
import './calm-request-queue.js';
import { kafkaAddressOf } from '../config/kafka-address.js';

export interface KafkaSettings {
  /** As `readKafkaAddress` takes it. */
  readonly KAFKA_BROKERS: string;
  readonly KAFKA_TOPIC_PREFIX: string;
  /** Most megabytes of events that Kafka keeps; 0: bounded by time alone. Topics that are there are changed by who has this. */
  readonly KAFKA_RETENTION_MB?: number;
}

/**
 * A client that gives up quickly: its user keeps trying and says so once, not per try.
 * @throws Error when the brokers' address cannot be read
 */
export function createKafka({ KAFKA_BROKERS }: KafkaSettings, clientId: string): Kafka {
  const logger = new Logger('Kafka');
  const { brokers, isEncrypted, login } = kafkaAddressOf(KAFKA_BROKERS);
  return new kafkajs.Kafka({
    clientId,
    brokers: [...brokers],
    ssl: isEncrypted,
    ...(login && { sasl: login as SASLOptions }),
    connectionTimeout: 1_000,
    authenticationTimeout: 2_000,
    requestTimeout: 2_000,
    retry: { initialRetryTime: 100, maxRetryTime: 500, retries: 2 },
    logLevel: kafkajs.logLevel.WARN,
    // kafkajs reports every single try as an error; what matters is said by publisher and consumer.
    logCreator:
      () =>
      ({ namespace, log }) =>
        logger.debug(`${namespace}: ${log.message}`),
  });
}
