import { Module } from '@nestjs/common';
import { ImageStoreModule } from '../images/image-store.module.js';
import { PageText } from './page-text.js';
import { ThreadedPageText } from './threaded-page-text.js';

/** The one way from what staff writes to what visitors see. */
@Module({
  imports: [ImageStoreModule],
  providers: [{ provide: PageText, useClass: ThreadedPageText }],
  exports: [PageText],
})
export class TextModule {}
