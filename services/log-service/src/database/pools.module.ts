import { Module } from '@nestjs/common';
import { ListPool } from './list-pool.js';
import { WritePool } from './write-pool.js';

/** Connections apart from those of the screens: what stores never waits for who looks, nor a short question for a long list. */
@Module({ providers: [WritePool, ListPool], exports: [WritePool, ListPool] })
export class PoolsModule {}
