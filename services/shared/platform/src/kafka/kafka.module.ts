import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Kafka } from 'kafkajs';
import { Readiness } from '../health/readiness.js';
import { SERVICE_NAME } from '../service-name.js';
import { Tracing } from '../tracing/tracing.js';
import { createKafka } from './create-kafka.js';
import { EventPublisher } from './event-publisher.js';
import type { StateSettings } from './state-reader.js';

export const KAFKA = Symbol('KAFKA');
export const KAFKA_SETTINGS = Symbol('KAFKA_SETTINGS');

/** Provides an `EventPublisher` and the readers of listeners; readiness reports Kafka, but does not require it. */
@Module({})
export class KafkaModule {
  static using(ConfigClass: Type<StateSettings>): DynamicModule {
    return {
      module: KafkaModule,
      global: true,
      providers: [
        { provide: KAFKA_SETTINGS, useExisting: ConfigClass },
        { provide: KAFKA, inject: [ConfigClass, SERVICE_NAME], useFactory: createKafka },
        {
          provide: EventPublisher,
          inject: [KAFKA, ConfigClass, Readiness, Tracing],
          useFactory: (kafka: Kafka, settings: StateSettings, readiness: Readiness, tracing: Tracing) => {
            const publisher = new EventPublisher(kafka, settings, tracing);
            readiness.add('kafka', () => publisher.problem, { required: false });
            return publisher;
          },
        },
      ],
      exports: [KAFKA, KAFKA_SETTINGS, EventPublisher],
    };
  }
}
