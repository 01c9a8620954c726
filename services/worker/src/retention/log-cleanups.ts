import { Injectable } from '@nestjs/common';
import { type CleanupOutcome, germanNumber, type JobActor } from '@pruefer/contracts';
import type { Actor } from '@pruefer/platform';
import type { JobRun } from '../jobs/handlers/job-handler.js';
import { LogService } from './log-service.js';

/** Runs the cleanup of a job in log-service. */
@Injectable()
export class LogCleanups {
  constructor(private readonly logService: LogService) {}

  /**
   * Can be repeated: log-service cleans up once for each job and then returns the same answer.
   * @throws Problem `cleanup_too_late`; `unavailable`, after which the job is retried
   */
  async run(run: JobRun, date: string): Promise<CleanupOutcome> {
    run.step(`Einträge vor dem ${date} werden gelöscht`);
    await run.makeFinal();
    const actor = run.actor && jobActorOf(run.actor);
    const { logsDeleted } = await this.logService.cleanUp({ date, jobId: run.id, actor });
    run.line(`${germanNumber(logsDeleted)} Einträge gelöscht`);
    return { date, logsDeleted };
  }
}

function jobActorOf({ userId, name, origin }: Actor): JobActor {
  return { name, ...(userId !== undefined && { userId }), ...origin };
}
