import { Injectable } from '@nestjs/common';
import type { CleanedLogs } from '@pruefer/contracts';
import type { SignedInActor } from '@pruefer/platform';
import { Jobs } from '../jobs/handlers/jobs.js';
import { LogService } from './log-service.js';

/** The wait ends before the gateway's own limit of 60 s. */
const ANSWERED_WITHIN_MS = 55_000;

/** Cleans up the log with a job and waits for its end. */
@Injectable()
export class CleanUpLogs {
  constructor(
    private readonly jobs: Jobs,
    private readonly logService: LogService,
  ) {}

  /**
   * @param date YYYY-MM-DD; rows before the start of this day in the configured zone are removed
   * @throws Problem `cleanup_too_late` and `unavailable` before anything has begun; `job_running`, `job_failed`, `job_unfinished`
   */
  async run(date: string, actor: SignedInActor): Promise<CleanedLogs> {
    await this.logService.check(date);
    const { id } = await this.jobs.start('log-cleanup', { date }, actor);
    const { result } = await this.jobs.waitForEnd(id, ANSWERED_WITHIN_MS);
    return { logsDeleted: result?.cleanup?.logsDeleted ?? 0 };
  }
}
