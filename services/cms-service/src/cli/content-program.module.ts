import { Module } from '@nestjs/common';
import { DatabaseModule } from '@pruefer/platform';
import { CmsConfig } from '../config.js';
import { entities } from '../entities.js';
import { PagesCoreModule } from '../pages/pages-core.module.js';
import { ImportPages } from './import-pages.js';

/** The operator's commands for pages, without a running service. */
@Module({
  imports: [...DatabaseModule.entities(CmsConfig, entities), PagesCoreModule],
  providers: [ImportPages],
  exports: [ImportPages, PagesCoreModule],
})
export class ContentProgramModule {}
