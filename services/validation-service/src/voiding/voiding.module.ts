import { Module } from '@nestjs/common';
import { PublishingModule } from '../publishing/publishing.module.js';
import { VoidBatches } from './void-batches.js';
import { VoidBatchesController } from './void-batches.controller.js';

@Module({ imports: [PublishingModule], controllers: [VoidBatchesController], providers: [VoidBatches] })
export class VoidingModule {}
