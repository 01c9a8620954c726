import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPool, SERVICE_NAME } from '@pruefer/platform';
import type { Pool } from 'pg';
import { WorkerConfig } from '../../config.js';

/** Connections with the role of jobs, for short statements. Statements of minutes use another pool. */
@Injectable()
export class JobsPool implements OnApplicationShutdown {
  readonly pool: Pool;

  constructor({ JOBS_DATABASE_URL }: WorkerConfig, @Inject(SERVICE_NAME) name: string) {
    this.pool = createPool({ DATABASE_URL: JOBS_DATABASE_URL }, { applicationName: `${name} (jobs)`, max: 4 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
