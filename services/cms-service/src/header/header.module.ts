import { Module } from '@nestjs/common';
import { ImageStoreModule } from '../images/image-store.module.js';
import { HeaderRecord } from './header-record.js';
import { HeaderController } from './header.controller.js';

/** The section "Header-Verwaltung", and the header that visitors see. */
@Module({
  imports: [ImageStoreModule],
  controllers: [HeaderController],
  providers: [HeaderRecord],
  exports: [HeaderRecord],
})
export class HeaderModule {}
