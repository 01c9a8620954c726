import { Inject, Injectable } from '@nestjs/common';
import { SeparatePool, SERVICE_NAME } from '@pruefer/platform';
import { WorkerConfig } from '../../config.js';

/** Connections with the role of jobs, for short statements. Statements of minutes use another pool. */
@Injectable()
export class JobsPool extends SeparatePool {
  constructor({ JOBS_DATABASE_URL }: WorkerConfig, @Inject(SERVICE_NAME) name: string) {
    super({ DATABASE_URL: JOBS_DATABASE_URL }, { applicationName: `${name} (jobs)`, max: 4 });
  }
}
