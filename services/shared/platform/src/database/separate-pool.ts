import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { createPool, type DatabaseSettings, type PoolOptions } from './create-pool.js';

/** Connections for one kind of statements alone; closed when the service stops. */
export abstract class SeparatePool implements OnApplicationShutdown {
  readonly pool: Pool;

  constructor(settings: DatabaseSettings, options: PoolOptions) {
    this.pool = createPool(settings, options);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
