import { Module } from '@nestjs/common';
import { PoolsModule } from '../database/pools.module.js';
import { PartitionsModule } from '../partitions/partitions.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { CleanUp } from './clean-up.js';
import { CleanupController } from './cleanup.controller.js';
import { CleanupRepository } from './cleanup.repository.js';
import { CleanupRules } from './cleanup-rules.js';
import { CountLogs } from './count-logs.js';
import { MeasureLogs } from './measure-logs.js';
import { RemoveCleanedRows } from './remove-cleaned-rows.js';

@Module({
  imports: [PoolsModule, PartitionsModule, RequestsModule],
  controllers: [CleanupController],
  providers: [CleanupRules, CleanupRepository, RemoveCleanedRows, CountLogs, MeasureLogs, CleanUp],
  exports: [RemoveCleanedRows],
})
export class CleanupModule {}
