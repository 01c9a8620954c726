import { Module } from '@nestjs/common';
import { ListPool, WritePool } from './pools.js';

/** Separate pools, so that writes do not wait for reads, nor short queries for long lists. */
@Module({ providers: [WritePool, ListPool], exports: [WritePool, ListPool] })
export class PoolsModule {}
