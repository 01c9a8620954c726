import { Module } from '@nestjs/common';
import { PoolsModule } from '../database/pools.module.js';
import { PartitionsModule } from '../partitions/partitions.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { CleanUp } from './clean-up.js';
import { CleanupController } from './cleanup.controller.js';
import { CleanupRepository } from './cleanup.repository.js';
import { CleanupRules } from './cleanup-rules.js';
import { CountLogs } from './count-logs.js';
import { KeptLogs } from './kept-logs.js';
import { RemoveCleanedRows } from './remove-cleaned-rows.js';

/** Removes old requests on request of staff. */
@Module({
  imports: [PoolsModule, PartitionsModule, RequestsModule],
  controllers: [CleanupController],
  providers: [CleanupRules, CleanupRepository, RemoveCleanedRows, CountLogs, KeptLogs, CleanUp],
  exports: [RemoveCleanedRows],
})
export class CleanupModule {}
