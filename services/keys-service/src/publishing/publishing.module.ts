import { Module } from '@nestjs/common';
import { KeyChangedV1 } from '@pruefer/contracts';
import { EventPublisher, OutboxRelay, StateProofs } from '@pruefer/platform';
import { Pool } from 'pg';
import { KeysConfig } from '../config.js';
import { UsageModule } from '../usage/usage.module.js';
import { PublishAllKeys } from './publish-all-keys.js';
import { PublishUsage } from './publish-usage.js';
import { PublishingSchedule } from './publishing-schedule.js';

const outboxRelay = {
  provide: OutboxRelay,
  inject: [Pool, EventPublisher, KeysConfig],
  useFactory: (pool: Pool, publisher: EventPublisher, { INTERNAL_SECRET }: KeysConfig) =>
    new OutboxRelay(pool, publisher, 'keys', [KeyChangedV1], new StateProofs(INTERNAL_SECRET)),
};

/** Publishing of keys and their usage. */
@Module({ imports: [UsageModule], providers: [PublishAllKeys, PublishUsage, PublishingSchedule, outboxRelay] })
export class PublishingModule {}
