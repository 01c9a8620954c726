import { Module } from '@nestjs/common';
import { PoolsModule } from '../database/pools.module.js';
import { LogDays } from './log-days.js';
import { PartitionMetrics } from './partition-metrics.js';
import { PartitionRepository } from './partition.repository.js';

@Module({
  imports: [PoolsModule],
  providers: [PartitionRepository, LogDays, PartitionMetrics],
  exports: [PartitionRepository, LogDays],
})
export class PartitionsModule {}
