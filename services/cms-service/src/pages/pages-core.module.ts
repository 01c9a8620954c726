import { Module } from '@nestjs/common';
import { ImageStoreModule } from '../images/image-store.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { ChangePage } from './edit/change-page.js';
import { CreatePage } from './edit/create-page.js';
import { SavePage } from './edit/save-page.js';
import { Translations } from './edit/translations.js';
import { StorePage } from './edit/store-page.js';
import { PageRepository } from './page/page.repository.js';
import { PagesState } from './publishing/pages-state.js';
import { PublishPages } from './publishing/publish-pages.js';
import { PageQueries } from './read/page.queries.js';
import { LoadedBankFiles } from './text/loaded-bank-files.js';
import { PrepareText } from './text/prepare-text.js';
import { TextPlaceholders } from './text/text-placeholders.js';

const providers = [
  LoadedBankFiles,
  TextPlaceholders,
  PrepareText,
  PageRepository,
  PublishPages,
  PagesState,
  Translations,
  StorePage,
  ChangePage,
  CreatePage,
  SavePage,
  PageQueries,
];

/** Reading and writing pages, for the service and for the operator's command line. */
@Module({ imports: [RenderingModule, ImageStoreModule], providers, exports: providers })
export class PagesCoreModule {}
