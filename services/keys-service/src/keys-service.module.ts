import { Module } from '@nestjs/common';
import { DatabaseModule, KafkaModule, RedisModule, SettingsModule } from '@pruefer/platform';
import { AlertsModule } from './alerts/alerts.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { KeysConfig } from './config.js';
import { entities } from './entities.js';
import { KeysModule } from './keys/keys.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { UsageModule } from './usage/usage.module.js';

/** Connections of the outbox relay and of readiness; use cases have a separate pool. */
const CONNECTIONS = 3;

/** Contracts, keys, bookings, alerts and their publishing. */
@Module({
  imports: [
    DatabaseModule.using(KeysConfig, { max: CONNECTIONS }),
    RedisModule.using(KeysConfig),
    KafkaModule.using(KeysConfig),
    SettingsModule,
    ...DatabaseModule.entities(KeysConfig, entities),
    KeysModule,
    BookingsModule,
    UsageModule,
    AlertsModule,
    PublishingModule,
  ],
})
export class KeysServiceModule {}
