import { Module } from '@nestjs/common';
import { ListPool } from './list-pool.js';
import { WritePool } from './write-pool.js';

/** Separate pools, so that writes do not wait for reads, nor short queries for long lists. */
@Module({ providers: [WritePool, ListPool], exports: [WritePool, ListPool] })
export class PoolsModule {}
