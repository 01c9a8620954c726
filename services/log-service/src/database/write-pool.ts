import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPool, SERVICE_NAME } from '@pruefer/platform';
import type { Pool } from 'pg';
import { LogConfig } from '../config.js';

/** Connections of consumers and upkeep alone: a crowd at the screens never keeps them from storing. */
@Injectable()
export class WritePool implements OnApplicationShutdown {
  readonly pool: Pool;

  constructor(config: LogConfig, @Inject(SERVICE_NAME) name: string) {
    this.pool = createPool(config, { applicationName: `${name} (writing)`, max: 4 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
