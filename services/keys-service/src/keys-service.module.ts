import { Module } from '@nestjs/common';
import { KeyChangedV1 } from '@pruefer/contracts';
import {
  ApiKeyDoor,
  DatabaseModule,
  EventPublisher,
  KafkaModule,
  OutboxRelay,
  RedisModule,
  StateProofs,
} from '@pruefer/platform';
import { Pool } from 'pg';
import { AlertsModule } from './alerts/alerts.module.js';
import { KeysConfig } from './config.js';
import { BookingsController } from './keys/bookings.controller.js';
import { KeyDoor } from './keys/key-door.js';
import { KeyExportController } from './keys/key-export.controller.js';
import { KeysController } from './keys/keys.controller.js';
import { KeysModule } from './keys/keys.module.js';
import { PublishingSchedule } from './keys/publishing-schedule.js';
import { UsageController } from './keys/usage.controller.js';

/** Relay of the outbox and readiness; the use cases have connections of their own. */
const CONNECTIONS = 3;

const outboxRelay = {
  provide: OutboxRelay,
  inject: [Pool, EventPublisher, KeysConfig],
  useFactory: (pool: Pool, publisher: EventPublisher, { INTERNAL_SECRET }: KeysConfig) =>
    new OutboxRelay(pool, publisher, 'keys', [KeyChangedV1], new StateProofs(INTERNAL_SECRET)),
};

const keys = KeysModule.using(KeysConfig);

/** Contracts, keys, bookings, alerts and what the other services are told of them. */
@Module({
  imports: [
    DatabaseModule.using(KeysConfig, { max: CONNECTIONS }),
    RedisModule.using(KeysConfig),
    KafkaModule.using(KeysConfig),
    keys,
    AlertsModule.beside(keys),
  ],
  controllers: [KeysController, KeyExportController, BookingsController, UsageController],
  providers: [{ provide: ApiKeyDoor, useClass: KeyDoor }, PublishingSchedule, outboxRelay],
})
export class KeysServiceModule {}
