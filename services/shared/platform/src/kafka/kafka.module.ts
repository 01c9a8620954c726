import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Kafka } from 'kafkajs';
import { Readiness } from '../health/readiness.js';
import { SERVICE_NAME } from '../service-name.js';
import { createKafka, type KafkaSettings } from './create-kafka.js';
import { EventPublisher } from './event-publisher.js';

/** Injection token of the service's Kafka client, for its own consumers. */
export const KAFKA = Symbol('KAFKA');

/** Gives the service an `EventPublisher` and its Kafka client; readiness shows Kafka, but does not depend on it. */
@Module({})
export class KafkaModule {
  static using(ConfigClass: Type<KafkaSettings>): DynamicModule {
    return {
      module: KafkaModule,
      global: true,
      providers: [
        { provide: KAFKA, inject: [ConfigClass, SERVICE_NAME], useFactory: createKafka },
        {
          provide: EventPublisher,
          inject: [KAFKA, ConfigClass, Readiness],
          useFactory: (kafka: Kafka, settings: KafkaSettings, readiness: Readiness) => {
            const publisher = new EventPublisher(kafka, settings);
            readiness.add('kafka', () => publisher.problem, { required: false });
            return publisher;
          },
        },
      ],
      exports: [KAFKA, EventPublisher],
    };
  }
}
