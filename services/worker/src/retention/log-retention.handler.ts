import { Injectable } from '@nestjs/common';
import type { JobResult } from '@pruefer/contracts';
import { JobHandler, type JobRun } from '../jobs/handlers/job-handler.js';
import { LogCleanups } from './log-cleanups.js';
import { LogService } from './log-service.js';
import { retentionDate } from './retention-date.js';
import { RetentionRepository } from './retention.repository.js';

/** Removes log rows above the configured age; without that setting it removes none. */
@Injectable()
export class LogRetentionHandler extends JobHandler {
  readonly kind = 'log-retention';
  readonly timeoutMs = 60_000;

  constructor(
    private readonly retention: RetentionRepository,
    private readonly logService: LogService,
    private readonly cleanups: LogCleanups,
  ) {
    super();
  }

  override async switchedOff(): Promise<string | null> {
    const { months } = await this.retention.read();
    return months === null ? 'Es ist keine Frist eingestellt.' : null;
  }

  async run(run: JobRun): Promise<JobResult> {
    const { months } = await this.retention.read();
    if (months === null) {
      run.line('Es ist keine Frist eingestellt: nichts zu löschen');
      return {};
    }
    return { cleanup: await this.cleanups.run(run, retentionDate(months, await this.logService.check())) };
  }
}
