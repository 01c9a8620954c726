import { Module } from '@nestjs/common';
import { ContentStatesController } from './content-states.controller.js';
import { FirstRead } from './first-read.js';
import { PublicContent } from './public-content.js';

/** The gateway's own copy of all that visitors see. Needs `KafkaModule`. */
@Module({
  controllers: [ContentStatesController],
  providers: [PublicContent, FirstRead],
  exports: [PublicContent, FirstRead],
})
export class PublicContentModule {}
