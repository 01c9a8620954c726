import { Module } from '@nestjs/common';
import { ImageStoreModule } from '../images/image-store.module.js';
import { HeaderImages } from './header-images.js';
import { HeaderState } from './header-state.js';
import { HeaderController } from './header.controller.js';
import { HeaderRepository } from './header.repository.js';
import { SaveHeader } from './save-header.js';
import { LinksInHeader } from './links-in-header.js';

/** The section "Header-Verwaltung", and the header that visitors see. */
@Module({
  imports: [ImageStoreModule],
  controllers: [HeaderController],
  providers: [HeaderRepository, SaveHeader, HeaderState, HeaderImages, LinksInHeader],
  exports: [HeaderRepository, HeaderState, HeaderImages, LinksInHeader],
})
export class HeaderModule {}
