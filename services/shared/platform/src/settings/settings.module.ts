import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { SettingsChangedV1 } from '@pruefer/contracts';
import type { Kafka } from 'kafkajs';
import { EventConsumer } from '../kafka/event-consumer.js';
import { KAFKA } from '../kafka/kafka.module.js';
import { stateReader, type StateSettings } from '../kafka/state-reader.js';
import { SERVICE_NAME } from '../service-name.js';
import { CurrentSettings } from './current-settings.js';

const SETTINGS_READER = Symbol('SETTINGS_READER');

/** Gives the service the `CurrentSettings`, which follow every save. Needs `KafkaModule`. */
@Module({})
export class SettingsModule {
  static using(ConfigClass: Type<StateSettings>): DynamicModule {
    const reader = {
      provide: SETTINGS_READER,
      inject: [KAFKA, ConfigClass, SERVICE_NAME, CurrentSettings],
      useFactory: (kafka: Kafka, settings: StateSettings, name: string, current: CurrentSettings): EventConsumer =>
        stateReader(kafka, settings, {
          event: SettingsChangedV1,
          reader: `${name}.settings`,
          take: async (changed) => current.take(changed),
        }),
    };
    return { module: SettingsModule, global: true, providers: [CurrentSettings, reader], exports: [CurrentSettings] };
  }
}
