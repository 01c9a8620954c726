import { Module } from '@nestjs/common';
import { ListPool } from './list-pool.js';
import { WritePool } from './write-pool.js';

/** Pools apart from those of the screens: writing does not wait for reading, nor short queries for long lists. */
@Module({ providers: [WritePool, ListPool], exports: [WritePool, ListPool] })
export class PoolsModule {}
