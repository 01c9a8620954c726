import { Injectable } from '@nestjs/common';
import { germanNumber, type JobActor, type JobResult } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import { JobHandler, type JobRun } from '../jobs/handlers/job-handler.js';
import { LogService } from './log-service.js';
import { retentionDate } from './retention-date.js';
import { RetentionRepository } from './retention.repository.js';

/** Deletes log rows by a call of log-service. */
@Injectable()
abstract class LogDeletionHandler extends JobHandler {
  readonly timeoutMs = 60_000;

  constructor(protected readonly logService: LogService) {
    super();
  }

  /**
   * Can be repeated: log-service cleans up once for each job and then returns the same answer.
   * @throws Problem `cleanup_too_late`; `unavailable`, after which the job is retried
   */
  protected async deleteBefore(date: string, run: JobRun): Promise<JobResult> {
    run.step(`Einträge vor dem ${date} werden gelöscht`);
    await run.makeFinal();
    const actor = run.actor && toJobActor(run.actor);
    const { logsDeleted } = await this.logService.cleanUp({ date, jobId: run.id, actor });
    run.line(`${germanNumber(logsDeleted)} Einträge gelöscht`);
    return { cleanup: { date, logsDeleted } };
  }
}

/** Runs the cleanups that staff starts. */
@Injectable()
export class LogCleanupHandler extends LogDeletionHandler {
  readonly kind = 'log-cleanup';

  run(run: JobRun): Promise<JobResult> {
    return this.deleteBefore(String(run.data['date']), run);
  }
}

/** Removes log rows above the configured age; without that setting it removes none. */
@Injectable()
export class LogRetentionHandler extends LogDeletionHandler {
  readonly kind = 'log-retention';

  constructor(
    private readonly retention: RetentionRepository,
    logService: LogService,
  ) {
    super(logService);
  }

  override async switchedOff(): Promise<string | null> {
    const { months } = await this.retention.read();
    return months === null ? 'Es ist keine Frist eingestellt.' : null;
  }

  async run(run: JobRun): Promise<JobResult> {
    const { months } = await this.retention.read();
    if (months !== null) return this.deleteBefore(retentionDate(months, await this.logService.check()), run);
    run.line('Es ist keine Frist eingestellt: nichts zu löschen');
    return {};
  }
}

function toJobActor({ userId, name, origin }: Actor): JobActor {
  return { name, ...(userId !== undefined && { userId }), ...origin };
}
