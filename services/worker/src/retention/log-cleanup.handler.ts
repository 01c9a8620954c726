import { Injectable } from '@nestjs/common';
import type { JobResult } from '@pruefer/contracts';
import { JobHandler, type JobRun } from '../jobs/handlers/job-handler.js';
import { LogCleanups } from './log-cleanups.js';

/** Runs the cleanups that staff starts. */
@Injectable()
export class LogCleanupHandler extends JobHandler {
  readonly kind = 'log-cleanup';
  readonly timeoutMs = 60_000;

  constructor(private readonly cleanups: LogCleanups) {
    super();
  }

  async run(run: JobRun): Promise<JobResult> {
    return { cleanup: await this.cleanups.run(run, String(run.data['date'])) };
  }
}
