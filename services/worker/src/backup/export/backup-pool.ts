import { Inject, Injectable } from '@nestjs/common';
import { SeparatePool, SERVICE_NAME } from '@pruefer/platform';
import { WorkerConfig } from '../../config.js';

/** Options that fix the output format of values, whatever is configured for the role, the database or the server. */
const canonical =
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex';

/** Connections for backups alone: they read for minutes, and short statements must not wait for them. */
@Injectable()
export class BackupPool extends SeparatePool {
  constructor({ JOBS_DATABASE_URL }: WorkerConfig, @Inject(SERVICE_NAME) name: string) {
    // COPY knows no limit of the client: `readTransaction` sets one for each statement.
    const options = { applicationName: `${name} (backup)`, max: 3, queryTimeoutMs: 0, serverOptions: canonical };
    super({ DATABASE_URL: JOBS_DATABASE_URL }, options);
  }
}
