import { Module } from '@nestjs/common';
import { ContentChangedV1, SettingsChangedV1 } from '@pruefer/contracts';
import { DatabaseModule, EventPublisher, KafkaModule, OutboxRelay, RedisModule, StateProofs } from '@pruefer/platform';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { CmsConfig } from './config.js';
import { RepublishStates } from './content-state/republish-states.js';
import type { StateSource } from './content-state/state-source.js';
import { entities } from './entities.js';
import { AppearanceRecord } from './site-frame/appearance-record.js';
import { FooterRecord } from './site-frame/footer-record.js';
import { SiteFrameModule } from './site-frame/site-frame.module.js';
import { HeaderRecord } from './site-frame/header-record.js';
import { HomepageReferences } from './homepage/homepage-references.js';
import { HomepageState } from './homepage/homepage-state.js';
import { HomepageModule } from './homepage/homepage.module.js';
import { ChangeImage } from './images/change-image.js';
import { DeleteImage } from './images/delete-image.js';
import { ImageEncoder } from './images/image-encoder.js';
import { ImageStoreModule } from './images/image-store.module.js';
import type { ImageUser } from './images/image-user.js';
import { ImageRepository } from './images/image.repository.js';
import { ImagesController } from './images/images.controller.js';
import { UploadImage } from './images/upload-image.js';
import type { PageLinkSource } from './pages/links/page-link-source.js';
import { ListPageLinks } from './pages/links/list-page-links.js';
import { PageLinksController } from './pages/links/page-links.controller.js';
import { PageReferences } from './pages/links/page-references.js';
import { PagesModule } from './pages/pages.module.js';
import { PagesState } from './pages/publishing/pages-state.js';
import { FollowRestore } from './restored/follow-restore.js';
import { DataRestoredController } from './restored/data-restored.controller.js';
import { SettingsController } from './settings/settings.controller.js';
import { StoredSettings } from './settings/stored-settings.js';

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
  inject: [DataSource, StoredSettings, PagesState, HomepageState, HeaderRecord, FooterRecord, AppearanceRecord],
  useFactory: (database: DataSource, ...sources: StateSource[]) => new RepublishStates(database, sources),
};

/** Every feature that may lead to a page. */
const listPageLinks = {
  provide: ListPageLinks,
  inject: [DataSource, PageReferences, HomepageReferences, HeaderRecord, FooterRecord],
  useFactory: (database: DataSource, ...sources: PageLinkSource[]) => new ListPageLinks(database, sources),
};

/** Every feature that shows images. */
const deleteImage = {
  provide: DeleteImage,
  inject: [DataSource, ImageRepository, PageReferences, HomepageReferences, HeaderRecord],
  useFactory: (database: DataSource, images: ImageRepository, ...users: ImageUser[]) =>
    new DeleteImage(database, images, users),
};

/** The public site and the system's settings. */
@Module({
  imports: [
    DatabaseModule.using(CmsConfig, { max: CONNECTIONS }),
    RedisModule.using(CmsConfig),
    KafkaModule.using(CmsConfig),
    ...DatabaseModule.entities(CmsConfig, entities),
    PagesModule,
    HomepageModule,
    SiteFrameModule,
    ImageStoreModule,
  ],
  controllers: [SettingsController, PageLinksController, ImagesController, DataRestoredController],
  providers: [
    StoredSettings,
    listPageLinks,
    ImageEncoder,
    UploadImage,
    ChangeImage,
    deleteImage,
    republishStates,
    outboxRelay,
    FollowRestore,
  ],
})
export class CmsServiceModule {}
