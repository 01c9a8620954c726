import { Module } from '@nestjs/common';
import { PoolsModule } from '../database/pools.module.js';
import { ConsumerHealth } from './consumer-health.js';
import { StoredOffsets } from './offsets.js';

@Module({ imports: [PoolsModule], providers: [StoredOffsets, ConsumerHealth], exports: [StoredOffsets] })
export class ConsumingModule {}
