import { Module } from '@nestjs/common';
import { ImageStoreModule } from '../images/image-store.module.js';
import { HeaderImages } from './header-images.js';
import { HeaderRecord } from './header-record.js';
import { HeaderController } from './header.controller.js';
import { LinksInHeader } from './links-in-header.js';

/** The section "Header-Verwaltung", and the header that visitors see. */
@Module({
  imports: [ImageStoreModule],
  controllers: [HeaderController],
  providers: [HeaderRecord, HeaderImages, LinksInHeader],
  exports: [HeaderRecord, HeaderImages, LinksInHeader],
})
export class HeaderModule {}
