import { Module } from '@nestjs/common';
import { ImageStoreModule } from '../images/image-store.module.js';
import { PageText } from './page-text.js';

/** The one way from what staff writes to what visitors see. */
@Module({
  imports: [ImageStoreModule],
  providers: [PageText],
  exports: [PageText],
})
export class RenderingModule {}
