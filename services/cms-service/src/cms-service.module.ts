import { Module } from '@nestjs/common';
import { ContentChangedV1, SettingsChangedV1 } from '@pruefer/contracts';
import { DatabaseModule, EventPublisher, KafkaModule, OutboxRelay, RedisModule, StateProofs } from '@pruefer/platform';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { AppearanceRecord } from './appearance/appearance-record.js';
import { AppearanceModule } from './appearance/appearance.module.js';
import { CmsConfig } from './config.js';
import { RepublishStates } from './content-state/republish-states.js';
import type { StateSource } from './content-state/state-source.js';
import { entities } from './entities.js';
import { FooterRecord } from './footer/footer-record.js';
import { FooterModule } from './footer/footer.module.js';
import { HeaderRecord } from './header/header-record.js';
import { HeaderModule } from './header/header.module.js';
import { HomepageReferences } from './homepage/homepage-references.js';
import { HomepageState } from './homepage/homepage-state.js';
import { HomepageModule } from './homepage/homepage.module.js';
import { ImagesModule } from './images/images.module.js';
import { PageLinksModule } from './pages/links/page-links.module.js';
import { PageReferences } from './pages/links/page-references.js';
import { PagesModule } from './pages/pages.module.js';
import { PagesState } from './pages/publishing/pages-state.js';
import { FollowRestore } from './restored/follow-restore.js';
import { RestoredController } from './restored/restored.controller.js';
import { SettingsModule } from './settings/settings.module.js';
import { SettingsRepository } from './settings/settings.repository.js';

/** Connections of the outbox relay and of readiness; use cases have a separate pool. */
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
  inject: [DataSource, SettingsRepository, PagesState, HomepageState, HeaderRecord, FooterRecord, AppearanceRecord],
  useFactory: (database: DataSource, ...sources: StateSource[]) => new RepublishStates(database, sources),
};

/** The public site and the system's settings. */
@Module({
  imports: [
    DatabaseModule.using(CmsConfig, { max: CONNECTIONS }),
    RedisModule.using(CmsConfig),
    KafkaModule.using(CmsConfig),
    ...DatabaseModule.entities(CmsConfig, entities),
    SettingsModule,
    PagesModule,
    HomepageModule,
    HeaderModule,
    FooterModule,
    AppearanceModule,
    PageLinksModule.from(
      [PagesModule, HomepageModule, HeaderModule, FooterModule],
      [PageReferences, HomepageReferences, HeaderRecord, FooterRecord],
    ),
    ImagesModule.shownBy(
      [PagesModule, HomepageModule, HeaderModule],
      [PageReferences, HomepageReferences, HeaderRecord],
    ),
  ],
  controllers: [RestoredController],
  providers: [republishStates, outboxRelay, FollowRestore],
})
export class CmsServiceModule {}
