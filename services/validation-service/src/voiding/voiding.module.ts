import { Module } from '@nestjs/common';
import { VoidBatches } from './void-batches.js';
import { VoidBatchesController } from './void-batches.controller.js';

@Module({ controllers: [VoidBatchesController], providers: [VoidBatches] })
export class VoidingModule {}
