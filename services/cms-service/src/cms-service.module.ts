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
import { LinksInFooter } from './footer/links-in-footer.js';
import { FooterModule } from './footer/footer.module.js';
import { HeaderImages } from './header/header-images.js';
import { HeaderRecord } from './header/header-record.js';
import { LinksInHeader } from './header/links-in-header.js';
import { HeaderModule } from './header/header.module.js';
import { HomepageImages } from './homepage/homepage-images.js';
import { HomepageState } from './homepage/homepage-state.js';
import { LinksInHomepage } from './homepage/links-in-homepage.js';
import { HomepageModule } from './homepage/homepage.module.js';
import { ImagesModule } from './images/images.module.js';
import { ImagesInPages } from './pages/checks/images-in-pages.js';
import { LinksInPages } from './pages/links/links-in-pages.js';
import { PageLinksModule } from './pages/links/page-links.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PagesState } from './pages/publishing/pages-state.js';
import { FollowRestore } from './restored/follow-restore.js';
import { RestoredController } from './restored/restored.controller.js';
import { SystemSettingsModule } from './settings/settings.module.js';
import { SettingsState } from './settings/settings-state.js';

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
  inject: [DataSource, SettingsState, PagesState, HomepageState, HeaderRecord, FooterRecord, AppearanceRecord],
  useFactory: (database: DataSource, ...sources: StateSource[]) => new RepublishStates(database, sources),
};

/** The public site and the system's settings. */
@Module({
  imports: [
    DatabaseModule.using(CmsConfig, { max: CONNECTIONS }),
    RedisModule.using(CmsConfig),
    KafkaModule.using(CmsConfig),
    ...DatabaseModule.entities(CmsConfig, entities),
    SystemSettingsModule,
    PagesModule,
    HomepageModule,
    HeaderModule,
    FooterModule,
    AppearanceModule,
    PageLinksModule.from(
      [PagesModule, HomepageModule, HeaderModule, FooterModule],
      [LinksInPages, LinksInHomepage, LinksInHeader, LinksInFooter],
    ),
    ImagesModule.shownBy([PagesModule, HomepageModule, HeaderModule], [ImagesInPages, HomepageImages, HeaderImages]),
  ],
  controllers: [RestoredController],
  providers: [republishStates, outboxRelay, FollowRestore],
})
export class CmsServiceModule {}
