import { Module } from '@nestjs/common';
import { CleanupModule } from '../cleanup/cleanup.module.js';
import { PoolsModule } from '../database/pools.module.js';
import { PartitionsModule } from '../partitions/partitions.module.js';
import { DropOldValues } from './drop-old-values.js';
import { RollUpSums } from './roll-up-sums.js';
import { Upkeep } from './upkeep.js';

/** Scheduled work: partitions, retention and sums. */
@Module({
  imports: [PoolsModule, PartitionsModule, CleanupModule],
  providers: [DropOldValues, RollUpSums, Upkeep],
})
export class UpkeepModule {}
