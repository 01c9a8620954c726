import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { createPool, type DatabaseSettings, type PoolOptions } from './create-pool.js';

interface SeparatePoolOptions extends PoolOptions {
  /** Settings of each connection in PostgreSQL, such as `-c timezone=UTC`. */
  readonly serverOptions?: string;
}

/** Connections for one kind of statements alone; closed when the service stops. */
export abstract class SeparatePool implements OnApplicationShutdown {
  readonly pool: Pool;

  constructor(settings: DatabaseSettings, { serverOptions, ...options }: SeparatePoolOptions) {
    this.pool = createPool(serverOptions === undefined ? settings : withOptions(settings, serverOptions), options);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

function withOptions({ DATABASE_URL }: DatabaseSettings, serverOptions: string): DatabaseSettings {
  const url = new URL(DATABASE_URL);
  url.searchParams.set('options', serverOptions);
  return { DATABASE_URL: url.href };
}
