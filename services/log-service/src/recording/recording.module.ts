import { Module } from '@nestjs/common';
import { ConsumingModule } from '../consuming/consuming.module.js';
import { PoolsModule } from '../database/pools.module.js';
import { PartitionsModule } from '../partitions/partitions.module.js';
import { RecordRequests } from './record-requests.js';
import { RequestEventsController } from './request-events.controller.js';
import { RequestRepository } from './request.repository.js';

/** Requests stored as they are published. */
@Module({
  imports: [PoolsModule, ConsumingModule, PartitionsModule],
  controllers: [RequestEventsController],
  providers: [RequestRepository, RecordRequests],
})
export class RecordingModule {}
