import { Logger } from '@nestjs/common';
import kafkajs, { type Kafka } from 'kafkajs';

export interface KafkaSettings {
  readonly KAFKA_BROKERS: string[];
  readonly KAFKA_TOPIC_PREFIX: string;
}

/** A client that gives up quickly: whoever uses it keeps trying and says so once, not per try. */
export function createKafka({ KAFKA_BROKERS }: KafkaSettings, clientId: string): Kafka {
  const logger = new Logger('Kafka');
  return new kafkajs.Kafka({
    clientId,
    brokers: KAFKA_BROKERS,
    connectionTimeout: 1_000,
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
