import { Inject, Injectable } from '@nestjs/common';
import { SeparatePool, SERVICE_NAME } from '@pruefer/platform';
import { WorkerConfig } from '../../config.js';

/** Connections with the role of jobs for files alone, so that calls of customers never hold up those of staff. */
@Injectable()
export class FilesPool extends SeparatePool {
  constructor({ JOBS_DATABASE_URL }: WorkerConfig, @Inject(SERVICE_NAME) name: string) {
    super({ DATABASE_URL: JOBS_DATABASE_URL }, { applicationName: `${name} (files)`, max: 6 });
  }
}
