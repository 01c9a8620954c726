import { Module } from '@nestjs/common';

/** Pages, home page, header, footer, settings. Its first endpoints come with the content. */
@Module({})
export class CmsServiceModule {}
