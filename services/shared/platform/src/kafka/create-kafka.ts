import { Logger } from '@nestjs/common';
import kafkajs, { type Kafka, type SASLOptions } from 'kafkajs';
import './kafkajs-patch.js';
import { parseKafkaAddress } from '../config/kafka-address.js';

export interface KafkaSettings {
  /** In the form of `readKafkaAddress`. */
  readonly KAFKA_BROKERS: string;
  readonly KAFKA_TOPIC_PREFIX: string;
  /** Maximum megabytes of events in Kafka; 0: limited by time only. When set, existing topics are changed too. */
  readonly KAFKA_RETENTION_MB?: number;
}

/** Creates a Kafka client with few retries: its user retries and logs an outage once. @throws Error when the brokers' address is invalid */
export function createKafka({ KAFKA_BROKERS }: KafkaSettings, clientId: string): Kafka {
  const logger = new Logger('Kafka');
  const { brokers, isEncrypted, login } = parseKafkaAddress(KAFKA_BROKERS);
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
    // kafkajs logs every failed try as an error; publisher and consumer log outages instead.
    logCreator:
      () =>
      ({ namespace, log }) =>
        logger.debug(`${namespace}: ${log.message}`),
  });
}
