import { Module } from '@nestjs/common';
import { ContentChangedV1, SettingsChangedV1 } from '@pruefer/contracts';
import { DatabaseModule, EventPublisher, KafkaModule, OutboxRelay, RedisModule, StateProofs } from '@pruefer/platform';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { CmsConfig } from './config.js';
import { RepublishStates } from './content-state/republish-states.js';
import type { StateSource } from './content-state/state-source.js';
import { FooterState } from './footer/footer-state.js';
import { FooterModule } from './footer/footer.module.js';
import { HeaderImages } from './header/header-images.js';
import { HeaderState } from './header/header-state.js';
import { HeaderModule } from './header/header.module.js';
import { HomepageImages } from './homepage/homepage-images.js';
import { HomepageState } from './homepage/homepage-state.js';
import { HomepageModule } from './homepage/homepage.module.js';
import { ImagesModule } from './images/images.module.js';
import { SaveSettings } from './settings/save-settings.js';
import { SettingsController } from './settings/settings.controller.js';
import { Settings } from './settings/settings.entity.js';
import { SettingsRepository } from './settings/settings.repository.js';
import { SettingsState } from './settings/settings-state.js';

/** Relay of the outbox and readiness; the use cases have connections of their own. */
const CONNECTIONS = 2;

const outboxRelay = {
  provide: OutboxRelay,
  inject: [Pool, EventPublisher, CmsConfig],
  useFactory: (pool: Pool, publisher: EventPublisher, { INTERNAL_SECRET }: CmsConfig) =>
    new OutboxRelay(pool, publisher, 'cms', [SettingsChangedV1, ContentChangedV1], new StateProofs(INTERNAL_SECRET)),
};

/** Every feature whose states others follow. */
const republishStates = {
  provide: RepublishStates,
  inject: [DataSource, SettingsState, HomepageState, HeaderState, FooterState],
  useFactory: (database: DataSource, ...sources: StateSource[]) => new RepublishStates(database, sources),
};

/** What staff sets up: the public site and the system's settings. */
@Module({
  imports: [
    DatabaseModule.using(CmsConfig, { max: CONNECTIONS }),
    RedisModule.using(CmsConfig),
    KafkaModule.using(CmsConfig),
    ...DatabaseModule.entities(CmsConfig, [Settings]),
    HomepageModule,
    HeaderModule,
    FooterModule,
    ImagesModule.shownBy([HomepageModule, HeaderModule], [HomepageImages, HeaderImages]),
  ],
  controllers: [SettingsController],
  providers: [SettingsRepository, SaveSettings, SettingsState, republishStates, outboxRelay],
})
export class CmsServiceModule {}
